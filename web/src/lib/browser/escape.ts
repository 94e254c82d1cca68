// Escape closes one thing at a time: the topmost that is open.

/** What may be open at a table or in a replay, from the top. */
const LAYERS = ['explanation', 'drawer', 'stage', 'finale', 'recap', 'orders', 'whyNot', 'advice', 'picked'] as const;
export type Layer = (typeof LAYERS)[number];

const closing = new Map<Layer, () => boolean>();

/** Let Escape close it; `close` says whether it was open at all. Returns what takes that back. */
export function escapes(layer: Layer, close: () => boolean): () => void {
  closing.set(layer, close);
  return () => {
    if (closing.get(layer) === close) closing.delete(layer);
  };
}

/** Close the topmost; whether there was anything. */
export const escape = (): boolean => LAYERS.some((layer) => closing.get(layer)?.());

/** Dialogs and menus lie above all of it, and the browser closes these by itself; whoever writes means what they write. */
export function listen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (document.querySelector('dialog:modal, :popover-open') || (event.target as Element).closest?.('input, textarea, select')) return;
  if (!escape()) return;
  event.preventDefault();
  event.stopPropagation();
}
