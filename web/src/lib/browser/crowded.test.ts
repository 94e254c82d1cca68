import { describe, expect, it } from 'vitest';
import { liesOver, lowerThan } from './crowded';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

describe('tools and answers', () => {
  const answers = box(10, 789, 179, 51); // on a phone: one button, with the room for its ring

  it('stand beside each other', () => {
    expect(liesOver(box(191, 792, 138, 41), answers)).toBe(false);
    expect(liesOver(box(187, 792, 138, 41), answers)).toBe(false); // beside its ring
  });
  it('stand above each other', () => {
    expect(liesOver(box(10, 842, 300, 41), answers)).toBe(false);
    expect(liesOver(box(10, 750, 300, 41), answers)).toBe(false);
  });
  it('lie over each other where the bar scrolls', () => {
    expect(liesOver(box(10, 810, 300, 41), answers)).toBe(true);
  });
});

it('what is not shown is not below', () => {
  expect(lowerThan(100, [{ bottom: 100, height: 30 }, { bottom: 140, height: 30 }, { bottom: 140, height: 0 }])).toBe(1);
});
