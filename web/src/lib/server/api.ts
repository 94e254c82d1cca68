// The lobby over HTTP. A refusal is thrown with the server's own words.

import type { Block, Broadcast, GameInfo, Join, Me, Moment, MyTable, NewBlock, NewReport, NewTable, Preferences, Proven, PushKey, RecoveryCodes, ReviewInfo, RuleInfo, SeatChange, SeatWish, SecondFactor, Series, SessionInfo, Shown, StrongBots, TableInfo } from './protocol';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    const fault = await response.json().catch(() => ({ code: 'failed', text: response.statusText }));
    throw new Refusal(fault.code ?? 'failed', fault.text ?? response.statusText, response.status);
  }
  if (response.status === 204) return undefined as T;
  const kind = response.headers.get('content-type') ?? '';
  return (kind.includes('json') ? response.json() : response.text()) as Promise<T>;
}

const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
};

export const api = {
  me: () => call<Me>('GET', '/me'),
  guest: (name: string) => call<Me>('POST', '/guests', { name }),
  register: (name: string, password: string) => call<Me>('POST', '/accounts', { name, password }),
  logIn: (name: string, password: string, code = '') => call<Me>('POST', '/login', { name, password, code }),
  logOut: () => call<void>('POST', '/logout'),
  settings: (values: Preferences) => call<Me>('PATCH', '/me', values),
  password: (old: string, fresh: string) => call<Me>('POST', '/me/password', { old, new: fresh }),
  forgot: (name: string) => call<void>('POST', '/resets', { name }),
  reset: (token: string, password: string) => call<void>('POST', '/resets/use', { token, password }),
  askProof: () => call<void>('POST', '/me/proof'),
  prove: (token: string) => call<void>('POST', '/proofs', { token }),
  sessions: () => call<SessionInfo[]>('GET', '/me/sessions'),
  /** End one of my sessions, or all but this one. */
  endSession: (id?: string) => call<void>('DELETE', `/me/sessions${id ? `/${id}` : ''}`),
  offerSecondFactor: (proof: Proven) => call<SecondFactor>('POST', '/me/totp', proof),
  turnOnSecondFactor: (code: string) => call<RecoveryCodes>('POST', '/me/totp/on', { code }),
  turnOffSecondFactor: (proof: Proven) => call<void>('POST', '/me/totp/off', proof),
  newCodes: (proof: Proven) => call<RecoveryCodes>('POST', '/me/totp/codes', proof),
  deleteMe: (proof: Proven) => call<void>('POST', '/me/delete', proof),
  blocks: (table?: string) => call<Block[]>('GET', `/me/blocks${query({ table })}`),
  block: (block: NewBlock) => call<Block[]>('POST', '/me/blocks', block),
  unblock: (person: string) => call<void>('DELETE', `/me/blocks/${person}`),
  report: (report: NewReport) => call<void>('POST', '/reports', report),
  broadcasts: () => call<Broadcast[]>('GET', '/broadcasts'),
  games: (language: string) => call<GameInfo[]>('GET', `/games${query({ language })}`),
  /** How many hard bots the server carries, and how many more it would take. */
  bots: () => call<StrongBots>('GET', '/bots'),
  words: (game: string, language: string) => call<string>('GET', `/games/${game}/words/${language}`),
  rules: (game: string, language: string) => call<RuleInfo[]>('GET', `/games/${game}/rules${query({ language })}`),
  almanac: (table: string) => call<unknown>('GET', `/tables/${table}/almanac`),
  /** Public tables: those with free seats, or those that are being played. */
  tables: (status: 'open' | 'running' = 'open') => call<TableInfo[]>('GET', `/tables${query({ status })}`),
  mine: (status: 'going' | 'finished' = 'going') => call<MyTable[]>('GET', `/me/tables${query({ status })}`),
  create: (table: NewTable) => call<MyTable>('POST', '/tables', table),
  table: (id: string) => call<MyTable>('GET', `/tables/${id}`),
  /** The table at which I learn a game: the one that I have begun, or a new one. */
  learn: (game: string) => call<MyTable>('POST', '/lessons', { game }),
  /** A game in pictures: what somebody sees who is first asked these kinds of questions. */
  pictures: (game: string, asked: string[]) => call<Shown>('GET', `/games/${game}/pictures${query({ asked: asked.join() })}`),
  endLesson: (id: string) => call<MyTable>('POST', `/tables/${id}/lesson/end`),
  /** The table with the free seat that has this code. */
  find: (code: string) => call<MyTable>('POST', '/codes', { code }),
  /** A link as a QR code (SVG). */
  picture: (text: string) => call<string>('POST', '/pictures', { text }),
  pushKey: () => call<PushKey>('GET', '/pushes/key'),
  wantPushes: (address: string) => call<void>('POST', '/me/pushes', { address }),
  wantNoPushes: (address: string) => call<void>('POST', '/me/pushes/off', { address }),
  join: (id: string, body: Join) => call<MyTable>('POST', `/tables/${id}/join`, body),
  leave: (id: string) => call<void>('POST', `/tables/${id}/leave`),
  start: (id: string) => call<MyTable>('POST', `/tables/${id}/start`),
  seat: (id: string, seat: number, body: SeatChange) => call<MyTable>('POST', `/tables/${id}/seats/${seat}`, body),
  rematch: (id: string) => call<MyTable>('POST', `/tables/${id}/rematch`),
  moment: (id: string, after: number, seat?: number, since?: number) =>
    call<Moment>('GET', `/tables/${id}/moments/${after}${query({ seat, since })}`),
  /** A game at a few dozen points, for charts: a finished one from any seat, a running one from mine. */
  series: (id: string, seat?: number) => call<Series>('GET', `/tables/${id}/series${query({ seat })}`),
  /** What my seat saw after this many steps of a game that may still be running. */
  seen: (id: string, step: number, seat?: number) => call<Moment>('GET', `/tables/${id}/seen/${step}${query({ seat })}`),
  /** What a strong player thinks of a finished game, or how far that is. */
  review: (id: string) => call<ReviewInfo>('GET', `/tables/${id}/review`),
  beginReview: (id: string) => call<ReviewInfo>('POST', `/tables/${id}/review`),
  goOn: (id: string, after: number, seats: SeatWish[]) => call<MyTable>('POST', `/tables/${id}/continue`, { after, seats }),
};
