// Messages of the server, of the shell and of the board, in the current language.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import english from '../../words/en.ftl?raw';
import { api } from '../server/api';
import type { Arg, Words } from '../server/protocol';
import { PLAYER } from './player';

/** Every language, with what its button says and its whole name. */
export const LANGUAGES = {
  en: { short: 'EN', name: 'English' },
  ru: { short: 'РУ', name: 'Русский' },
  uk: { short: 'УК', name: 'Українська' },
} as const;
export type Language = keyof typeof LANGUAGES;

const own = import.meta.glob<string>(['../../words/*.ftl', '!../../words/en.ftl'], { query: '?raw', import: 'default' });
const pathOf = (language: string) => `../../words/${language}.ftl`;
const texts = new Map([[pathOf('en'), english]]); // Fluent texts by path, of a game by `<game>/<language>`, of its board by `<game> <path>`

/** The messages of a board: what imports them, by a path that ends in `/<language>.ftl`. */
export type Texts = Record<string, () => Promise<string>>;

function preferred(): Language {
  const kept = localStorage.getItem('kanly.language');
  for (const wish of [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))]) {
    if (wish && Object.hasOwn(LANGUAGES, wish)) return wish as Language;
  }
  return 'en';
}

const inLanguage = (texts: Texts, language: string) => Object.keys(texts).filter((path) => path.endsWith(`/${language}.ftl`));

function bundle(language: Language, game: string, board: Texts): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const ofBoard = inLanguage(board, language).map((path) => `${game} ${path}`);
  const found = [pathOf(language), `${game}/${language}`, ...ofBoard].map((key) => texts.get(key));
  for (const text of found) if (text) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

const NOTHING: Record<string, Arg> = {};

/** A number that every language writes alike: `Intl`, which takes long to begin, is asked only for its plural. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

class Speech {
  language = $state<Language>(preferred());
  game = $state('');
  players = $state.raw<string[]>([]); // who sits at the table that is spoken of
  private texts: Texts = {};
  private loaded = $state(0);
  private bundles = $derived.by(() => {
    this.loaded;
    const codes = this.language === 'en' ? (['en'] as Language[]) : [this.language, 'en' as Language];
    return codes.map((code) => bundle(code, this.game, this.texts));
  });

  /** Use the words of a game and of its board, fetched once for each language. */
  async use(game: string, texts: Texts = {}): Promise<void> {
    this.game = game;
    this.texts = texts;
    await this.fetch(this.language);
    this.loaded += 1;
  }

  /** What is said now, in that language and in the one that everything is written in. */
  private async fetch(language: string): Promise<void> {
    await Promise.all([...new Set([language, 'en'])].flatMap((each) => this.fetched(each)));
  }

  private fetched(language: string): Promise<unknown>[] {
    const { game, texts: board } = this;
    const wanted: [string, () => Promise<string>][] = inLanguage(board, language).map((path) => [`${game} ${path}`, board[path]!]);
    if (game) wanted.push([`${game}/${language}`, () => api.words(game, language)]);
    if (own[pathOf(language)]) wanted.push([pathOf(language), own[pathOf(language)]!]);
    return wanted.map(async ([key, fetch]) => texts.has(key) || texts.set(key, await fetch()));
  }

  /** Switch to another language, as soon as its words are here. */
  async speak(language: Language): Promise<void> {
    await this.fetch(language);
    this.language = language;
    localStorage.setItem('kanly.language', language);
    document.documentElement.lang = language;
    this.loaded += 1;
  }

  /** Messages without arguments, formatted once: names and labels are needed again with every update. */
  private formatted = $derived.by(() => {
    this.bundles;
    return new Map<string, string>();
  });

  /** A message of this client or of the game: id and arguments. */
  say(id: string, args: Record<string, Arg> = NOTHING): string {
    if (args !== NOTHING && Object.keys(args).length) return this.format(id, args);
    const formatted = this.formatted;
    let text = formatted.get(id);
    if (text === undefined) formatted.set(id, (text = this.format(id, args)));
    return text;
  }

  private format(id: string, args: Record<string, Arg>): string {
    for (const each of this.bundles) {
      const message = each.getMessage(id);
      if (message?.value) return each.formatPattern(message.value, this.flat(args), []);
    }
    return 'option' in args ? String(args.option) : id;
  }

  has(id: string): boolean {
    return this.bundles.some((each) => each.hasMessage(id));
  }

  /** A sentence of the server; sentences among its arguments are said first. */
  tell(words: Words): string {
    return this.say(words.id, words.args);
  }

  private flat(args: Record<string, Arg>): Record<string, string | number | FluentNumber> {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.counted(this.plain(arg))]));
  }

  private counted(value: string | number): string | number | FluentNumber {
    return typeof value === 'number' && isPlain(value) ? new PlainNumber(value) : value;
  }

  private plain(arg: Arg): string | number {
    if (typeof arg === 'number' || typeof arg === 'string') return arg;
    if (Array.isArray(arg)) return arg.map((item) => this.plain(item)).join(', ');
    if (arg !== null && typeof arg === 'object') return (arg.id === PLAYER && this.players[Number(arg.args.n) - 1]) || this.tell(arg);
    return String(arg);
  }
}

/** Names are written as within a sentence; what stands alone begins with a capital letter. */
function capitalised(text: string): string {
  const first = text.charAt(0);
  const large = first.toUpperCase();
  return first === large ? text : large + text.slice(1);
}

export const speech = new Speech();
/** A message of this client or of the game, as it may stand within a sentence. */
export const say = (id: string, args?: Record<string, Arg>) => speech.say(id, args);
/** A message that stands alone: a name on a board, a button, a heading. */
export const label = (id: string) => capitalised(speech.say(id));
/** A sentence of the server, which stands alone. */
export const tell = (words: Words) => capitalised(speech.tell(words));
/** To whom an event is told: to somebody who looks on, to whoever did it, or to whoever it was done to. */
export type Hearer = 'event' | 'you' | 'to-you';
/** An event; told as `you-<kind>` or `to-you-<kind>`, if there are such words. */
export function tellEvent(words: Words, hearer: Hearer): string {
  const id = words.id.replace(/^event-/, `${hearer}-`);
  return tell(speech.has(id) ? { ...words, id } : words);
}
