import { proveOptimal, type Proof, type TwoPartCost } from './matching/prove-optimal.js';
import type { PlannedRound } from './swiss-pairing.js';

/**
 * What proves that a pairing is the best one, for anybody to check: half of all prices, less what blossoms take off, is what any
 * pairing costs at least. Costs have two parts: byes, which go first, and the unequal pairs.
 */
export interface Certificate {
  readonly isOptimal: boolean;
  readonly cost: TwoPartCost;
  readonly bound: TwoPartCost;
  /** By player: twice what they cost at least. */
  readonly prices: Readonly<Record<string, TwoPartCost>>;
  /** Sets of k players that hold (k - 1) / 2 pairs at the most, and what each pair in one takes off. */
  readonly blossoms: readonly (TwoPartCost & { readonly players: readonly string[] })[];
}

/** Checks a planned round by its prices; `fault` is null when they prove that no pairing is better. O(n²). */
export const proveRound = ({ costs, matching, partners }: PlannedRound): Proof =>
  proveOptimal(costs, { ...matching, partners });

/** The prices of a planned round by id, checked. */
export function certify(plan: PlannedRound): Certificate {
  const { cost, bound, fault } = proveRound(plan);
  const { players, matching } = plan;
  const prices = players.map(
    ({ id }, index) => [id, { rank: matching.ranks[index]!, cost: matching.prices[index]! }] as const,
  );
  const blossoms = matching.blossoms.map(({ players: members, ...price }) => ({
    players: members.map((member) => players[member]!.id),
    ...price,
  }));
  return { isOptimal: fault === null, cost, bound, prices: Object.fromEntries(prices), blossoms };
}
