// A double click is meant as one click: its second one must not answer the next question.

const DOUBLE_CLICK_MS = 350; // between its two clicks, at most
const NEAR_PX = 8;

interface Click {
  at: number;
  x: number;
  y: number;
  pointer: boolean; // not the keyboard, not a program
}
let latest: Click | null = null;
let choosing: Click | null = null;

globalThis.addEventListener?.(
  'click',
  (event) => {
    const { timeStamp, clientX, clientY, detail } = event as MouseEvent;
    latest = { at: timeStamp, x: clientX, y: clientY, pointer: detail > 0 };
  },
  { capture: true },
);

/** Whether a choice comes from the second click of a double click whose first one has chosen already. */
export function isSecondClick(): boolean {
  const first = choosing;
  const now = latest;
  const second =
    !!first && !!now && first !== now && now.pointer && now.at - first.at < DOUBLE_CLICK_MS && Math.hypot(now.x - first.x, now.y - first.y) < NEAR_PX;
  if (!second) choosing = now;
  return second;
}

/** After an undo, the next click is a new one. */
export function forgetClick(): void {
  choosing = null;
}
