// Which of two things is shown where there is room for one: the one that the question is about, until somebody wants the other.

export class Shown<T extends string> {
  now = $state() as T;

  /** `about`: what the question is about; null: neither, so that what is seen stays. */
  constructor(first: T, about: () => T | null) {
    this.now = about() ?? first;
    // Before anything is drawn, so that nobody sees the other one for a moment.
    $effect.pre(() => {
      const wanted = about();
      if (wanted) this.now = wanted;
    });
  }
  show(what: T): void {
    this.now = what;
  }
}
