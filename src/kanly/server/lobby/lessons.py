"""Lessons over HTTP: begin one or go on with it, and end it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import Parameter

from kanly.protocol import lobby as api
from kanly.registry import game_named
from kanly.server.lobby.games import GameId
from kanly.server.lobby.tables import Id, check_room, mine, open_table
from kanly.server.people.accounts import NotAllowed
from kanly.server.people.sessions import hub_of
from kanly.server.process.faults import Conflict
from kanly.server.store import tables as rows
from kanly.server.store.people import PersonRow
from kanly.server.tables.lessons import ON, game_shown, set_lesson

Kinds = Annotated[str, Parameter(max_length=200, pattern="^[a-z_,]*$")]


@post("/lessons", tags=["lessons"], status_code=200)
async def begin_lesson(state: State, me: PersonRow, data: api.NewLesson) -> api.MyTable:
    """The table at which I learn a game: the one that I have begun and not finished, or a new one."""
    hub = hub_of(state)
    for row in await rows.my_tables(hub.db, me.id, ("running",)):
        if row.game == data.game and row.terms.lesson == ON:
            return mine(state, row, me)
    fresh = set_lesson(hub.config, me, data.game)
    await check_room(state, me)
    live = await open_table(state, fresh)
    return mine(state, live.row, me)


@post("/tables/{id:str}/lesson/end", tags=["lessons"], status_code=200)
async def end_lesson(state: State, me: PersonRow, id: Id) -> api.MyTable:
    """Skip the rest of a lesson, or play on after it: the table goes on as any other."""
    async with hub_of(state).at(id) as live:
        if live.row.owner != me.id:
            raise NotAllowed("only whoever learns here may end the lesson")
        if not live.row.terms.lesson:
            raise Conflict("lesson", "nobody is taught at this table")
        await live.end_lesson()
    return mine(state, live.row, me)


@get("/games/{game:str}/pictures", tags=["lessons"])
async def show_game(game: GameId, asked: Kinds = "") -> api.Shown:
    """A game as its lesson goes between bots: what the learner's seat sees when first asked these kinds (`a,b`)."""
    shown = await asyncio.to_thread(game_shown, game_named(game))
    wanted = asked.split(",")
    return api.Shown(shown.printed, {kind: moment for kind, moment in shown.moments.items() if kind in wanted})
