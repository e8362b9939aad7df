import { proveOptimal, type Proof, type TwoPartCost } from './matching/prove-optimal.js';
import type { PlannedRound } from './swiss-pairing.js';

/**
 * A certificate lets anybody check that a pairing is the best one: every pairing costs at least half of all prices, less
 * what blossoms take off. Costs have two parts: byes, which go first, and the unequal pairs.
 */
export interface Certificate {
  readonly isOptimal: boolean;
  readonly cost: TwoPartCost;
  readonly bound: TwoPartCost;
  /** The key is the player's id; the value is twice the least that the player costs. */
  readonly prices: Readonly<Record<string, TwoPartCost>>;
  /** Each set has k players, which hold at most (k - 1) / 2 pairs, and the amount that each of these pairs takes off. */
  readonly blossoms: readonly (TwoPartCost & { readonly players: readonly string[] })[];
}

/** Checks a planned round by its prices; `fault` is null when they prove that no pairing is better. O(n²). */
export const proveRound = ({ costs, matching, partners }: PlannedRound): Proof =>
  proveOptimal(costs, { ...matching, partners });

/** Returns the prices of a planned round by id, and the result of checking them. */
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
