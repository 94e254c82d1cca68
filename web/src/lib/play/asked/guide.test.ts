import { expect, it } from 'vitest';
import { guideIds, secrecyIds } from './guide';

const guides = Object.entries(import.meta.glob<string>('../../../games/*/words/en.ftl', { query: '?raw', import: 'default', eager: true }));
const served = Object.values(import.meta.glob<string>(['../../../../../src/kanly/games/**/text/en/*.ftl', '../../../../../tests/packages/*/src/*/text/**/en*.ftl'], { query: '?raw', import: 'default', eager: true })).join('\n');
const asked = [...served.matchAll(/^(ask-[\w-]+) =/gm)].map((found) => found[1]!);

it('explains a question by its own words, or by those for its sort', () => {
  expect(guideIds({ id: 'ask-ship_to-deploy' })).toEqual(['guide-kind-ship_to-deploy', 'guide-kind-ship_to']);
  expect(guideIds({ id: 'ask-bid' })).toEqual(['guide-kind-bid']);
});

it('says first what holds for the party that is asked', () => {
  expect(guideIds({ id: 'ask-bid-first' }, 'atreides')).toEqual(['guide-kind-bid-first-atreides', 'guide-kind-bid-atreides', 'guide-kind-bid-first', 'guide-kind-bid']);
});

it.each(guides)('has no explanation that nobody would ever read: %s', (_, text) => {
  const said = [...text.matchAll(/^(guide-kind-[\w-]+) =/gm)].map((found) => found[1]!);
  const parties = [...served.matchAll(/^faction-(\w+) =/gm)].map((found) => found[1]!);
  const read = new Set(asked.flatMap((id) => [undefined, ...parties].flatMap((party) => guideIds({ id }, party))));
  expect(said.filter((id) => !read.has(id))).toEqual([]);
});

it('knows what becomes of every secret answer that is never uncovered', () => {
  expect(secrecyIds('keep_traitor')).toEqual(['asked-secret-keep_traitor', 'asked-secret']);
  for (const [, text] of guides)
    for (const [, kind] of text.matchAll(/^asked-secret-([\w-]+) =/gm)) expect(asked).toContain(`ask-${kind}`);
});
