// The pictures of the first page: `web/src/games/<id>/Scene.svelte`. A game that has one stands in the front row, in the place that
// the picture names.

import type { Component } from 'svelte';

const found = import.meta.glob<{ default: Component; place?: number }>('../games/*/Scene.svelte', { eager: true });
const of = (game: string) => found[`../games/${game}/Scene.svelte`];

export const sceneOf = (game: string): Component | undefined => of(game)?.default;
export const placeOf = (game: string): number => of(game)?.place ?? Infinity;
