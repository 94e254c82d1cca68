// How well the bots play whom I meet with one click; kept in this browser.

export const LEVELS = ['easy', 'normal', 'hard'] as const;
const KEY = 'kanly.level';

class Level {
  chosen = $state<string>(LEVELS.find((each) => each === localStorage.getItem(KEY)) ?? 'normal');

  choose(level: string): void {
    this.chosen = level;
    localStorage.setItem(KEY, level);
  }
}

export const level = new Level();
