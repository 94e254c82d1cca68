// "Why not?": the reason why an option is not offered, or why a thing on the board cannot be chosen now.

import { guesses } from './memory';
import type { SeatLink } from './seat.svelte';
import type { Words } from './types';

class Wonder {
  open = $state(false); // the list of what is not offered
  answer = $state.raw<Words | null>(null);

  clear(): void {
    this.open = false;
    this.answer = null;
  }

  /** Ask about one option. */
  async option(link: SeatLink, option: string): Promise<boolean> {
    const reason = await link.whyNot(option);
    if (!reason) return false;
    this.answer = reason;
    return true;
  }

  /** Ask about a thing: the first option with it that the game knows and does not offer. */
  async thing(link: SeatLink, thing: string): Promise<boolean> {
    const ask = link.sight?.ask;
    if (!ask) return false;
    for (const option of guesses(link.table?.game ?? '', ask, thing)) {
      if (await this.option(link, option)) return true;
      if (link.sight?.ask !== ask) return false;
    }
    return false;
  }
}

export const wonder = new Wonder();
