// What a game brings to the browser, and how it is found: `web/src/games/<id>/index.ts` exports it as its default.
// docs/write-a-board.md explains every part.

import type { Component } from 'svelte';
import type { Turns } from '../lib/play/told/blocks';
import type { EndTold } from '../lib/play/ended/finale';
import type { Travels } from '../lib/play/told/journeys';
import type { Lesson } from '../lib/play/taught/lesson';
import type { Moment } from '../lib/play/told/moments';
import { almanac } from '../lib/server/almanac';
import type { Happened, Party, Question, TableInfo, Words } from '../lib/server/protocol';
import { paintParties } from '../lib/play/people/looks';
import { speech, type Texts } from '../lib/words/words.svelte';
import PlainBoard from './PlainBoard.svelte';

export interface BoardProps<View = any, Printed = any> {
  game: string; // its id
  view: View; // what this seat may see, as `Rules.view` made it
  printed: Printed; // what never changes in this set-up, as `Rules.almanac` made it
  ask: Question | null; // the question to this seat
  seat: number | null; // null: somebody who watches
  parties: Party[];
  events: Happened[]; // what this seat has seen so far
  over: boolean; // the game has ended
  choose: (kind: string, option: string) => unknown;
}
/** A moment on the stage gets what a board gets, and the events that belong to it. */
export interface MomentProps<View = any, Printed = any> extends BoardProps<View, Printed> {
  told: Happened[];
}
export interface RailProps<View = any, Printed = any> {
  view: View;
  printed: Printed;
  party: Party;
  events: Happened[]; // what this seat has seen so far
}
/** Something that may be looked at: a discard pile, the cards that somebody has played. */
export interface Pile {
  title: string;
  things: { name: string; n?: number; note?: string; lines?: Words[] }[];
  count?: number; // if not all things are known
}
export interface GainProps<Printed = any> {
  kind: string; // of the question
  option: string;
  printed: Printed;
}
/** Numbers of the parties over a whole game. */
export interface Chart<View = any, Printed = any> {
  name: string; // its title is the message `chart-<name>`
  values: (view: View, printed: Printed) => Record<string, number | null>; // by the party's id; null: not known
  told?: (event: { kind: string; data: any[] }) => Record<string, number | null> | null; // by an event, at a moment that nobody is asked in
}
export interface GameBoard<View = any, Printed = any> {
  board: Component<BoardProps<View, Printed>>;
  rail?: Component<RailProps<View, Printed>>; // what stands below a party's name in the list of seats
  railNamesParty?: boolean; // the rail says itself which party it is about
  phase?: (view: View, printed: Printed) => string; // its name is the message `phase-<phase>`; empty: none
  charts?: Chart<View, Printed>[];
  partyRefs?: string[]; // kinds of refs that name a party: `house` for `house:leto`; if not given, any kind may
  thingMessage?: (thing: string) => string | Words; // the message that names a thing; if not given, `card-dagger` for `card:dagger`
  colours?: Record<string, string>; // of parties on the board, by id: they have them in seats, log and charts too
  piles?: (view: View, printed: Printed, party: string) => Pile[]; // what can be looked at of a party; of the table: ''
  gain?: Component<GainProps<Printed>>; // what an option brings, in signs, on its button in the question bar
  headings?: string[]; // kinds of events that head a part of the log
  turns?: Turns; // how the log tells turns; if not given, each event is a line
  moments?: Moment[]; // what is shown on a stage when it happens
  travels?: Travels; // which events are journeys from one place to another
  ending?: EndTold<View, Printed>; // what is told when the game is over
  words?: Texts; // messages of the board: import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })
}
/** A game as the shell uses it: with defaults for what its board leaves out. */
export interface LoadedGame extends Required<Omit<GameBoard, 'rail' | 'gain'>> {
  id: string;
  printed: any;
  lesson: Lesson | null; // at a table that teaches it
  rail?: Component<RailProps>;
  gain?: Component<GainProps>;
}

/** The same object, with its types checked. */
export const defineBoard = <View = any, Printed = any>(made: GameBoard<View, Printed>): GameBoard<View, Printed> => made;

const folders = import.meta.glob<{ default: GameBoard }>('../games/*/index.ts');
const lessons = import.meta.glob<{ default: Lesson }>('../games/*/lesson.ts');

const PLAIN: Omit<LoadedGame, 'id'> = {
  board: PlainBoard,
  railNamesParty: false,
  phase: (view) => (typeof view.phase === 'string' ? view.phase : ''),
  charts: [],
  partyRefs: [],
  thingMessage: (thing) => thing.replace(':', '-'),
  headings: ['round', 'phase'],
  turns: { opens: [] },
  moments: [],
  travels: () => null,
  ending: {},
  colours: {},
  piles: () => [],
  words: {},
  printed: null,
  lesson: null,
};

/** The game that is played at a table, with its board and its words. */
export async function openGame(table: TableInfo): Promise<LoadedGame> {
  const [game] = await Promise.all([loadGame(table), speech.use(table.game)]);
  await speech.use(game.id, { ...game.words, ...game.lesson?.words });
  paintParties(game.colours);
  return game;
}

/** A game with its board, or with the plain one that any game has. */
async function loadGame(table: TableInfo): Promise<LoadedGame> {
  const id = table.game;
  const load = folders[`../games/${table.board}/index.ts`];
  if (!load) return { ...PLAIN, id };
  const [{ default: own }, printed, lesson] = await Promise.all([load(), almanac(table), table.lesson ? lessonOf(id) : null]);
  return { ...PLAIN, ...own, id, printed, lesson };
}

/** A game with its board and its lesson, apart from any table. */
export async function showGame(id: string, lesson: Lesson, printed: any): Promise<LoadedGame> {
  const own = (await folders[`../games/${id}/index.ts`]?.())?.default;
  await speech.use(id, { ...own?.words, ...lesson.words });
  paintParties(own?.colours ?? {});
  return { ...PLAIN, ...own, id, printed, lesson };
}

/** What a game teaches to somebody who plays it for the first time; null if it has no lesson. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`../games/${game}/lesson.ts`]?.())?.default ?? null;
}
