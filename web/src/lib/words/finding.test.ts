import { describe, expect, it } from 'vitest';
import { finder } from './finding';

describe('finding', () => {
  it('finds a word with another ending', () => {
    expect(finder('буря')('Сектор, накрытый бурей')).toBe(true);
    expect(finder('отрядов')('Отряд стоит в крепости')).toBe(true);
    expect(finder('бій')('після бою')).toBe(false); // another stem
    expect(finder('хробака')('Хробаків не видно')).toBe(true);
  });
  it('does not take another word for it', () => {
    expect(finder('боя')('более того')).toBe(false);
    expect(finder('storms')('the storm')).toBe(false);
    expect(finder('no')('another')).toBe(false);
  });
  it('wants every word, in any order, and takes beginnings, numbers and either way to write', () => {
    expect(finder('wall storm')('The storm and the Shield Wall')).toBe(true);
    expect(finder('wall worm')('The storm and the Shield Wall')).toBe(false);
    expect(finder('strong')('a stronghold')).toBe(true);
    expect(finder('10.8')('R10.8 Nobody ships')).toBe(true);
    expect(finder('0.8')('R10.8 Nobody ships')).toBe(false);
    expect(finder('чёрный')('черные')).toBe(true);
    expect(finder("обов'язково")('Обов’язково')).toBe(true);
    expect(finder('(a')('step (a)')).toBe(true);
    expect(finder('')('anything')).toBe(true);
  });
});
