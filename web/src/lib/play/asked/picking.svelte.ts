// What the board and the question bar share: what is pointed at, and a choice that is half made on the board.
//
// An option's token has parts (`play:dagger:arrakeen`). A board may pick the first ones (a card, then a space); the bar then
// shows what still fits. Or it picks something that several options name: the bar then shows only those.

const NOTHING: string[] = []; // always the same object, so that setting it again redraws nothing

class Picking {
  prefix = $state('');
  some = $state.raw(NOTHING);
  pointed = $state.raw(NOTHING);
  /** What a hint or the coach advises: it stays marked wherever the pointer goes. */
  advised = $state.raw(NOTHING);
  /** Options that can be chosen on the board: the bar hides them when there are many. */
  board = $state.raw(NOTHING);
  everything = $state(false);

  /** Whether something is picked, so that the bar does not show everything. */
  get narrow(): boolean {
    return this.prefix !== '' || this.some.length > 0;
  }
  fits(option: string): boolean {
    if (this.some.length && !this.some.includes(option)) return false;
    return !this.prefix || option === this.prefix || option.startsWith(`${this.prefix}:`);
  }
  pick(prefix: string): void {
    this.prefix = this.prefix === prefix ? '' : prefix;
  }
  /** The only option that is left, which a second click chooses; empty if there is none. */
  get sole(): string {
    return this.some.length === 1 ? this.some[0]! : '';
  }
  among(options: string[]): void {
    this.some = this.some.join() === options.join() ? NOTHING : options;
  }
  point(refs: string[]): void {
    this.pointed = refs.length ? refs : NOTHING;
  }
  advise(refs: string[]): void {
    this.advised = refs.length ? refs : NOTHING;
  }
  clear(): void {
    this.prefix = '';
    this.some = NOTHING;
    this.pointed = NOTHING;
    this.advised = NOTHING;
    this.everything = false;
  }
}

export const picking = new Picking();
