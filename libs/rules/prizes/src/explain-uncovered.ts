import { type Text, say } from '@quadrant/rules/message';
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
import { compareWon, isFor, type SingleClaim } from './use-entitlements.js';

export interface AimedEntitlement {
  readonly entitlement: PlayerEntitlement;
  readonly championship: Championship;
  readonly forfeitedAt: string | null;
}

/**
 * Explains why no entitlement of the player covers a claim. It names what is missing from the entitlement that comes
 * closest by the order of `UNCOVERED_REASONS`, the latest of several. An entitlement that was used up for an earlier
 * year is no closer than an expired one. An entitlement for another championship of an earlier year, or won later for
 * another championship, is not mentioned.
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
    return { claim, round, reason: 'used-up', why: say`it was used in ${coveredBy.tournament.name}`, closest: null };
  }
  const [closest] = won
    .filter(({ entitlement }) => (round === null) === entitlement.headStart > 0)
    .flatMap((each) => findFault(each, { claim, round }, uses.get(each.entitlement.id) ?? []) ?? [])
    .sort((a, b) => rankOf(a) - rankOf(b) || compareWon(b.closest, a.closest));
  return closest === undefined
    ? { claim, round, reason: 'never-won', why: say`none was won`, closest: null }
    : { claim, round, reason: closest.reason, why: closest.why, closest: closest.closest };
}

interface Fault {
  readonly reason: UncoveredReason;
  readonly why: Text;
  readonly isPast: boolean;
  readonly closest: PlayerEntitlement;
}

const rankOf = ({ reason, isPast }: Fault): number => UNCOVERED_REASONS.indexOf(isPast ? 'expired' : reason);

function findFault(aimed: AimedEntitlement, single: SingleClaim, uses: readonly EntitlementUse[]): Fault | null {
  const { entitlement, championship } = aimed;
  const shown = championshipOfTournament(single.claim.tournament);
  const isPast = championship.year !== null && championship.year < shown.year;
  const as = (reason: UncoveredReason, why: Text): Fault => ({ reason, why, isPast, closest: entitlement });
  const one = say`the one that was won in ${entitlement.wonIn.name}`;
  const target = tellChampionship(championship);
  const aim = findOtherAim(championship, shown);
  const isLater = comparePlayed(entitlement.wonIn, single.claim.tournament) >= 0;
  if (aim !== null)
    return isPast || isLater ? null : as(aim, say`${one} is for ${tellGame(championship, shown)}${target}`);
  if (isPast) {
    const use = uses.find(({ rounds }) => single.round === null || rounds.includes(single.round));
    if (use !== undefined) return as('used-up', say`it was used in ${use.tournament.name}`);
    return as('expired', say`${one} was for ${target}`);
  }
  const { wonIn } = entitlement;
  if (isLater) {
    return as('won-later', say`it was won in ${wonIn.name} only, on ${wonIn.localDate}`);
  }
  if ((championship.year ?? shown.year) > shown.year) return as('other-year', say`${one} is for ${target}`);
  if (aimed.forfeitedAt !== null) return as('forfeited', say`it was given up on ${aimed.forfeitedAt}`);
  if (lacksChoice(championship)) return as('choice-missing', say`no continent was chosen for ${one}`);
  if (championship.year === null) return as('other-year', say`${one} is for ${target}`);
  if (!isFor(entitlement, single)) {
    return as(single.round === null ? 'other-amount' : 'other-round', say`${one} is ${tellWorth(entitlement)}`);
  }
  return as('past-first-heat', say`its player took part in an earlier heat without it`);
}

/** Returns how it is another championship, apart from its year. */
function findOtherAim(championship: Championship, shown: Championship): UncoveredReason | null {
  if (championship.game !== shown.game) return 'other-game';
  if (championship.kind !== shown.kind) return 'other-championship';
  return lacksChoice(championship) || championship.continent === shown.continent ? null : 'other-continent';
}

const tellGame = (championship: Championship, shown: Championship): string =>
  championship.game === shown.game ? '' : `${championship.game}, `;
