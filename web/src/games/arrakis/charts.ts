// Numbers worth a chart, by side.

import { total } from './map/stacks';
import type { Side, View } from './view';

/** Supremacy of the Harkonnen; of the Atreides what their three markers have come to together. */
export const progress = ({ supremacy, prescience }: View) => ({
  harkonnen: supremacy,
  atreides: Object.values(prescience).reduce((sum, step) => sum + step, 0),
});

/** Figures and tokens on the planet. */
export const figures = ({ areas }: View) => {
  const of = (side: Side) => Object.values(areas).reduce((sum, area) => sum + (area[side] ? total(area[side]) : 0), 0);
  return { harkonnen: of('harkonnen'), atreides: of('atreides') };
};

export const cards = ({ hands }: View) => ({ harkonnen: hands.harkonnen.length, atreides: hands.atreides.length });
