// The messages of kanly.protocol. Written by tools/protocol_types.py: change the protocol, then run that.

/** An argument of a sentence; other sentences may be among them. */
export type Arg = string | number | boolean | null | Words | Arg[];

/** A sentence: message id and arguments (other sentences among them), what it points at, the rules behind it. */
export interface Words {
  id: string;
  args: Record<string, Arg>;
  refs: string[];
  rules: string[];
}

/** An event in this seat's eyes. */
export interface Happened {
  kind: string;
  data: any[];
  words: Words;
}

/**
 * A side of the game and the seat that answers for it. `seat` null: nobody does (a rival). Members of a team name
 * the same `team`.
 */
export interface Party {
  id: string;
  seat: number | null;
  team: string;
}

/** What was wrong: a word for programs, a sentence for people. */
export interface Fault {
  code: string;
  text: string;
}

/** A name is enough. `token`: also hand out the session's token, for programs that keep no cookies. */
export interface NewGuest {
  name: string;
  token?: boolean;
}

/** An account keeps the tables of the guest who opens it. */
export interface NewAccount {
  name: string;
  password: string;
  token?: boolean;
}

/** Name and password of an account; `code`: of its second factor, if it has one (`code_needed`). */
export interface Login {
  name: string;
  password: string;
  token?: boolean;
  code?: string;
}

/** Somebody as everybody may see them. */
export interface Person {
  id: string;
  name: string;
}

/** Somebody as only they see themselves. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
  email: string;
  language: string;
  webhook: string;
  webhook_kind: string;
  mails: boolean;
  token: string | null;
  proved: boolean;
  second_factor: boolean;
  quiet_from: number;
  quiet_to: number;
  zone: string;
}

/**
 * What a person may change of themselves; what is not given stays. An account's e-mail needs its `password`: links
 * for a new one go there.
 */
export interface Preferences {
  name?: string | null;
  email?: string | null;
  language?: string | null;
  webhook?: string | null;
  webhook_kind?: 'discord' | 'generic' | 'slack' | null;
  quiet_from?: number | null;
  quiet_to?: number | null;
  zone?: string | null;
  password?: string;
}

/** Another password for my account; all other sessions end. */
export interface NewPassword {
  old: string;
  new: string;
  token?: boolean;
}

/** A browser or program that is logged in as me. Times are seconds since 1970; `this`: the one that asks. */
export interface SessionInfo {
  id: string;
  agent: string;
  created: number;
  seen: number;
  this: boolean;
}

/** Whose password was forgotten. */
export interface Forgotten {
  name: string;
}

/** A new password by the token of a letter's link. */
export interface Reset {
  token: string;
  password: string;
}

/** The token of a letter that went to my address. */
export interface Proof {
  token: string;
}

/** That it is really me: my password, and a code of my second factor if I have one. */
export interface Proven {
  password?: string;
  code?: string;
}

/** A secret for an app: as text, as a link, as a picture (SVG). It counts once a code of the app has come. */
export interface SecondFactor {
  secret: string;
  link: string;
  picture: string;
}

/** What the app shows. */
export interface FirstCode {
  code: string;
}

/** Codes for paper: each stands in for the app once. */
export interface RecoveryCodes {
  codes: string[];
}

/** Somebody at a table: on a seat, or who has said the n-th remark. */
export interface Somebody {
  table: string;
  seat?: number | null;
  remark?: number | null;
}

/** Do not hear somebody any more (mute), nor sit with them (block). */
export interface NewBlock {
  who: Somebody;
  kind: 'block' | 'mute';
}

/** Somebody whom I have muted or blocked; `seats`: theirs at the table that was asked about. */
export interface Block {
  person: Person;
  kind: string;
  since: number;
  seats: number[];
}

/** Something that the operator should know about somebody. */
export interface NewReport {
  who: Somebody;
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'spam';
  text?: string;
}

/** What the operator tells everybody, by language. */
export interface Broadcast {
  id: string;
  words: Record<string, string>;
  created: number;
}

/** A module of a game; an implied one is chosen automatically for its seats and cannot be left out. */
export interface ModuleInfo {
  name: string;
  title: string;
  help: string;
  requires: string[];
  excludes: string[];
  seats: number[];
  implied: boolean;
}

/**
 * What a table decides before it begins: a flag, a pick from values, a number within limits, or a text. It applies
 * to these seat counts and with any of these modules; where none are named, with all. A flag is on whatever it
 * says where another setting has a value that brings it: pairs of name and value.
 */
