// The numbered rules of a game in the current language, fetched once, and the one that somebody looks at.

import { api } from './api';
import type { RuleInfo } from './protocol';
import { speech } from '../words/words.svelte';

class Rulebook {
  game = $state('');
  rules = $state.raw<RuleInfo[]>([]);
  shown = $state(''); // id of the rule in the dialog
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

/** A rule as one plain line, where nothing can be strong. */
export const plain = (text: string): string => pieces(text).map((part) => part.text).join('').replace(/\s*\n\s*/g, ' ');

/** Markdown of a rule in pieces: plain, `code`, **strong**. */
export function pieces(text: string): { text: string; kind: 'plain' | 'code' | 'strong' }[] {
  return text
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
