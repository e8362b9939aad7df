import { findLeastCostMatching } from './matching/least-cost-matching.js';
import { measureRound } from './measure-round.js';
import type { PairingPlayer, SwissPairing } from './pairing.js';
import { costsOfRound } from './round-costs.js';

/** How a round was paired, and how it could have been. */
export interface GradedRound {
  /** Pairs of unequal totals. */
  readonly unequal: number;
  /** The fewest that the rules allow, with the fewest byes and no second one before. */
  readonly fewest: number;
}

// @row 71, 74
/**
 * Whether a round has more pairs of unequal totals than it had to (000, section 7.6): null where it has not, and where it repeats
 * matches or has needless byes, of which other findings tell.
 */
export function gradeRound(players: readonly PairingPlayer[], pairing: SwissPairing): GradedRound | null {
  const { unequal, repeats, byes } = measureRound(players, pairing);
  if (unequal <= oddGroups(players) / 2 || repeats > 0 || byes > players.length % 2) return null;
  const ranked = [...players].sort((a, b) => b.points - a.points);
  const { partners } = findLeastCostMatching(costsOfRound(ranked, 'today'));
  let fewest = 0;
  partners.forEach((partner, index) => {
    if (partner > index && ranked[partner]!.points !== ranked[index]!.points) fewest++;
  });
  return unequal > fewest ? { unequal, fewest } : null;
}

/** Groups of equal totals in which somebody is left over, without the one who has the bye; two of them make an unequal pair. */
function oddGroups(players: readonly PairingPlayer[]): number {
  const sizes = new Map<number, number>();
  for (const { points } of players) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  return [...sizes.values()].filter((size) => size % 2 === 1).length - (players.length % 2);
}
