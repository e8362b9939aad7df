import { championshipOfTournament, comparePlayed, type Championship } from './championship.js';
import {
  UNCOVERED_REASONS,
  type EntitlementUse,
  type PlayerEntitlement,
  type ShownClaim,
  type UncoveredClaim,
  type UncoveredReason,
} from './settlement.js';
import { lacksChoice } from './target.js';
import { tellChampionship, tellWorth } from './tell-entitlement.js';
import { compareWon, type SingleClaim } from './use-entitlements.js';

/** An entitlement with the championship that it is for. */
export interface AimedEntitlement {
  readonly entitlement: PlayerEntitlement;
  readonly championship: Championship;
  readonly forfeitedAt: string | null;
}

/**
 * Why nothing that the player has won covers a claim: what is missing from the entitlement that comes closest, by the
 * order of `UNCOVERED_REASONS`.
 *
 * @param won everything of this player, for any championship
 * @param coveredBy the claim of the same championship that the same bye or head start was used for
 * @param uses where entitlements were used, by id
 */
export function explainUncovered(
  { claim, round }: SingleClaim,
  won: readonly AimedEntitlement[],
  coveredBy: ShownClaim | null,
  uses: ReadonlyMap<string, readonly EntitlementUse[]>,
): UncoveredClaim {
  if (coveredBy !== null) {
    return { claim, round, reason: 'used-up', why: `it was used in ${coveredBy.tournament.name}`, closest: null };
  }
  const [closest] = won
    .filter(({ entitlement }) => (round === null) === entitlement.headStart > 0)
    .map((each) => ({ each, ...findFault(each, { claim, round }, uses.get(each.entitlement.id) ?? []) }))
    .sort(
      (a, b) =>
        UNCOVERED_REASONS.indexOf(a.reason) - UNCOVERED_REASONS.indexOf(b.reason) ||
        compareWon(a.each.entitlement, b.each.entitlement),
    );
  if (closest === undefined) return { claim, round, reason: 'never-won', why: 'none was won', closest: null };
  return { claim, round, reason: closest.reason, why: closest.why, closest: closest.each.entitlement };
}

interface Fault {
  readonly reason: UncoveredReason;
  readonly why: string;
}

function findFault(
  { entitlement, championship, forfeitedAt }: AimedEntitlement,
  { claim, round }: SingleClaim,
  uses: readonly EntitlementUse[],
): Fault {
  const { wonIn, game } = entitlement;
  const shown = championshipOfTournament(claim.tournament);
  const one = `the one that was won in ${wonIn.name}`;
  const isForAnother = `${one} is for ${tellChampionship(championship)}`;
  if (game !== shown.game) return { reason: 'other-game', why: `${one} is for ${game}` };
  if (championship.kind !== shown.kind) return { reason: 'other-championship', why: isForAnother };
  if (comparePlayed(wonIn, claim.tournament) >= 0) {
    return { reason: 'won-later', why: `it was won in ${wonIn.name} only, on ${wonIn.localDate}` };
  }
  if (forfeitedAt === null && lacksChoice(championship)) {
    return { reason: 'choice-missing', why: `no continent was chosen for ${one}` };
  }
  if (championship.continent !== shown.continent) return { reason: 'other-continent', why: isForAnother };
  const use = uses.find(({ rounds }) => round === null || rounds.includes(round));
  if (use !== undefined) return { reason: 'used-up', why: `it was used in ${use.tournament.name}` };
  if (championship.year !== shown.year) {
    const isPast = championship.year !== null && championship.year < shown.year;
    if (isPast) return { reason: 'expired', why: `${one} was for ${tellChampionship(championship)}` };
    return { reason: 'other-year', why: isForAnother };
  }
  if (forfeitedAt !== null) return { reason: 'forfeited', why: `it was given up on ${forfeitedAt}` };
  if (round === null && entitlement.headStart !== claim.headStart) {
    return { reason: 'other-amount', why: `${one} is ${tellWorth(entitlement)}` };
  }
  if (round !== null && !entitlement.earnedByes.includes(round)) {
    return { reason: 'other-round', why: `${one} is ${tellWorth(entitlement)}` };
  }
  return { reason: 'past-first-heat', why: 'its player took part in an earlier heat without it' };
}
