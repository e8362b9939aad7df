import type { SettledEntitlement } from '@quadrant/rules/league';
import type { Relation } from '@quadrant/rules/permissions';
import type { EntitlementRefusal, EntitlementWish } from './entitlement.js';

/**
 * Why an entitlement stays as it is; null: nothing is against the wish. A player chooses once, a coordinator may choose
 * otherwise while it is not used. They may also make up for a choice when the year is over: history may come late.
 */
export function refuseWish(
  { entitlement, uses, state, why, championship, target }: SettledEntitlement,
  wish: EntitlementWish,
  chosen: string | null,
  as: Relation,
): EntitlementRefusal | null {
  const [use] = uses;
  if (use !== undefined) {
    return { kind: 'entitlement-used', tournament: use.tournament.name, tournamentId: use.tournament.key };
  }
  if (state === 'forfeited') return { kind: 'entitlement-forfeited', why: why ?? '' };
  if (wish.kind === 'choose' && !isOfChoice(entitlement)) return { kind: 'entitlement-not-of-choice', target };
  if (state === 'expired') {
    const isMadeUpFor = wish.kind === 'choose' && as !== 'owner' && championship.continent === null;
    return isMadeUpFor ? null : { kind: 'entitlement-expired', why: why ?? '' };
  }
  if (wish.kind === 'choose' && chosen !== null && chosen !== wish.continent && as === 'owner') {
    return { kind: 'entitlement-chosen', continent: chosen };
  }
  return null;
}

/** 000, 11.1.3; and what was won nowhere in particular. */
const isOfChoice = ({ into, continent, wonIn }: SettledEntitlement['entitlement']): boolean =>
  into === 'continental' && (continent === 'of-choice' || wonIn.continent === null);
