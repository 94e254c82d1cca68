// What is printed on a tech tile, with a sign of when its owner has it.

import type { Words } from '$board';

const WHEN: Record<string, string> = {
  'printed-acquire': 'tech',
  'printed-tech-once': 'once',
  'printed-tech-gives-up': 'trash',
  'printed-tech-revealing': 'reveal',
  'printed-tech-starting': 'starting',
  'printed-tech-winning': 'combat',
  'printed-tech-placing': 'card',
  'printed-tech-ending': 'ending',
};
const ELSEWHERE = ['printed-tech-cost', 'printed-tech-marked']; // the price has a badge, and only rivals look at the mark

export interface Ability {
  sign: string; // '': a rule that has no moment of its own
  effect: Words;
  line: Words;
}

export function abilities(lines: Words[]): Ability[] {
  return lines
    .filter((line) => !ELSEWHERE.includes(line.id))
    .map((line) => ({ sign: WHEN[line.id] ?? '', effect: WHEN[line.id] ? (line.args.effect as Words) : line, line }));
}
