import { refuseWish, type EntitlementWish } from './refuse-wish.js';
import type { SettledEntitlement } from './settlement.js';

const CHOOSE: EntitlementWish = { kind: 'choose', continent: 'europe', reason: null };
const FORFEIT: EntitlementWish = { kind: 'forfeit', reason: 'cannot come' };

const settled = (facts: object = {}, entitlement: object = {}): SettledEntitlement =>
  ({
    entitlement: { into: 'continental', continent: 'of-choice', wonIn: { continent: null }, ...entitlement },
    state: 'open',
    championship: { continent: null },
    target: 'a continental championship',
    uses: [],
    why: null,
    ...facts,
  }) as unknown as SettledEntitlement;

const USED = { uses: [{ tournament: { key: 'k', name: 'Continentals' } }] };
const EXPIRED = { state: 'expired', why: 'the year is over' };

describe('a wish about an entitlement', () => {
  it.each([
    ['a first choice', settled(), CHOOSE, null, true, null],
    ['giving it up', settled(), FORFEIT, null, true, null],
    ['a use of it', settled(USED), FORFEIT, null, false, 'entitlement-used'],
    ['giving up what was given up', settled({ state: 'forfeited' }), FORFEIT, null, true, 'entitlement-forfeited'],
    ['a choice for what is bound', settled({}, { into: 'worlds' }), CHOOSE, null, true, 'entitlement-not-of-choice'],
    [
      'a choice for what was won on a continent',
      settled({}, { continent: 'own', wonIn: { continent: 'asia' } }),
      CHOOSE,
      null,
      true,
      'entitlement-not-of-choice',
    ],
    ['another choice of the owner', settled(), CHOOSE, 'asia', true, 'entitlement-chosen'],
    ['the same choice of the owner', settled(), CHOOSE, 'europe', true, null],
    ['another choice by a coordinator', settled(), CHOOSE, 'asia', false, null],
    ['a choice of the owner after the year', settled(EXPIRED), CHOOSE, null, true, 'entitlement-expired'],
    ['a choice by a coordinator after the year', settled(EXPIRED), CHOOSE, null, false, null],
    ['giving it up after the year', settled(EXPIRED), FORFEIT, null, false, 'entitlement-expired'],
  ])('%s', (_, entitlement, wish, chosen, isOwner, kind) => {
    expect(refuseWish(entitlement, wish, chosen, isOwner)?.kind ?? null).toBe(kind);
  });
});
