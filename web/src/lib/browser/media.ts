// What the screen is like; `current` follows every change of it.

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 700px), (max-height: 480px)');
export const touch = new MediaQuery('hover: none');
