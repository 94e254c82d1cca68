import { describe, expect, it } from 'vitest';
import { about, blocks, type Gain, summed, type Turns } from './blocks';
import type { Happened } from '../../server/protocol';
import { story } from './story';

const PARTIES = ['leto', 'irulan'].map((id, seat) => ({ id, seat, team: id }));
const TELLING = { headings: ['round'], partyRefs: ['house'] };
const event = (kind: string, ...data: any[]): Happened => ({ kind, data, words: { id: kind, args: {}, refs: data[0] ? [`house:${data[0]}`] : [], rules: [] } });
const TURNS: Turns = {
  opens: ['turn'],
  title: (events) => (events.some((each) => each.kind === 'sends') ? { words: { id: 'sent', args: {}, refs: [], rules: [] } } : null),
  gains: ({ kind, data }) => (kind === 'gains' ? [{ sign: 'water', n: data[1], party: data[0] }] : kind === 'turn' || kind === 'sends' ? [] : undefined),
  repeats: (each) => each.kind === 'does',
};
const made = (...events: Happened[]) => blocks(story(events, 0, 0, PARTIES, TELLING), TURNS);

describe('the log by turns', () => {
  it('makes one block of a turn, with gains added up and every effect once', () => {
    const [head, turn] = made(event('round', 1), event('turn', 'leto'), event('sends', 'leto'), event('does', 'leto'), event('gains', 'leto', 2), event('gains', 'leto', -1), event('wall', 'leto'));
    expect(head!.head).toBe(true);
    expect(turn).toMatchObject({ at: 1, party: 'leto', me: true, gains: [{ sign: 'water', n: 1 }] });
    expect(turn!.title!.id).toBe('sent');
    expect(turn!.steps.map((step) => step.event.kind)).toEqual(['turn', 'sends', 'gains', 'gains', 'wall']);
    expect(turn!.left.map((step) => step.event.kind)).toEqual(['wall']); // no sign says it
  });

  it('says whose the gains of others are', () => {
    const [turn] = made(event('turn', 'leto'), event('gains', 'irulan', 1));
    expect(turn!.gains).toEqual([{ sign: 'water', n: 1, party: 'irulan' }]);
  });

  it('ends a block at the next one and at a heading; what stands between is a line of its own', () => {
    const all = made(event('turn', 'leto'), event('turn', 'irulan'), event('round', 2), event('gains', 'leto', 1));
    expect(all.map((each) => [each.at, each.title?.id ?? null, each.head])).toEqual([[0, 'turn', false], [1, 'turn', false], [2, null, true], [3, null, false]]);
  });

  it('says nothing twice in a row between the blocks either', () => {
    const repeats = (each: Happened, all: Happened[]) => each.kind === 'draws' && all[all.indexOf(each) - 1]?.kind === 'drew';
    const events = [event('round', 2), event('drew', 'leto'), event('draws', 'leto', 1), event('draws', 'irulan', 1)];
    expect(blocks(story(events, 0, 0, PARTIES, TELLING), { ...TURNS, repeats }).map((each) => each.at)).toEqual([0, 1, 3]);
  });

  it('gives the free action of another party a block of its own, and leaves it in the own one', () => {
    const told = (...events: Happened[]) => blocks(story(events, 0, 0, PARTIES, TELLING), { ...TURNS, free: ({ kind }) => (kind === 'scouted' ? 'irulan' : undefined) });
    const mixed = told(event('turn', 'leto'), event('scouted'), event('wall'), event('turn', 'irulan'), event('scouted'));
    expect(mixed.map((each) => each.raw.map((step) => step.event.kind))).toEqual([['turn'], ['scouted', 'wall'], ['turn', 'scouted']]);
    expect(told(event('round', 2), event('scouted'), event('scouted')).map((each) => each.raw.length)).toEqual([1, 2]);
  });

  it('keeps blocks to which nothing was added', () => {
    const told = new WeakMap();
    const events = [event('turn', 'leto'), event('gains', 'leto', 1), event('turn', 'irulan')];
    const first = blocks(story(events, 0, 0, PARTIES, TELLING, told), TURNS);
    const kept = new Map(first.map((each) => [each.at, each]));
    const second = blocks(story([...events, event('gains', 'irulan', 1)], 0, 0, PARTIES, TELLING, told), TURNS, kept);
    expect(second[0]).toBe(first[0]);
    expect(second[1]).not.toBe(first[1]);
  });

  it('adds up what has one sign and one owner, and forgets what comes to nothing', () => {
    const gains: Gain[] = [{ sign: 'spice', n: 2 }, { sign: 'spice', n: -2 }, { sign: 'fremen', n: 1, now: 1 }, { sign: 'fremen', n: 1, now: 2 }, { sign: 'spice', n: 1, party: 'irulan' }];
    expect(summed(gains)).toEqual([{ sign: 'fremen', n: 2, now: 2 }, { sign: 'spice', n: 1, party: 'irulan' }]);
  });

  it('shows what one party does or suffers, under the headings that have something', () => {
    const all = made(event('round', 1), event('turn', 'leto'), event('gains', 'irulan', 1), event('round', 2), event('turn', 'leto'), event('round', 3), event('turn', 'irulan'));
    expect(about(all, 'irulan', ['round']).map((each) => each.at)).toEqual([0, 1, 5, 6]);
  });

  it('keeps the heading of the round above that of the phase', () => {
    const telling = { ...TELLING, headings: ['round', 'phase'] };
    const events = [event('round', 1), event('phase', 'storm'), event('phase', 'bidding'), event('turn', 'irulan'), event('phase', 'battle'), event('round', 2), event('phase', 'storm'), event('turn', 'leto')];
    const all = blocks(story(events, 0, 0, PARTIES, telling), TURNS);
    expect(about(all, 'irulan', telling.headings).map((each) => each.at)).toEqual([0, 2, 3]);
  });
});
