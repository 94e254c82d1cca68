import { beforeEach, expect, it } from 'vitest';
import type { AskedWhy, SeatLink } from '../../server/seat.svelte';
import type { Words } from '../../server/protocol';
import { whyNot } from './whyNot.svelte';

const words = (id: string): Words => ({ id, args: {}, refs: [], rules: [] });
const REASONS: Record<string, Words | null | undefined> = { 'space:heighliner': words('no-spice'), 'space:arrakeen': null, 'play:dagger:fremkit': words('no-icon') };
let told: AskedWhy;
let held: (() => void)[] | null;
const link = {
  sight: { ask: {} },
  async whyNot(about: AskedWhy) {
    told = about;
    if (held) await new Promise<void>((go) => held!.push(go));
    return REASONS['thing' in about ? about.thing : about.option];
  },
} as unknown as SeatLink;

beforeEach(() => {
  held = null;
  whyNot.clear();
});

it('says it once: in the bar, or where the piece explains itself', async () => {
  await whyNot.thing(link, 'space:heighliner');
  expect([whyNot.shown, whyNot.withPiece]).toEqual([true, false]);
  await whyNot.thing(link, 'space:heighliner', '', true);
  expect([whyNot.shown, whyNot.withPiece, whyNot.answer?.id]).toEqual([false, true, 'no-spice']);
});

it('says what the answer is about', async () => {
  await whyNot.thing(link, 'space:heighliner');
  expect([whyNot.about, whyNot.answer?.id]).toEqual(['space:heighliner', 'no-spice']);
  await whyNot.option(link, 'play:dagger:fremkit', words('play'));
  expect([whyNot.about, whyNot.answer?.id]).toEqual([words('play'), 'no-icon']);
  await whyNot.thing(link, 'space:arrakeen');
  expect([whyNot.about, whyNot.answer, whyNot.allowed]).toEqual(['space:arrakeen', null, true]);
});

it('leaves no old answer beside what has none', async () => {
  await whyNot.thing(link, 'space:heighliner');
  await whyNot.thing(link, 'wall:shield');
  expect([whyNot.answer, whyNot.shown]).toEqual([null, false]);
});

it('keeps its list open when an answer is forgotten', async () => {
  whyNot.open = true;
  await whyNot.thing(link, 'space:heighliner');
  whyNot.forget();
  expect([whyNot.answer, whyNot.open]).toEqual([null, true]);
});

it('does not show an answer that comes after something else was asked', async () => {
  held = [];
  const first = whyNot.thing(link, 'space:heighliner');
  const second = whyNot.option(link, 'play:dagger:fremkit', words('play'));
  held[1]!();
  await second;
  held[0]!();
  await first;
  expect([whyNot.about, whyNot.answer?.id]).toEqual([words('play'), 'no-icon']);
});

it('says what is picked already', async () => {
  await whyNot.thing(link, 'space:heighliner', 'play:dagger');
  expect(told).toEqual({ thing: 'space:heighliner', picked: 'play:dagger' });
  await whyNot.thing(link, 'space:heighliner');
  expect(told).toEqual({ thing: 'space:heighliner' });
});
