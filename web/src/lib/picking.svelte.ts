// What the board and the question bar share: what is pointed at, and a choice that is half made on the board.
//
// An option's token has parts (`play:dagger:arrakeen`). A board may pick the first ones (a card, then a space); the bar then
// shows what still fits.

class Picking {
  prefix = $state('');
  pointed = $state<string[]>([]);

  fits(option: string): boolean {
    return !this.prefix || option === this.prefix || option.startsWith(`${this.prefix}:`);
  }
  pick(prefix: string): void {
    this.prefix = this.prefix === prefix ? '' : prefix;
  }
  point(refs: string[]): void {
    this.pointed = refs;
  }
  clear(): void {
    this.prefix = '';
    this.pointed = [];
  }
}

export const picking = new Picking();
