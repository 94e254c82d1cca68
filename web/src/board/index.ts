// Everything that a board may use of the shell, under one name: `import { say, type BoardProps } from '$board'`.

export { narrow } from '../lib/browser/media';
export { picking } from '../lib/play/picking.svelte';
export { wonder } from '../lib/play/wonder.svelte';
export type { Look } from '../lib/play/looks';
export { partyName } from '../lib/play/parties';
export type { Arg, Happened, Offered, Party, Question, Words } from '../lib/server/protocol';
export { label, say, speech, tell } from '../lib/words/words.svelte';
export { askOf, type Asked, asking } from './asking';
export { default as Explained } from './Explained.svelte';
export { type BoardProps, type Chart, defineBoard, type GameBoard, type RailProps } from './game';
export { layTable, Tableau, tableau } from './tableau.svelte';
export { distinguishing, targets } from './targets';
export { default as Zoom } from './Zoom.svelte';
