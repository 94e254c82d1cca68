// Everything that a board may use of the shell, under one name: `import { say, type BoardProps } from '$board'`.

export { narrow } from '../lib/browser/media';
export { picking } from '../lib/play/asked/picking.svelte';
export type { Gain, Turns } from '../lib/play/told/blocks';
export type { EndTold } from '../lib/play/ended/finale';
export { NOWHERE, type Travels } from '../lib/play/told/journeys';
export type { Lesson, Section, Step } from '../lib/play/taught/lesson';
export type { Moment } from '../lib/play/told/moments';
export { whyNot } from '../lib/play/asked/whyNot.svelte';
export type { Look } from '../lib/play/people/looks';
export { partyName } from '../lib/play/people/parties';
export type { Arg, Happened, Offered, Party, Question, Words } from '../lib/server/protocol';
export { label, say, speech, tell } from '../lib/words/words.svelte';
export { type ExplainRequest, explains } from './explains';
export { default as Explanation } from './Explanation.svelte';
export { type Design, fits } from './fits';
export { type BoardProps, type Chart, defineBoard, type GainProps, type GameBoard, type MomentProps, type Pile, type RailProps } from './game';
export { looking } from './looking.svelte';
export { default as Mark } from './Mark.svelte';
export { default as Parts } from './Parts.svelte';
export { tally, unseen } from './piles';
export type { Place } from './places';
export { default as Places } from './Places.svelte';
export { standAside } from './standAside';
export { layTable, Tableau, tableau } from './tableau.svelte';
export { distinguishing, targets } from './targets';
export { default as MapFrame } from './MapFrame.svelte';
export { default as Zoom } from './Zoom.svelte';
