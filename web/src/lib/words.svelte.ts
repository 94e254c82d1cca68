// Words: the messages of the server and of this client, in the language of the moment.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from './api';
import type { Arg, Words } from './types';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

const own = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default', eager: true });
const games = new Map<string, string>(); // `<game>/<language>` -> Fluent text

function preferred(): Language {
  const kept = localStorage.getItem('kanly.language');
  for (const wish of [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))]) {
    if (LANGUAGES.includes(wish as Language)) return wish as Language;
  }
  return 'en';
}

function bundle(language: Language, game: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const text = own[`../words/${language}.ftl`];
  if (text) made.addResource(new FluentResource(text), { allowOverrides: true });
  const words = games.get(`${game}/${language}`);
  if (words) made.addResource(new FluentResource(words), { allowOverrides: true });
  return made;
}

const NOTHING: Record<string, Arg> = {};

class Speech {
  language = $state<Language>(preferred());
  game = $state('');
  private loaded = $state(0);
  private bundles = $derived.by(() => {
    this.loaded;
    const codes = this.language === 'en' ? (['en'] as Language[]) : [this.language, 'en' as Language];
    return codes.map((code) => bundle(code, this.game));
  });

  /** Use the words of a game, fetched once for each language. */
  async use(game: string): Promise<void> {
    this.game = game;
    await Promise.all(
      [...new Set([this.language, 'en'])].map(async (language) => {
        const key = `${game}/${language}`;
        if (game && !games.has(key)) games.set(key, await api.words(game, language));
      }),
    );
    this.loaded += 1;
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    localStorage.setItem('kanly.language', language);
    document.documentElement.lang = language;
    await this.use(this.game);
  }

  /** What was said before in these words: most names and labels are said again with every update. */
  private said = $derived.by(() => {
    this.bundles;
    return new Map<string, string>();
  });

  /** A message of this client or of the game: id and arguments. */
  say(id: string, args: Record<string, Arg> = NOTHING): string {
    if (args !== NOTHING && Object.keys(args).length) return this.format(id, args);
    const said = this.said;
    let text = said.get(id);
    if (text === undefined) said.set(id, (text = this.format(id, args)));
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

  private flat(args: Record<string, Arg>): Record<string, string | number> {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.plain(arg)]));
  }

  private plain(arg: Arg): string | number {
    if (typeof arg === 'number' || typeof arg === 'string') return arg;
    if (Array.isArray(arg)) return arg.map((item) => this.plain(item)).join(', ');
    if (arg !== null && typeof arg === 'object') return this.tell(arg);
    return String(arg);
  }
}

/** Many names begin small, as they do within a sentence; what stands alone begins large. */
function standing(text: string): string {
  const first = text.charAt(0);
  const large = first.toUpperCase();
  return first === large ? text : large + text.slice(1);
}

export const speech = new Speech();
/** A message of this client or of the game, as it may stand within a sentence. */
export const say = (id: string, args?: Record<string, Arg>) => speech.say(id, args);
/** A message that stands alone: a name on a board, a button, a heading. */
export const label = (id: string) => standing(speech.say(id));
/** A sentence of the server, which stands alone. */
export const tell = (words: Words) => standing(speech.tell(words));
