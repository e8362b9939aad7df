import { comparePlayed } from './championship.js';
import type { EntitlementUse, PlayerEntitlement, ShownClaim } from './settlement.js';

// @row 89
/** A claim for one round, or of a head start (round null). */
export interface SingleClaim {
  readonly claim: ShownClaim;
  readonly round: number | null;
}

/** What became of the claims of one player in one championship. */
export interface Usage {
  /** The first thing that they played there. */
  readonly first: ShownClaim | null;
  /** By id of the entitlement. */
  readonly uses: ReadonlyMap<string, readonly EntitlementUse[]>;
  /** Where a round, or the head start (null), was covered. */
  readonly covered: ReadonlyMap<number | null, ShownClaim>;
  readonly uncovered: readonly SingleClaim[];
}

/**
 * Covers the claims of one player in one championship by what they have won for it. A bye is used once, in the first heat
 * that they take part in (000, section 9). Our choices: of an entitlement for two rounds the second may follow in a later
 * heat when the first was used in the first; several entitlements for the same round are worth one bye, and head starts
 * do not add up. Taken first is what has the most rounds, so that as much as possible is covered, then what was won
 * first; all of them expire together.
 *
 * @param won entitlements for this championship that were not forfeited
 * @param claims what they showed in it
 */
export function useEntitlements(won: readonly PlayerEntitlement[], claims: readonly ShownClaim[]): Usage {
  const inOrder = won.toSorted((a, b) => b.earnedByes.length - a.earnedByes.length || compareWon(a, b));
  const uses = new Map<string, EntitlementUse[]>();
  const covered = new Map<number | null, ShownClaim>();
  const uncovered: SingleClaim[] = [];
  const played = claims.toSorted((a, b) => comparePlayed(a.tournament, b.tournament) || a.entry - b.entry);
  played.forEach((claim, index) => {
    for (const round of singlesOf(claim)) {
      const fitting = covered.has(round)
        ? undefined
        : inOrder.find(
            (each) =>
              isFor(each, { claim, round }) &&
              comparePlayed(each.wonIn, claim.tournament) < 0 &&
              (index === 0 || uses.has(each.id)),
          );
      if (fitting === undefined) {
        uncovered.push({ claim, round });
      } else {
        covered.set(round, claim);
        uses.set(fitting.id, addUse(uses.get(fitting.id) ?? [], claim, round));
      }
    }
  });
  return { first: played[0] ?? null, uses, covered, uncovered };
}

/** In the order in which they were won, then by id. */
export const compareWon = (a: PlayerEntitlement, b: PlayerEntitlement): number =>
  comparePlayed(a.wonIn, b.wonIn) || (a.id === b.id ? 0 : a.id < b.id ? -1 : 1);

const singlesOf = ({ rounds, headStart }: ShownClaim): (number | null)[] => [
  ...[...new Set(rounds)].sort((a, b) => a - b),
  ...(headStart > 0 ? [null] : []),
];

/** Whether an entitlement is worth what is claimed, wherever that is. */
export const isFor = ({ earnedByes, headStart }: PlayerEntitlement, { claim, round }: SingleClaim): boolean =>
  round === null ? headStart === claim.headStart : earnedByes.includes(round);

function addUse(uses: readonly EntitlementUse[], { tournament }: ShownClaim, round: number | null): EntitlementUse[] {
  const here = uses.find((use) => use.tournament.key === tournament.key)?.rounds ?? [];
  const before = uses.filter((use) => use.tournament.key !== tournament.key);
  return [...before, { tournament, rounds: round === null ? here : [...here, round] }];
}
