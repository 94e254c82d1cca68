import { beforeEach, expect, it } from 'vitest';
import type { SeatLink } from '../server/seat.svelte';
import type { Words } from '../server/protocol';
import { wonder } from './wonder.svelte';

const words = (id: string): Words => ({ id, args: {}, refs: [], rules: [] });
const REASONS: Record<string, Words | null | undefined> = { 'space:heighliner': words('no-spice'), 'space:arrakeen': null, 'play:dagger:fremkit': words('no-icon') };
let held: (() => void)[] | null;
const link = {
  sight: { ask: {} },
  async whyNot(about: { thing?: string; option?: string }) {
    if (held) await new Promise<void>((go) => held!.push(go));
    return REASONS[about.thing ?? about.option!];
  },
} as unknown as SeatLink;

beforeEach(() => {
  held = null;
  wonder.clear();
});

it('says what the answer is about', async () => {
  await wonder.thing(link, 'space:heighliner');
  expect([wonder.about, wonder.answer?.id]).toEqual(['space:heighliner', 'no-spice']);
  await wonder.option(link, 'play:dagger:fremkit', words('play'));
  expect([wonder.about, wonder.answer?.id]).toEqual([words('play'), 'no-icon']);
  await wonder.thing(link, 'space:arrakeen');
  expect([wonder.about, wonder.answer, wonder.allowed]).toEqual(['space:arrakeen', null, true]);
});

it('leaves no old answer beside what has none', async () => {
  await wonder.thing(link, 'space:heighliner');
  await wonder.thing(link, 'wall:shield');
  expect([wonder.answer, wonder.shown]).toEqual([null, false]);
});

it('keeps its list open when an answer is forgotten', async () => {
  wonder.open = true;
  await wonder.thing(link, 'space:heighliner');
  wonder.forget();
  expect([wonder.answer, wonder.open]).toEqual([null, true]);
});

it('does not show an answer that comes after something else was asked', async () => {
  held = [];
  const first = wonder.thing(link, 'space:heighliner');
  const second = wonder.option(link, 'play:dagger:fremkit', words('play'));
  held[1]!();
  await second;
  held[0]!();
  await first;
  expect([wonder.about, wonder.answer?.id]).toEqual([words('play'), 'no-icon']);
});

it('knows by itself what does not go with what is picked', () => {
  wonder.unfit('space:arrakeen');
  expect([wonder.about, wonder.answer?.id]).toEqual(['space:arrakeen', 'why-not-picked']);
});
