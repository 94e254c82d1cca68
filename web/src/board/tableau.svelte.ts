// What the parts of a board share: what is seen, what can be clicked, and what is being explained. A board makes one of
// these, or of a class of its own that extends it, and its parts get it by `tableau()`.

import { getContext, setContext } from 'svelte';
import { type Look, partyLooks } from '../lib/play/people/looks';
import { picking } from '../lib/play/asked/picking.svelte';
import { hearing, partiesNamed } from '../lib/play/told/story';
import type { Offered, Words } from '../lib/server/protocol';
import { label, tellEvent } from '../lib/words/words.svelte';
import { type ExplainRequest, explainRequest } from './explains';
import type { BoardProps } from './game';
import { targets } from './targets';

type Pieces = Record<string, { lines: Words[] }>;
const NONE: Offered[] = [];

export class Tableau<View = any, Printed = any> {
  explained = $state.raw<ExplainRequest | null>(null); // the piece that is being explained
  readonly game = $derived.by(() => this.props().game);
  readonly view = $derived.by(() => this.props().view);
  readonly ask = $derived.by(() => this.props().ask);
  readonly seat = $derived.by(() => this.props().seat);
  readonly parties = $derived.by(() => this.props().parties);
  readonly over = $derived.by(() => this.props().over);
  readonly events = $derived.by(() => this.props().events);
  readonly targets = $derived.by(() => this.findTargets());
  /** The ids of the parties that this seat plays. */
  readonly mine = $derived.by(() => (this.seat === null ? [] : this.parties.filter((each) => each.seat === this.seat).map((each) => each.id)));
  private looks = $derived.by(() => partyLooks(this.parties));

  /** `props`: the board's own, read again whenever they change. */
  constructor(
    readonly printed: Printed,
    private props: () => BoardProps<View, Printed>,
  ) {}

  /** A party's colour and shape. */
  look(party: string): Look {
    return this.looks(party);
  }

  /** An event as the log tells it to this seat: "You win" to whoever wins. */
  tellEvent(words: Words): string {
    return tellEvent(words, hearing(partiesNamed(words, this.parties, []), this.seat));
  }

  /** The things that an option names. Override it where the words' refs do not say it. */
  protected named(option: Offered, _kind: string): string[] {
    return option.words.refs;
  }
  protected findTargets(): Map<string, Offered[]> {
    return targets(this.ask, (option, kind) => this.named(option, kind));
  }
  /** Whether a thing offers only the options that fit what is picked already. */
  protected narrows(_thing: string): boolean {
    return false;
  }
  /** Whether a thing has to be clicked twice, because the choice cannot be undone. */
  protected needsSecondClick(_thing: string): boolean {
    return false;
  }
  /** What is printed on the pieces of a kind; by default `printed.cards` for `card`. */
  protected pieces(kind: string): Pieces | undefined {
    return (this.printed as Record<string, Pieces> | null)?.[`${kind}s`];
  }

  /** What a piece, `card:shield`, says about itself. */
  lines(piece: string): Words[] {
    const [kind, name] = piece.split(':') as [string, string];
    return this.pieces(kind)?.[name]?.lines ?? [];
  }
  title(piece: string): string {
    return label(piece.replace(':', '-'));
  }

  /** Whether a hint or the coach advises one of the things. */
  advised(...things: string[]): boolean {
    return things.some((thing) => picking.advised.includes(thing));
  }

  /** The options of the question that a thing stands for. */
  options(thing: string): Offered[] {
    const all = this.targets.get(thing) ?? NONE;
    return this.narrows(thing) ? all.filter((each) => picking.fits(each.option)) : all;
  }
  /** Whether a click on one of the things answers, or narrows, the question. */
  glows(...things: string[]): boolean {
    return things.some((thing) => this.options(thing).length > 0);
  }
  /** Whether somebody points at one of the things in the question bar or in the log. */
  pointed(...things: string[]): boolean {
    return things.some((thing) => picking.pointed.includes(thing));
  }

  /** One option is an answer, at the second click if it needs one; of several, the question bar shows only these. */
  click(...things: string[]): void {
    const options = things.flatMap((thing) => this.options(thing));
    if (!options.length) return;
    const only = options.length === 1 ? options[0]!.option : '';
    if (only && (picking.sole === only || !things.some((thing) => this.needsSecondClick(thing)))) this.choose(only);
    else picking.among(options.map((each) => each.option));
  }
  /** Open what the clicked piece says of itself. Its default is prevented, so that whoever hears of the click knows. */
  explain(event: MouseEvent): void {
    event.preventDefault();
    this.explained = explainRequest(event.currentTarget as Element, true);
  }
  choose(option: string): void {
    if (this.ask) this.props().choose(this.ask.kind, option);
  }

  /** Which options can be chosen on the board, so that a long question bar need not list them too. Call it once. */
  offersHere(options: () => Offered[]): void {
    // Before anything is drawn, so that the bar does not first list what it then leaves to the board.
    $effect.pre(() => {
      picking.board = [...new Set(options().map((each) => each.option))];
      return () => (picking.board = []);
    });
  }
}

const KEY = Symbol('tableau');

/** Give a board's table to its parts. Called by the board when it is made. */
export function layTable<T extends Tableau>(table: T): T {
  // An explanation closes when its question is answered or the game ends.
  $effect(() => {
    if (table.over || !table.ask) table.explained = null;
  });
  return setContext(KEY, table);
}
/** The table of the board that this is a part of. */
export const tableau = <T extends Tableau = Tableau>(): T => getContext<T>(KEY);
