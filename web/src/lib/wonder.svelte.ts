// "Why not?": the reason why an option is not offered, or why a thing on the board cannot be chosen now.

import type { SeatLink } from './seat.svelte';
import type { Words } from './types';

class Wonder {
  open = $state(false); // the list of what is not offered
  answer = $state.raw<Words | null>(null);
  allowed = $state(false); // the answer is that nothing forbids it
  readonly shown = $derived(this.open || this.answer !== null || this.allowed);

  clear(): void {
    this.open = false;
    this.show(null, false);
  }

  /** Ask about one option. */
  async option(link: SeatLink, option: string): Promise<void> {
    await this.ask(link, { option });
  }

  /** Ask about a thing: `space:arrakeen`. */
  async thing(link: SeatLink, thing: string): Promise<void> {
    await this.ask(link, { thing });
  }

  private async ask(link: SeatLink, about: { option: string } | { thing: string }): Promise<void> {
    const question = link.sight?.ask;
    const reason = await link.whyNot(about);
    if (reason !== undefined && link.sight?.ask === question) this.show(reason, reason === null);
  }

  private show(answer: Words | null, allowed: boolean): void {
    this.answer = answer;
    this.allowed = allowed;
  }
}

export const wonder = new Wonder();
