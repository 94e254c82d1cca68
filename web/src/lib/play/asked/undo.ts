// Why a choice cannot be taken back, in the reader's language. The server's reasons are English texts for programs.

import { knownAs } from '../people/parties';
import type { SeatInfo } from '../../server/protocol';
import { say } from '../../words/words.svelte';

const REASONS: [RegExp, string][] = [
  [/^chance has fallen since$/, 'undo-chance'],
  [/^something has been revealed since$/, 'undo-revealed'],
  [/^others have been asked since$/, 'undo-others'],
  [/^nothing has been chosen yet$/, 'undo-nothing'],
  [/^(?<name>.*) has answered since$/, 'undo-answered'],
];

/** The reason in words; one that nobody knows as a whole: that it cannot be taken back. */
export function undoReason(reason: string, seats: SeatInfo[] = []): string {
  for (const [pattern, id] of REASONS) {
    const found = pattern.exec(reason);
    if (found) return say(id, { name: knownAs(found.groups?.name ?? '', seats) });
  }
  return say('undo-gone');
}
