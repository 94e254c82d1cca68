// Which game has a board of its own, and what its seats show in the rail.

import type { Component } from 'svelte';

export interface BoardProps {
  view: Record<string, any>;
  ask: import('../lib/types').Question | null;
  seat: number | null;
  choose: (kind: string, option: string) => unknown;
}
export interface RailProps {
  view: Record<string, any>;
  seat: number;
  you: number | null;
}

export const boards: Record<string, Component<BoardProps>> = {};
export const rails: Record<string, Component<RailProps>> = {};
