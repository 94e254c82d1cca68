import { describe, expect, it } from 'vitest';
import { breakable, widestWord } from './names';

// As bold letters of the type were measured, in its size.
const MEASURED: [string, number][] = [
  ['Экспериментирование', 9.63],
  ['Противоестественные', 9.31],
  ['Полномасштабный', 8.03],
  ['Меланжоочисний', 7.54],
  ['Промышленный', 7.01],
  ['Experimentation', 6.81],
  ['Reconnaissance', 6.32],
  ['Правдовидица', 6.32],
];

describe('names on cards', () => {
  it('are known to be as wide as they are', () => {
    for (const [name, wide] of MEASURED) {
      expect(widestWord(name)).toBeGreaterThanOrEqual(wide);
      expect(widestWord(name)).toBeLessThan(wide * 1.12);
    }
    expect(widestWord('Дюна, пустельна планета')).toBe(widestWord('пустельна'));
  });

  it('are broken between syllables, if they are very long', () => {
    expect(breakable('Экспериментирование')).toBe('Экспери\u00adментирование');
    expect(breakable('Правдовидица')).toBe('Правдо\u00adвидица');
    expect(breakable('Дипломатия')).toBe('Дипломатия');
    expect(breakable('Reconnaissance')).toBe('Reconnaissance');
    expect(breakable('Регенерированные силы')).toMatch(/^Регенери\u00adрованные силы$/);
    expect(widestWord(breakable('Экспериментирование'))).toBeLessThan(6.9);
  });
});
