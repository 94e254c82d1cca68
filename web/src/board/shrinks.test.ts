import { expect, test, vi } from 'vitest';
import { shrinks, stepFor } from './shrinks';

/** What is found, and how many steps were tried, if a function says how many times as much as there is room for is written at a step. */
function found(letters: number, over: (step: number) => number, now = 1): { step: number; cut: boolean; tries: number } {
  const steps = stepFor(letters, now);
  let tries = 0;
  let turn = steps.next();
  for (; !turn.done; tries++) turn = steps.next(over(turn.value));
  return { ...turn.value, tries };
}
const largest = (most: number) => (step: number) => (step > most ? 1.3 : 1);

test('what fits is written as large as it was meant, and looked at once', () => {
  expect(found(12, () => 1)).toEqual({ step: 1, cut: false, tries: 1 });
});
test('what does not is written smaller, and no smaller than it must be', () => {
  for (const step of [0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.5625]) expect(found(12.45, largest(step))).toMatchObject({ step: expect.closeTo(step, 2), cut: false });
  expect(found(20, largest(0.57))).toMatchObject({ step: 0.56, cut: false });
  for (const now of [0.93, 0.74, 0.56]) expect(found(20, largest(0.8), now)).toMatchObject({ step: 0.8, cut: false });
});
test('what is as small as can be read and cut even so is looked at once', () => {
  expect(found(20, () => 2, 0.56)).toEqual({ step: 0.56, cut: true, tries: 1 });
  expect(found(20, () => 9)).toEqual({ step: 0.56, cut: true, tries: 2 });
});
test('it is looked for where words by their area would have room', () => {
  for (const over of [1.15, 1.5, 2, 2.5]) expect(found(20, (step) => step * step * over).tries, `${over}`).toBeLessThanOrEqual(3);
});
test('nothing is written smaller than can be read', () => {
  expect(8.5 * found(8.5, () => 3).step).toBeCloseTo(7);
  expect(found(8.5, () => 3).cut).toBe(true);
  expect(12 * found(12, largest(0.6)).step).toBeCloseTo(7);
  expect(found(6, () => 3)).toMatchObject({ step: 1, cut: true });
});

/** An element of constant size, in which words of more than ten letters are cut if they are written larger than 0.8. */
function place() {
  const element = {
    textContent: '',
    small: 1,
    clientWidth: 100,
    clientHeight: 100,
    scrollWidth: 100,
    get scrollHeight() {
      return this.textContent.length > 10 && this.small > 0.8 ? 200 : 100;
    },
    querySelectorAll: () => [element],
    style: { setProperty: vi.fn((_: string, step: string) => void (element.small = Number(step))) },
    toggleAttribute: () => undefined,
  };
  return element;
}

test('words that were fitted before are written like that before they are laid out, and not again after it', async () => {
  let look = (_: object[]) => {};
  const watching = { observe: vi.fn(), unobserve: vi.fn() };
  vi.stubGlobal('ResizeObserver', function (told: typeof look) {
    look = told;
    return watching;
  });
  vi.stubGlobal('document', { fonts: { status: 'loaded' } });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${12 * element.small}px` }));
  const element = place();
  const written = element.style.setProperty;
  const say = async (words: string) => {
    element.textContent = words;
    action.update({ parts: '.x', told: words });
    await Promise.resolve();
  };
  element.textContent = 'a long sentence';
  const action = shrinks(element as never, { parts: '.x', told: element.textContent });
  await Promise.resolve();
  look([{ target: element }]);
  expect(element.small).toBe(0.8);
  for (const [words, step] of [['short', 1], ['a long sentence', 0.8], ['brief', 1]] as const) {
    await say(words);
    expect([words, element.small]).toEqual([words, step]);
    written.mockClear();
    look([{ target: element }]);
    expect(written).not.toHaveBeenCalled();
  }
  expect(watching.observe).toHaveBeenCalledTimes(4);
});
