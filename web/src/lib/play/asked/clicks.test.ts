import { beforeEach, expect, it, vi } from 'vitest';

let click: (event: object) => void;
let isSecondClick: () => boolean;
let forgetClick: () => void;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('addEventListener', (_kind: string, hear: typeof click) => (click = hear));
  ({ isSecondClick, forgetClick } = await import('./clicks'));
});
const at = (timeStamp: number, clientX = 100, clientY = 100, detail = 1) => click({ timeStamp, clientX, clientY, detail });

it('takes a double click for one wish', () => {
  at(1000);
  expect(isSecondClick()).toBe(false);
  at(1150);
  expect(isSecondClick()).toBe(true);
  at(1300);
  expect(isSecondClick()).toBe(true);
});

it('takes clicks that come later for new ones', () => {
  at(1000);
  isSecondClick();
  at(1400);
  expect(isSecondClick()).toBe(false);
});

it('takes clicks elsewhere for new ones', () => {
  at(1000);
  isSecondClick();
  at(1100, 140);
  expect(isSecondClick()).toBe(false);
});

it('lets the keyboard be as fast as it likes', () => {
  at(1000, 0, 0, 0);
  isSecondClick();
  at(1010, 0, 0, 0);
  expect(isSecondClick()).toBe(false);
});

it('counts several choices of one click', () => {
  at(1000);
  expect(isSecondClick()).toBe(false);
  expect(isSecondClick()).toBe(false);
});

it('does not mind clicks that chose nothing', () => {
  at(1000);
  at(1100);
  expect(isSecondClick()).toBe(false);
});

it('may choose the same again right after an undo', () => {
  at(1000);
  isSecondClick();
  forgetClick();
  at(1100);
  expect(isSecondClick()).toBe(false);
});
