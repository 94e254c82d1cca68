// A finger that rests on something asks what it is.

const LONG_PRESS_MS = 500;
const SLIP_PX = 10; // it may move this far meanwhile

/**
 * Calls `held` with what `find` finds under a finger that rests there. The click that ends the press is none. Until the
 * signal.
 */
export function longPress(root: EventTarget, find: (target: EventTarget | null) => Element | null, held: (element: Element) => void, signal: AbortSignal): void {
  let timer = 0;
  let pressed: { element: Element; x: number; y: number } | null = null;
  let swallow = false;

  const stop = () => {
    clearTimeout(timer);
    pressed = null;
  };
  const rests = () => {
    const element = pressed?.element;
    stop();
    swallow = true;
    if (element) held(element);
  };
  const down = (event: PointerEvent) => {
    stop();
    swallow = false;
    const element = event.pointerType === 'mouse' ? null : find(event.target);
    if (!element) return;
    pressed = { element, x: event.clientX, y: event.clientY };
    timer = window.setTimeout(rests, LONG_PRESS_MS);
  };
  const move = (event: PointerEvent) => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP_PX) stop();
  };
  const click = (event: Event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  /** The browser may think so sooner; its own menu would lie over the answer. */
  const menu = (event: Event) => {
    if (!pressed) return;
    event.preventDefault();
    rests();
  };

  root.addEventListener('pointerdown', down as EventListener, { signal });
  root.addEventListener('pointermove', move as EventListener, { signal });
  root.addEventListener('pointerup', stop, { signal });
  root.addEventListener('pointercancel', stop, { signal });
  root.addEventListener('click', click, { signal, capture: true });
  root.addEventListener('contextmenu', menu, { signal });
  signal.addEventListener('abort', stop);
}
