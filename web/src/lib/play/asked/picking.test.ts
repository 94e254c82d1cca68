import { beforeEach, describe, expect, it } from 'vitest';
import { picking } from './picking.svelte';

describe('a choice half made on the board', () => {
  beforeEach(() => picking.clear());

  it('lets everything through while nothing is picked', () => {
    expect(picking.narrow).toBe(false);
    expect(picking.fits('play:dagger:arrakeen')).toBe(true);
  });
  it('narrows by the first parts of a token, whole parts only', () => {
    picking.pick('play:dagger');
    expect(picking.fits('play:dagger:arrakeen')).toBe(true);
    expect(picking.fits('play:dagger')).toBe(true);
    expect(picking.fits('play:daggers:arrakeen')).toBe(false);
  });
  it('is given up by picking the same again', () => {
    picking.pick('play:dagger');
    picking.pick('play:dagger');
    expect(picking.narrow).toBe(false);
  });
  it('narrows to some options', () => {
    picking.among(['a', 'b']);
    expect([picking.fits('a'), picking.fits('c')]).toEqual([true, false]);
    picking.among(['a', 'b']);
    expect(picking.fits('c')).toBe(true);
  });
  it('may hold one option until it is chosen once more', () => {
    picking.among(['buy:truthtrance']);
    expect([picking.sole, picking.fits('buy:truthtrance'), picking.fits('done')]).toEqual(['buy:truthtrance', true, false]);
    picking.among(['a', 'b']);
    expect(picking.sole).toBe('');
  });
});
