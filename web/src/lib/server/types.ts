// What the server sends and takes: the shapes of kanly.protocol.

export interface Words {
  id: string;
  args: Record<string, Arg>;
  refs: string[];
  rules: string[];
}
export type Arg = string | number | boolean | null | Words | Arg[];

export interface Offered {
  option: string;
  words: Words;
}
export interface Question {
  kind: string;
  words: Words;
  options: Offered[];
  context: unknown;
}
export interface Waiting {
  form: 'ask' | 'secret' | 'window' | 'confirm' | 'over';
  kind: string;
  seats: number[];
  context: unknown;
}
export interface Happened {
  kind: string;
  data: unknown[];
  words: Words;
}
export interface Ending {
  how: string;
  ranking: string[][];
  scores: Record<string, number>;
  reason: Words | null;
  key: string;
}
export interface Sight {
  view: Record<string, any>;
  parties: Party[];
  ask: Question | null;
  unasked: Question[];
  waiting: Waiting;
  undo: string | null;
  orders: { kind: string; option: string; this_turn: boolean }[];
  ending: Ending | null;
}
export interface Remark {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
export interface SeatInfo {
  seat: number;
  who: 'person' | 'bot' | 'open';
  name: string;
  bot: string;
  stands_in: boolean;
  here: boolean;
  conceded: boolean;
  bank: number | null;
}
export interface Clock {
  kind: 'none' | 'move' | 'bank';
  seconds: number;
  window: number;
  away: number;
}
export interface TableInfo {
  id: string;
  game: string;
  modules: string[];
  settings: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  public: boolean;
  clock: Clock;
  status: 'open' | 'running' | 'finished' | 'abandoned';
  owner: { id: string; name: string };
  commitment: string;
  created: number;
  watchers: number;
  vote: { on: string; by: number; yes: number[]; asked: number[] } | null;
  news: { id: string; args: Record<string, string | number> }[];
  ended: number | null;
  result: Record<string, any> | null;
  next: string | null;
}
export interface MyTable {
  table: TableInfo;
  mine: number[];
  asked: number[];
  links: { seat: number; token: string; path: string }[];
}
/** Applies to these seat counts and with any of these modules; where none are named, with all. */
export interface SettingInfo {
  name: string;
  type: 'flag' | 'pick' | 'number';
  title: string;
  help: string;
  default: boolean | number | string;
  seats: number[];
  modules: string[];
  values: string[];
  low: number;
  high: number;
}
export interface GameInfo {
  id: string;
  title: string;
  help: string;
  seats: number[];
  default_seats: number;
  modules: { name: string; title: string; help: string; requires: string[]; excludes: string[]; seats: number[] }[];
  settings: SettingInfo[];
  bots: string[];
}
export interface Me {
  id: string;
  name: string;
  account: boolean;
  email: string;
  language: string;
  webhook: string;
  webhook_kind: string;
  mails: boolean; // whether the server sends e-mail
}
export interface Rule {
  id: string;
  text: string;
  section: string; // its title in English
  heading: string; // message of the title
}
export interface Moment {
  after: number;
  of: number;
  seat: number | null;
  view: Record<string, any>;
  parties: Party[];
  events: Happened[];
  choice: Record<string, any> | null;
}
export interface Series {
  of: number;
  seat: number | null;
  points: { after: number; view: Record<string, any>; parties: Party[] }[];
}
export interface Party {
  id: string;
  seat: number | null;
  team: string;
}
