// What the screen is like; `current` follows every change of it.

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 700px), (max-height: 480px)');
export const upright = new MediaQuery('(max-width: 559px) and (orientation: portrait)'); // a phone
export const touch = new MediaQuery('hover: none');
