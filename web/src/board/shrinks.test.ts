import { expect, test, vi } from 'vitest';
import { shrinks, stepFor } from './shrinks';

/** The step that is found, and how many were tried, if something is cut at those of which a function says so. */
function found(letters: number, cut: (step: number) => boolean): { step: number; tries: number } {
  const steps = stepFor(letters);
  let tries = 0;
  let turn = steps.next();
  for (; !turn.done; tries++) turn = steps.next(cut(turn.value));
  return { step: turn.value, tries };
}

test('what fits is written as large as it was meant, and looked at once', () => {
  expect(found(12, () => false)).toEqual({ step: 1, tries: 1 });
});
test('what does not is written smaller, and no smaller than it must be', () => {
  expect(found(12, (step) => step > 0.9).step).toBe(0.86);
  expect(found(20, (step) => step > 0.57)).toEqual({ step: 0.56, tries: 3 });
});
test('nothing is written smaller than can be read', () => {
  expect(8.5 * found(8.5, () => true).step).toBeCloseTo(7);
  expect(12 * found(12, (step) => step > 0.6).step).toBeCloseTo(7);
  expect(found(6, () => true).step).toBe(1);
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
