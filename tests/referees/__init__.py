"""Referees: the rules of each game once more, from the rulebook alone, held against what tables do.

A referee knows nothing of an engine. It has its own copy of what is printed, taken from the facts (`printed.json`
beside it, the tables in `tests/printed`), and sees what anybody at a table can see: the questions and the answers
given, the events, the views, the result. From these it keeps its own books and says what is wrong.

A new game gets a referee by one more package here with a subclass of `Referee` (referee.py), which may write

    watch_answer(ask, option)   before an answer is given: what was offered, and what is taken
    watch_event(event)          every public event, in order
    watch_view(view)            the public view after every answer
    watch_end(result)           the end

and complains with `self.object(rule, what is wrong)`. `self.table` is there for views of seats and for the set-up;
everything else of a table is the engine's and is not looked at.

A module that changes how a game is played has a referee of its own, a subclass of the game's: `rivals` and
`six_players` for Uprising. Immortality goes with all of them and is put in front of each (`immortality/referee.py`).
The first game's cards in Uprising's decks have `first_cards`. `games.py` picks the one who knows a table's modules.

`watch(Referee, game, ...)` plays one game with bots and returns the complaints; `games.py` names the referees and the
games that the tests watch. `breaking.py` has ways to break a rule on purpose: scenes wrapped by a module, or events
told wrongly. Every group of rules has such a test, in which the referee must name the rule.

Where a card, a leader or a power may lift a rule, a referee lets the rule rest: it complains only of what is certain.
"""
