import { describe, expect, it } from 'vitest';
import { hasLongWord } from './names';

describe('a name with a long word', () => {
  it('has a word of more letters than fit, however long the name is', () => {
    expect(hasLongWord('Меланжоочисний завод', 12)).toBe(true);
    expect(hasLongWord('Меланжоочисний завод', 14)).toBe(false);
    expect(hasLongWord('The Spice Must Flow at Last', 5)).toBe(false);
  });

  it('may break at a hyphen, and is never empty', () => {
    expect(hasLongWord('Падишах-Император', 9)).toBe(false);
    expect(hasLongWord('Падишах-Император', 8)).toBe(true);
    expect(hasLongWord('', 0)).toBe(false);
  });
});
