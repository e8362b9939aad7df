import fc from 'fast-check';
import { costOfPair, flattenExclusions, type MatchingCosts } from './costs.js';
import { findLeastCostMatching } from './least-cost-matching.js';
import { FEW, findLeastCostOfFew } from './least-cost-of-few.js';
import { proveOptimal } from './prove-optimal.js';

const costs = (most: number, largest: number): fc.Arbitrary<MatchingCosts> =>
  fc
    .record({
      places: fc.array(fc.nat(most), { maxLength: largest }),
      step: fc.nat(9),
      share: fc.nat(100),
      dice: fc.array(fc.nat(99), { minLength: largest * largest, maxLength: largest * largest }),
    })
    .map(({ places, step, share, dice }) => {
      const size = places.length;
      const lists = places.map(() => new Set<number>());
      for (let a = 0; a < size; a++) {
        for (let b = 0; b < a; b++) {
          if (dice[a * largest + b]! >= share) continue;
          lists[a]!.add(b);
          lists[b]!.add(a);
        }
      }
      return {
        size,
        places: Float64Array.from(places).sort(),
        step,
        aloneRanks: Float64Array.from(places, (_, player) => 1 + (dice[player]! % 3)),
        aloneCosts: Float64Array.from(places, (_, player) => dice[player * largest]! % 5),
        ...flattenExclusions(lists),
      };
    });

const BEYOND = 2 ** 24;

/** Tries every pairing. One unit of rank is larger than all costs together. */
function leastCost(given: MatchingCosts, used = 0): number {
  let player = 0;
  while (player < given.size && used & (1 << player)) player++;
  if (player === given.size) return 0;
  let least = BEYOND * given.aloneRanks[player]! + given.aloneCosts[player]! + leastCost(given, used | (1 << player));
  const excluded = given.excluded.subarray(given.starts[player], given.starts[player + 1]);
  for (let other = player + 1; other < given.size; other++) {
    if (used & (1 << other) || excluded.includes(other)) continue;
    const rest = leastCost(given, used | (1 << player) | (1 << other));
    least = Math.min(least, costOfPair(given, player, other) + rest);
  }
  return least;
}

describe('findLeastCostMatching', () => {
  it.each([1, 4, 60])('finds the least cost of fields with places up to %d, and proves it', (most) => {
    fc.assert(
      fc.property(costs(most, 9), (given) => {
        const { cost, fault } = proveOptimal(given, findLeastCostMatching(given));
        expect(fault).toBeNull();
        expect(BEYOND * cost.rank + cost.cost).toBe(leastCost(given));
      }),
      { numRuns: 500 },
    );
  });

  it.each([2, 10, 200])('proves the result of fields of up to 40 with places up to %d', (most) => {
    fc.assert(
      fc.property(costs(most, 40), (given) => {
        expect(proveOptimal(given, findLeastCostMatching(given)).fault).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('finds no proof in prices that are too low, or in a pairing that costs more', () => {
    const given: MatchingCosts = {
      size: 4,
      places: Float64Array.of(0, 1, 5, 9),
      step: 0,
      aloneRanks: new Float64Array(4).fill(1),
      aloneCosts: new Float64Array(4),
      ...flattenExclusions([[], [], [], []]),
    };
    const matching = findLeastCostMatching(given);
    expect([...matching.partners]).toEqual([1, 0, 3, 2]);
    expect(proveOptimal(given, matching).fault).toBeNull();
    const worse = { ...matching, partners: Int32Array.of(2, 3, 0, 1) };
    expect(proveOptimal(given, worse).fault).toBe('The matching costs more than the bound.');
    expect(proveOptimal(given, { ...matching, prices: new Float64Array(4) }).fault).toBe(
      'The matching costs more than the bound.',
    );
    const above = { ...matching, prices: matching.prices.map((price) => price + 1) };
    expect(proveOptimal(given, above).fault).toContain('cost less than their prices');
  });
});

describe('findLeastCostOfFew', () => {
  it.each([1, 4, 60])('finds pairs of the least cost of fields with places up to %d', (most) => {
    fc.assert(
      fc.property(costs(most, FEW), (given) => {
        const tried = findLeastCostOfFew(given);
        tried.forEach((partner, player) => {
          if (partner < 0) return;
          expect(tried[partner]).toBe(player);
          expect(given.excluded.subarray(given.starts[player], given.starts[player + 1])).not.toContain(partner);
        });
        expect(totalOf(given, tried)).toBe(totalOf(given, findLeastCostMatching(given).partners));
      }),
      { numRuns: 500 },
    );
  });
});

function totalOf(given: MatchingCosts, partners: Int32Array): number {
  return partners.reduce((sum, partner, player) => {
    if (partner < 0) return sum + BEYOND * given.aloneRanks[player]! + given.aloneCosts[player]!;
    return partner < player ? sum : sum + costOfPair(given, player, partner);
  }, 0);
}
