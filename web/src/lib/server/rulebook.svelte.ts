// The numbered rules of a game in the current language, fetched once, and the one that somebody looks at.

import { api } from './api';
import type { RuleInfo, TableInfo } from './protocol';
import { label, say, speech } from '../words/words.svelte';

class Rulebook {
  game = $state('');
  rules = $state.raw<RuleInfo[]>([]);
  shown = $state(''); // id of the rule in the dialog
  chosen = $state.raw<string[] | null>(null); // modules and settings of the table that is looked at
  readonly holding = $derived(this.rules.filter((rule) => holds(rule, this.chosen)));
  private asked = new Map<string, Promise<RuleInfo[]>>();

  async load(game: string): Promise<RuleInfo[]> {
    const language = speech.language;
    const key = `${game} ${language}`;
    let found = this.asked.get(key);
    if (!found) {
      found = api.rules(game, language);
      found.catch(() => this.asked.delete(key));
      this.asked.set(key, found);
    }
    const rules = await found;
    if (language === speech.language) {
      this.game = game;
      this.rules = rules;
    }
    return rules;
  }
  find(id: string): RuleInfo | undefined {
    return this.rules.find((rule) => rule.id === id);
  }
  async show(game: string, id: string): Promise<void> {
    await this.load(game);
    this.shown = id;
  }
}

export const rulebook = new Rulebook();

/** Whether a rule holds with these modules and settings; where there is no table, all do. */
export const holds = (rule: RuleInfo, chosen: string[] | null): boolean => !chosen || rule.needs.every((group) => group.some((name) => chosen.includes(name)));

/** The modules of a table, and the settings that are on. */
export const inPlay = ({ modules, settings }: TableInfo): string[] => [...modules, ...Object.keys(settings).filter((name) => settings[name] === true)];

/** A rule as one plain line, where nothing can be strong. */
export const plain = (text: string): string => pieces(text).map((part) => part.text).join('').replace(/\s*\n\s*/g, ' ');

/** Settings and modules by the names that they have in the lobby. */
const named = (text: string): string =>
  text.replace(/`?\b([a-z]+(?:_[a-z]+)+)\b`?/g, (all, id: string) => {
    const known = [`setting-${id}`, `module-${id}`].find((each) => speech.has(each));
    return known ? say('named-setting', { name: label(known) }) : all;
  });

/** Markdown of a rule in pieces: plain, `code`, **strong**. */
export function pieces(text: string): { text: string; kind: 'plain' | 'code' | 'strong' }[] {
  return named(text)
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('**')
        ? { text: part.slice(2, -2), kind: 'strong' }
        : part.startsWith('`')
          ? { text: part.slice(1, -1), kind: 'code' }
          : { text: part, kind: 'plain' },
    );
}
