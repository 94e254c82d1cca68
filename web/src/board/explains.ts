// When a piece explains itself: the pointer rests on it, it has the focus, a right click, a long press, or `?`.
//
// One listener at the board's root serves every piece in it: a piece says what it is in `data-explain`, and, if a question
// knows it by other names, those in `data-things`. With `data-quiet` it does not explain itself to a pointer that merely
// rests, only when it is asked.

import { longPress } from '../lib/browser/longPress';

export interface ExplainRequest {
  piece: string; // `card:shield`
  things: string[]; // what it stands for in a question
  thing: string; // what "why not?" is asked about: `data-piece`
  box: DOMRect; // where it lies on the screen
  pinned: boolean; // stays until it is closed
  beside?: DOMRect; // of the list that it stands in, which the explanation should not cover: `data-beside`
}

/** A request to explain the piece that an element shows. */
export const explainRequest = (element: Element, pinned: boolean): ExplainRequest => ({
  piece: element.getAttribute('data-explain')!,
  things: element.getAttribute('data-things')?.split(' ') ?? [],
  thing: element.closest('[data-piece]')?.getAttribute('data-piece') ?? '',
  box: element.getBoundingClientRect(),
  pinned,
  beside: element.closest('[data-beside]')?.getBoundingClientRect(),
});

const HOVER_MS = 350; // the pointer rests this long before a piece explains itself

/** An action for the root of a board: keeps in `place.explained` what is to be explained. What is pinned stays until whoever shows it closes it. */
export function explains(root: HTMLElement, place: { explained: ExplainRequest | null }) {
  let timer = 0;
  let rested: Element | null = null;
  let seen = { x: -1, y: -1 }; // where the pointer was last

  const pieceAt = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-explain]') ?? null;
  const show = (element: Element, stays: boolean) => (place.explained = explainRequest(element, stays));
  const stop = () => clearTimeout(timer);
  const hide = () => {
    stop();
    rested = null;
    if (place.explained && !place.explained.pinned) place.explained = null;
  };
  const later = (element: Element) => {
    stop();
    timer = window.setTimeout(() => show(element, false), HOVER_MS);
  };

  const hover = (element: Element | null) => {
    if (element && !place.explained?.pinned && !element.hasAttribute('data-quiet')) later(element);
  };
  const over = (event: PointerEvent) => {
    const element = pieceAt(event.target);
    if (event.pointerType !== 'mouse' || element === rested) return;
    hide();
    rested = element;
    // What only came to lie under a pointer that rests does not explain itself.
    if (event.clientX !== seen.x || event.clientY !== seen.y) hover(element);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !pieceAt(event.target)) hide();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const moved = event.clientX !== seen.x || event.clientY !== seen.y;
    seen = { x: event.clientX, y: event.clientY };
    if (moved && rested && !place.explained) hover(rested);
  };
  const menu = (event: MouseEvent) => {
    const element = pieceAt(event.target);
    if (!element) return;
    event.preventDefault();
    stop();
    show(element, true);
  };
  const focus = (event: FocusEvent) => {
    const element = pieceAt(event.target);
    if (element && element.matches(':focus-visible') && !element.hasAttribute('data-quiet')) later(element);
  };
  const keys = (event: KeyboardEvent) => {
    const element = event.key === '?' ? pieceAt(event.target) : null;
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    show(element, true);
  };

  const listening = new AbortController();
  const signal = listening.signal;
  root.addEventListener('pointerover', over, { signal });
  root.addEventListener('pointerleave', hide, { signal });
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('contextmenu', menu, { signal });
  root.addEventListener('focusin', focus, { signal });
  root.addEventListener('focusout', hide, { signal });
  root.addEventListener('keydown', keys, { signal });
  longPress(root, pieceAt, (element) => show(element, true), signal);
  return {
    destroy() {
      stop();
      listening.abort();
    },
  };
}
