// "Why not?": the reason why an option is not offered, or why a thing on the board cannot be chosen now.

import type { AskedWhy, SeatLink } from '../../server/seat.svelte';
import type { Words } from '../../server/protocol';

/** What was asked about: a thing, `space:arrakeen`, or an option in its words. */
export type Subject = string | Words;

class WhyNot {
  open = $state(false); // the list of what is not offered
  about = $state.raw<Subject>('');
  answer = $state.raw<Words | null>(null);
  allowed = $state(false); // the answer is that nothing forbids it
  withPiece = $state(false); // the answer stands where the thing explains itself, and not in the question bar
  readonly shown = $derived(this.open || (!this.withPiece && (this.answer !== null || this.allowed)));
  private asked = 0;

  clear(): void {
    this.open = false;
    this.forget();
  }

  /** Drop an answer that is about something else. */
  forget(): void {
    this.asked += 1;
    this.show('', null, false);
  }

  /** Ask about one option. */
  async option(link: SeatLink, option: string, about: Words): Promise<void> {
    await this.ask(link, { option }, about);
  }

  /**
   * Ask about a thing, `space:arrakeen`, with what is `picked` of the answer: `play:dagger`. `withPiece`: it is just
   * explaining itself, and says this too.
   */
  async thing(link: SeatLink, thing: string, picked = '', withPiece = false): Promise<void> {
    await this.ask(link, picked ? { thing, picked } : { thing }, thing, withPiece);
  }

  private async ask(link: SeatLink, what: AskedWhy, about: Subject, withPiece = false): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    const question = link.sight?.ask;
    const reason = await link.whyNot(what);
    if (mine !== this.asked || link.sight?.ask !== question) return;
    if (reason === undefined) this.forget();
    else this.show(about, reason, reason === null, withPiece);
  }

  private show(about: Subject, answer: Words | null, allowed: boolean, withPiece = false): void {
    this.withPiece = withPiece;
    this.about = about;
    this.answer = answer;
    this.allowed = allowed;
  }
}

export const whyNot = new WhyNot();
