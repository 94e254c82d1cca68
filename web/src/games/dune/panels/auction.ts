// The auction as its panel shows it, from what has happened: which card of how many, and who bid what.

import type { Happened } from '$board';

export interface Bid {
  faction: string;
  amount: number | null; // null: passed
}
export interface Lot {
  number: number | null; // of the card; null: not known
  of: number | null;
  bids: Bid[]; // the latest first
}

export function lotOf(events: Happened[], left: number): Lot {
  const bids: Bid[] = [];
  let put = false; // past the beginning of this card's auction
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const { kind, data } = events[i]!;
    if (kind === 'row_laid') return { number: Number(data[0]) - left + 1, of: Number(data[0]), bids };
    if (kind === 'card_put_up') put = true;
    if (put) continue;
    if (kind === 'bid') bids.push({ faction: String(data[0]), amount: Number(data[1]) });
    else if (kind === 'bid_passed') bids.push({ faction: String(data[0]), amount: null });
  }
  return { number: null, of: null, bids };
}