export interface SettingInfo {
  name: string;
  type: string;
  title: string;
  help: string;
  default: boolean | number | string;
  seats: number[];
  modules: string[];
  brought_by: [string, string][];
  values: string[];
  low: number;
  high: number;
}

/** A game and everything that can be chosen for it. */
export interface GameInfo {
  id: string;
  title: string;
  help: string;
  seats: number[];
  default_seats: number;
  modules: ModuleInfo[];
  settings: SettingInfo[];
  bots: string[];
  example: boolean;
  lesson: boolean;
  levels: string[];
  names: Record<string, string>;
}

/** How many bots of the level hard this server carries at once, and how many more it would take now. */
export interface StrongBots {
  most: number;
  free: number;
}

/**
 * One numbered rule, in markdown, with the title of its section, and the language in which it is told. `needs`:
 * modules and settings; it holds only where one of each group is chosen or on.
 */
export interface RuleInfo {
  id: string;
  text: string;
  section: string;
  language: string;
  needs: string[][];
}

/**
 * Time to think: none, seconds per move, or a bank of seconds for the whole game. `window`: seconds after which
 * whoever has not reacted passes. `away`: seconds after which a bot stands in for somebody who is asked and not
 * connected. 0: never. `delay`: seconds of each question that cost nothing of the bank. Whoever is late for the
 * first time is answered for once; the next time a bot stands in.
 */
export interface Clock {
  kind: 'bank' | 'move' | 'none';
  seconds: number;
  window: number;
  away: number;
  delay: number;
}

/** Who shall sit there: me (more than once: a hot seat), a bot by its level or kind, or open for a friend. */
export interface SeatWish {
  who: 'bot' | 'me' | 'open';
  bot?: string;
  name?: string;
}

/** A table to be set: the game, its settings, and a wish for every seat. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  modules?: string[];
  settings?: Record<string, boolean | number | string>;
  public?: boolean;
  clock?: Clock;
  pace?: number | null;
  talk?: 'all' | 'seats';
  hints?: boolean;
}

/** A first game that is taught: seats, bots and cards are the game's own choice. */
export interface NewLesson {
  game: string;
}

/**
 * A seat as everybody sees it. `who`: person, bot or open; `bot` plays, or stands in for the person, at a `level`.
 * `called`: a bot's name as a message, `bot-name-<called>`, where it is one of the game's own.
 */
export interface SeatInfo {
  seat: number;
  who: string;
  name: string;
  bot: string;
  stands_in: boolean;
  here: boolean;
  conceded: boolean;
  bank: number | null;
  level: string;
  called: string;
}

/** An open vote: on what, by whom, who has said yes, who is still asked; what everybody saw that would be undone. */
export interface VoteInfo {
  on: string;
  by: number;
  yes: number[];
  asked: number[];
  about: Words[];
}

/** Something that the server has to say about a table: a message of `/api/games/{game}/words/{language}`. */
export interface News {
  id: string;
  args: Record<string, string | number>;
}

/** A table as everybody may see it. `status`: open, running, finished or abandoned. */
export interface TableInfo {
  id: string;
  game: string;
  modules: string[];
  settings: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  public: boolean;
  clock: Clock;
  status: string;
  owner: Person;
  commitment: string;
  created: number;
  watchers: number;
  talk: string;
  vote: VoteInfo | null;
  news: News[];
  ended: number | null;
  result: Record<string, any> | null;
  next: string | null;
  round: number;
  lesson: string;
  hints: boolean;
  pace: number | null;
  board: string;
}

/**
 * A link for one seat and one use; the part behind `#` never reaches a server's log. `code`: for telling it aloud,
 * it does the same.
 */
export interface JoinLink {
  seat: number;
  token: string;
  path: string;
  code: string;
}

/** A code that somebody was told. */
export interface Code {
  code: string;
}

/** A link that is to be a picture for a phone's camera. */
export interface Picture {
  text: string;
}

/** Where a browser takes push messages. */
export interface PushAddress {
  address: string;
}

/** What a browser shows to somebody who has no page open: a sentence, and where it leads. */
export interface Call {
  title: string;
  text: string;
  path: string;
}

/** By what this server is known to the push services of browsers. */
export interface PushKey {
  key: string;
}

