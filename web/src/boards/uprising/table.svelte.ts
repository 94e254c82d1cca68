// What the parts of the board share: the almanac, what can be clicked, and what is being explained.

import { getContext, setContext } from 'svelte';
import { picking } from '../../lib/picking.svelte';
import type { Offered, Question } from '../../lib/types';
import type { Almanac, House, View } from './facts';
import { targets } from './targets';

export interface Explained {
  kind: 'card' | 'intrigue' | 'space' | 'leader' | 'contract' | 'trophy';
  name: string;
  things: string[]; // what it stands for in a question
  box: DOMRect; // where it lies on the screen
  pinned: boolean;
}

interface Given {
  view: View;
  ask: Question | null;
  seat: number | null;
  choose: (kind: string, option: string) => unknown;
}

export class Tableau {
  explained = $state<Explained | null>(null);
  private lit = $derived.by(() => targets(this.ask));

  constructor(
    readonly almanac: Almanac,
    private read: () => Given,
  ) {}

  get view(): View {
    return this.read().view;
  }
  get ask(): Question | null {
    return this.read().ask;
  }
  /** My own house; null for somebody who watches. */
  get me(): House | null {
    const { view, seat } = this.read();
    return seat === null ? null : (view.houses.find((house) => house.seat === seat) ?? null);
  }
  /** Whether the question is where to send an agent. */
  get sending(): boolean {
    return this.ask?.kind === 'turn' && this.ask.options.some((each) => each.option.startsWith('play:'));
  }

  /** The options that a thing stands for, as far as what is picked already leaves them. */
  options(thing: string): Offered[] {
    const all = this.lit.get(thing) ?? [];
    // A card in hand can be changed for another one at any time.
    return thing.startsWith('hand:') || thing.startsWith('intrigue:')
      ? all
      : all.filter((each) => picking.fits(each.option));
  }
  glows(...things: string[]): boolean {
    return things.some((thing) => this.options(thing).length > 0);
  }
  /** Whether somebody points at it in the question bar or in the log. */
  pointed(...things: string[]): boolean {
    return things.some(
      (thing) =>
        picking.pointed.includes(thing) ||
        picking.pointed.some((ref) => ref.startsWith('clause:') && thing === `source:${ref.slice(7).split('.')[0]}`),
    );
  }

  answer(option: string): void {
    if (this.ask) this.read().choose(this.ask.kind, option);
  }

  /** One option is an answer; of several, the question bar shows only these. */
  click(...things: string[]): void {
    const options = things.flatMap((thing) => this.options(thing));
    const ask = this.ask;
    if (!ask || !options.length) return;
    const first = options[0]!.option;
    if (first.startsWith('play:') && things[0]!.startsWith('hand:')) {
      picking.some = [];
      picking.pick(first.split(':').slice(0, 2).join(':'));
    } else if (options.length === 1) this.answer(first);
    else picking.among(options.map((each) => each.option));
  }
}

const KEY = Symbol('tableau');
export const layTable = (table: Tableau) => setContext(KEY, table);
export const tableau = () => getContext<Tableau>(KEY);

const SOON = 350; // milliseconds that the pointer rests before something explains itself
const LONG = 500; // milliseconds of a long press

/** Explains a piece when the pointer rests on it, when it has the focus, on right click and on a long press. */
export function explain(node: HTMLElement, what: { table: Tableau; kind: Explained['kind']; name: string; things: string[] }) {
  let now = what;
  let timer = 0;
  const show = (pinned: boolean) => {
    now.table.explained = { kind: now.kind, name: now.name, things: now.things, box: node.getBoundingClientRect(), pinned };
  };
  const hide = () => {
    clearTimeout(timer);
    if (now.table.explained && !now.table.explained.pinned) now.table.explained = null;
  };
  const later = (pinned: boolean, wait: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => show(pinned), wait);
  };
  const enter = (event: PointerEvent) =>
    event.pointerType === 'mouse' && !now.table.explained?.pinned && later(false, SOON);
  const down = (event: PointerEvent) => (event.pointerType === 'mouse' ? hide() : later(true, LONG));
  const stop = () => clearTimeout(timer);
  const menu = (event: Event) => {
    event.preventDefault();
    stop();
    show(true);
  };
  const focus = () => node.matches(':focus-visible') && later(false, SOON);
  const keys = (event: KeyboardEvent) => {
    if (event.key === '?') {
      event.stopPropagation();
      menu(event);
    }
  };
  const listen: [string, EventListener][] = [
    ['pointerenter', enter as unknown as EventListener],
    ['pointerleave', hide],
    ['pointerdown', down as unknown as EventListener],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['contextmenu', menu],
    ['focus', focus],
    ['blur', hide],
    ['keydown', keys as unknown as EventListener],
  ];
  for (const [name, listener] of listen) node.addEventListener(name, listener);
  return {
    update(next: typeof what) {
      now = next;
    },
    destroy() {
      hide();
      for (const [name, listener] of listen) node.removeEventListener(name, listener);
    },
  };
}
