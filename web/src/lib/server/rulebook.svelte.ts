// The numbered rules of a game, fetched once, and the one that somebody looks at.

import { api } from './api';
import type { RuleInfo } from './protocol';
import { say, speech } from '../words/words.svelte';

class Rulebook {
  game = $state('');
  rules = $state.raw<RuleInfo[]>([]);
  shown = $state(''); // id of the rule in the dialog
  private asked = new Map<string, Promise<RuleInfo[]>>();

  async load(game: string): Promise<RuleInfo[]> {
    let found = this.asked.get(game);
    if (!found) {
      found = api.rules(game);
      found.catch(() => this.asked.delete(game));
      this.asked.set(game, found);
    }
    const rules = await found;
    this.game = game;
    this.rules = rules;
    return rules;
  }
  find(id: string): RuleInfo | undefined {
    return this.rules.find((rule) => rule.id === id);
  }
  /** The title of a rule's section in the current language. */
  heading(rule: RuleInfo): string {
    return speech.has(rule.heading) ? say(rule.heading) : rule.section;
  }
  async show(game: string, id: string): Promise<void> {
    await this.load(game);
    this.shown = id;
  }
}

export const rulebook = new Rulebook();

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