/** A table of mine: the seats that are mine, and the links that I may hand out. */
export interface MyTable {
  table: TableInfo;
  mine: number[];
  asked: number[];
  links: JoinLink[];
}

/** Take a seat: by the token of its link, by its code, or any open one of a public table. */
export interface Join {
  token?: string;
  seat?: number | null;
}

/** What the owner does with a seat: a bot instead of an absent person, the person back, a new link. */
export interface SeatChange {
  do: 'back' | 'bot' | 'link';
  bot?: string;
}

/** A new table that begins where a finished game stood after a number of choices. */
export interface Continue {
  after: number;
  seats: SeatWish[];
}

/** A record that was checked choice by choice and kept. */
export interface Verified {
  table: TableInfo;
  choices: number;
}

/**
 * A finished game after a number of choices, as a seat saw it (null: a watcher); or a running one after a number
 * of steps, as a seat of mine saw it.
 */
export interface Moment {
  after: number;
  of: number;
  seat: number | null;
  view: Record<string, any>;
  parties: Party[];
  events: Happened[];
  choice: Record<string, any> | null;
}

/**
 * A decision of a finished game: everybody's chance by party before it, what the answer left its seat, and the
 * best answer, if that was clearly better. `after` counts the choices before it; `asked` is the question, null in
 * reviews that were made without it, and `words` are the answers in words.
 */
export interface Decision {
  after: number;
  seat: number;
  option: string;
  words: Words;
  chances: Record<string, number>;
  value: number;
  best: string;
  best_words: Words | null;
  best_value: number;
  asked: Words | null;
}

/** A decision after which a party's chance was another one until the next: by how much. */
export interface Turning {
  after: number;
  party: string;
  by: number;
}

/**
 * What a strong player thinks of a finished game. `status`: none, running, done or failed; `at` of `of` choices
 * are behind it. `mistakes` and `swings` name decisions by their `after`, the largest first.
 */
export interface ReviewInfo {
  status: string;
  at: number;
  of: number;
  decisions: Decision[];
  mistakes: number[];
  swings: Turning[];
}

/** A game in pictures: what is printed, and what a learner sees when first asked each of some kinds of questions. */
export interface Shown {
  printed: Record<string, any>;
  moments: Record<string, Moment>;
}

/** What somebody saw of a game at one point of it. */
export interface Glance {
  after: number;
  view: Record<string, any>;
  parties: Party[];
}

/** An event without its words, and how many choices or steps had been made when it was told. */
export interface Told {
  after: number;
  kind: string;
  data: any[];
}

/**
 * A whole game at a glance, for charts: views at points spread evenly over its choices, or over the steps of one
 * that goes on, the first and the last always among them; and everything that was told, before and between them.
 */
export interface Series {
  of: number;
  seat: number | null;
  points: Glance[];
  told: Told[];
}

/** The first message: what the client speaks, and how far it had come before it lost the connection. */
export interface Hello {
  type: 'hello';
  protocol: number;
  rev?: number;
  events?: number;
  talk?: number;
}

/** Answer, or interject: one choice or several in a row, each a kind of question and an option's token. */
export interface Choose {
  type: 'choose';
  id: string;
  rev: number;
  choices: [string, string][];
}

/** Take back the last choice, or as much as possible of the turn; `others`: ask those who have answered since. */
export interface Undo {
  type: 'undo';
  id: string;
  rev: number;
  turn?: boolean;
  others?: boolean;
}

/** The turn is really over: for a seat that prefers to say so. */
export interface Confirm {
  type: 'confirm';
  id: string;
  rev: number;
}

/** A standing order: answer every such question with this option, until something wakes the seat. */
export interface Order {
  type: 'order';
  id: string;
  kind: string;
  option: string;
  this_turn?: boolean;
}

/** End the standing order for such questions. */
export interface Cancel {
  type: 'cancel';
  id: string;
  kind: string;
}

/** Table talk: plain words to everybody at the table. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/**
 * Why is this option not offered now, or nothing with this thing (`space:arrakeen`)? One of the two is given.
 * `picked` goes with a thing: what an answer must begin with (`play:dagger`), since so much of it is picked
 * already.
 */
export interface WhyNot {
  type: 'why_not';
  id: string;
  option?: string;
  thing?: string;
  picked?: string;
}

/** Open a vote by a first yes, or answer the open one. `on` is `abandon` or `undo`. */
export interface Vote {
  type: 'vote';
  id: string;
  on: string;
  yes: boolean;
}

