// The pictures of the first page: `web/src/games/<id>/Scene.svelte`. A game that has one stands in the front row.

import type { Component } from 'svelte';

const found = import.meta.glob<{ default: Component }>('../games/*/Scene.svelte', { eager: true });

export const sceneOf = (game: string): Component | undefined => found[`../games/${game}/Scene.svelte`]?.default;
