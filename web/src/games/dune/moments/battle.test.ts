import { describe, expect, it } from 'vitest';
import { fought, struck } from './battle';

const event = (kind: string, ...data: any[]) => ({ kind, data, words: { id: kind, args: {}, refs: [], rules: [] } });
const KINDS: Record<string, string> = { crysknife: 'projectile', chaumurky: 'poison', lasgun: 'lasgun', shield: 'shield', baliset: 'worthless', cheap_hero: 'cheap_hero' };
const kind = (card: string) => KINDS[card] ?? '';
const BEGIN = event('battle', 'atreides', 'harkonnen', 'carthag');
const plans = (weapon: string, defence: string, leader = 'feyd_rautha') => [
  event('plan', 'atreides', 3, 1, 'dr_yueh', weapon, 'none', 'yes'),
  event('plan', 'harkonnen', 2, 0, leader, 'none', defence, 'no'),
];

describe('a battle on the stage', () => {
  it('sets both plans side by side, with totals, losses and cards', () => {
    const told = [BEGIN, ...plans('crysknife', 'shield'), event('strengths', 'atreides', 6, 'harkonnen', 8), event('battle_won', 'harkonnen', 'atreides', 'carthag'),
      event('lost', 'atreides', 'carthag.10', 4, 'battle'), event('lost', 'harkonnen', 'carthag.10', 2, 'battle'), event('discarded', 'atreides', 'crysknife'), event('kept', 'harkonnen', 'shield')];
    const battle = fought(told)!;
    expect(battle).toMatchObject({ territory: 'carthag', winner: 'harkonnen', explosion: false });
    expect(battle.sides[0]).toMatchObject({ faction: 'atreides', dial: 3, spice: 1, leader: 'dr_yueh', kwisatzHaderach: true, total: 6, lost: 4, discarded: ['crysknife'] });
    expect(battle.sides[1]).toMatchObject({ faction: 'harkonnen', total: 8, lost: 2, kept: ['shield'], dead: false });
    expect(struck(battle, battle.sides[0]!, kind)).toBe('stopped');
    expect(struck(battle, battle.sides[1]!, kind)).toBe(''); // no weapon
  });

  it('tells who was killed by what', () => {
    const battle = fought([BEGIN, ...plans('chaumurky', 'shield'), event('leader_killed', 'harkonnen', 'feyd_rautha'), event('spice_gained', 'atreides', 6, 'leaders')])!;
    expect(battle.sides[1]!.dead).toBe(true);
    expect(battle.sides[0]!.gained).toBe(6);
    expect(struck(battle, battle.sides[0]!, kind)).toBe('kills');
  });

  it('says nothing of weapons after treason or an explosion, or against heroes', () => {
    const treason = fought([BEGIN, ...plans('crysknife', 'none'), event('traitor', 'atreides', 'harkonnen', 'feyd_rautha')])!;
    expect(treason.sides[1]!.betrayed).toBe(true);
    expect(struck(treason, treason.sides[0]!, kind)).toBe('');
    const blast = fought([BEGIN, ...plans('lasgun', 'shield'), event('explosion', 'carthag')])!;
    expect(blast.explosion).toBe(true);
    expect(struck(blast, blast.sides[0]!, kind)).toBe('');
    const hero = fought([BEGIN, ...plans('crysknife', 'none', 'cheap_hero')])!;
    expect(struck(hero, hero.sides[0]!, kind)).toBe('');
  });

  it('is nothing without its beginning', () => {
    expect(fought(plans('crysknife', 'none'))).toBeNull();
  });
});
