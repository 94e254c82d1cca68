// A place of a map that answers the question.

import type { Offered } from '../lib/server/protocol';

export interface Place {
  key: string; // the thing: `territory:arrakeen`
  explain: string; // the piece that explains itself there
  x: number;
  y: number;
  path: string; // its outline
  options: Offered[];
}
