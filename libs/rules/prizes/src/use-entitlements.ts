import { comparePlayed } from './championship.js';
import type { EntitlementUse, PlayerEntitlement, ShownClaim } from './settlement.js';

// @row 89
/** A claim for one round, or for a head start when `round` is null. */
export interface SingleClaim {
  readonly claim: ShownClaim;
  readonly round: number | null;
}

export interface Usage {
  /** The first claim that they played there. */
  readonly first: ShownClaim | null;
  /** The key is the id of the entitlement. */
  readonly uses: ReadonlyMap<string, readonly EntitlementUse[]>;
  /** The claim for which a round, or the head start (null), was covered. */
  readonly covered: ReadonlyMap<number | null, ShownClaim>;
  readonly uncovered: readonly SingleClaim[];
}

/**
 * Covers the claims of one player in one championship by what they have won for it. A bye is used once, in the first
 * heat that they take part in (000, section 9). These are our choices: the second round of an entitlement for two
 * rounds may be used in a later heat when the first was used in the first heat. Several entitlements for the same
 * round give one bye, and head starts do not add up. The entitlement with the most rounds is used first, so that as
 * much as possible is covered, then the one that was won first. All of them expire together.
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

/** Sorts by the order in which entitlements were won, then by id. */
export const compareWon = (a: PlayerEntitlement, b: PlayerEntitlement): number =>
  comparePlayed(a.wonIn, b.wonIn) || (a.id === b.id ? 0 : a.id < b.id ? -1 : 1);

const singlesOf = ({ rounds, headStart }: ShownClaim): (number | null)[] => [
  ...[...new Set(rounds)].sort((a, b) => a - b),
  ...(headStart > 0 ? [null] : []),
];

/** Tells whether an entitlement gives what is claimed, for whatever championship. */
export const isFor = ({ earnedByes, headStart }: PlayerEntitlement, { claim, round }: SingleClaim): boolean =>
  round === null ? headStart === claim.headStart : earnedByes.includes(round);

function addUse(uses: readonly EntitlementUse[], { tournament }: ShownClaim, round: number | null): EntitlementUse[] {
  const here = uses.find((use) => use.tournament.key === tournament.key)?.rounds ?? [];
  const before = uses.filter((use) => use.tournament.key !== tournament.key);
  return [...before, { tournament, rounds: round === null ? here : [...here, round] }];
}