/** Give up; a bot plays the seat to the end. */
export interface Concede {
  type: 'concede';
  id: string;
}

/** Take the seat back from the bot that stands in. */
export interface Return {
  type: 'return';
  id: string;
}

/**
 * What the seat likes; what is left out stays as it is. `confirm`: how it ends its turns, 0 at once, -1 when it
 * confirms, n seconds after its last choice. `ask_all`: it is asked even where there is one option only, which
 * otherwise answers itself.
 */
export interface Prefer {
  type: 'prefer';
  id: string;
  confirm?: number | null;
  ask_all?: boolean | null;
}

/** What would a strong player answer? Everybody at the table is told that the seat has asked. */
export interface Hint {
  type: 'hint';
  id: string;
  rev: number;
}

/**
 * How long bots take at least, in milliseconds, from now on: the owner says so. Without a number: they do not wait
 * until a person is asked again, which whoever plays with bots alone may say.
 */
export interface Pace {
  type: 'pace';
  id: string;
  ms?: number | null;
}

/** The open window waits for this seat, however long it takes; anybody may say so, with or without a reason. */
export interface HoldOn {
  type: 'hold_on';
  id: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  id: string;
}

/** One option of a question. */
export interface Offered {
  option: string;
  words: Words;
}

/** A question to this seat, or something that it may do unasked. */
export interface Question {
  kind: string;
  words: Words;
  options: Offered[];
  context: any;
}

/** What the table waits for: `form` is ask, secret, window, confirm or over. */
export interface Waiting {
  form: string;
  kind: string;
  seats: number[];
  context: any;
}

/** A standing order of this seat. */
export interface Standing {
  kind: string;
  option: string;
  this_turn: boolean;
}

/** How the table ended: `how` is played, conceded or abandoned; the key can be checked against the commitment. */
export interface Ending {
  how: string;
  ranking: string[][];
  scores: Record<string, number>;
  reason: Words | null;
  key: string;
  ties: Words[];
}

/** All that a seat (or watcher) sees of the game now; `rev` changes exactly when this does. */
export interface SeatView {
  view: Record<string, any>;
  parties: Party[];
  ask: Question | null;
  unasked: Question[];
  waiting: Waiting;
  undo: string | null;
  orders: Standing[];
  ending: Ending | null;
}

/** The answer to `hello`: where this is, and which seat is yours (null: you watch). */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  you: number | null;
  table: TableInfo;
}

/** What the seat sees now. `events` replace everything from number `since` on that the client has. */
export interface Update {
  type: 'update';
  rev: number;
  since: number;
  events: Happened[];
  sight: SeatView;
}

/** The table has changed around the game: seats, who is here, votes, clocks, status. */
export interface About {
  type: 'about';
  table: TableInfo;
}

/** Something said at the table; seat null: by a watcher. `muted`: by somebody whom you do not want to hear. */
export interface Remark {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  muted: boolean;
}

/** Remarks from number `since` on. */
export interface Talk {
  type: 'talk';
  since: number;
  remarks: Remark[];
}

/** Done, and safely stored. `again`: it had been done before, this is the old answer. */
export interface Ack {
  type: 'ack';
  id: string;
  rev: number;
  again: boolean;
}

/** The answer to `why_not`; null: it is offered, or something with the thing is. */
export interface Reason {
  type: 'reason';
  id: string;
  words: Words | null;
}

/** The answer to `hint`: an option of the question, and why it is good. */
export interface Advice {
  type: 'advice';
  id: string;
  kind: string;
  option: string;
  words: Words;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  id: string;
}

/** Not done, and nothing has changed. `code` is for programs, `text` for people. */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  text: string;
  rev: number;
}

/** On a person's own socket: something happened at one of their tables, or everybody is told something. */
export interface Notice {
  type: 'notice';
  what: string;
  table: string;
  seat: number;
}

/** The server closes this connection; `again`: come back soon. */
export interface Bye {
  type: 'bye';
  reason: string;
  again: boolean;
}

/** Anything that a client may send. */
export type FromClient = Hello | Choose | Undo | Confirm | Order | Cancel | Say | WhyNot | Vote | Concede | Return | Hint | Pace | HoldOn | Prefer | Ping;

/** Anything that a server may send. */
export type FromServer = Welcome | Update | About | Talk | Ack | Reason | Advice | Pong | Refused | Notice | Bye;

export const PROTOCOL = 1;
