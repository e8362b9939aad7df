import fc from 'fast-check';
import { findMaximumWeightMatching } from './maximum-weight-matching.js';

/** Every matching, the plain way. */
function bestWeight(size: number, weightOf: (a: number, b: number) => number, used = 0): number {
  let vertex = 0;
  while (vertex < size && used & (1 << vertex)) vertex++;
  if (vertex === size) return 0;
  let best = bestWeight(size, weightOf, used | (1 << vertex));
  for (let other = vertex + 1; other < size; other++) {
    if (used & (1 << other)) continue;
    const rest = bestWeight(size, weightOf, used | (1 << vertex) | (1 << other));
    best = Math.max(best, Math.max(0, weightOf(vertex, other)) + rest);
  }
  return best;
}

const graph = (mostWeight: number) =>
  fc
    .integer({ min: 0, max: 9 })
    .chain((size) =>
      fc.tuple(fc.constant(size), fc.array(fc.integer({ min: 0, max: mostWeight }), { minLength: 81, maxLength: 81 })),
    );

describe('maximum weight matching', () => {
  it.each([1, 3, 50, 2 ** 40])('finds the best total of graphs with weights up to %d', (mostWeight) => {
    fc.assert(
      fc.property(graph(mostWeight), ([size, values]) => {
        const weightOf = (a: number, b: number) => values[Math.min(a, b) * 9 + Math.max(a, b)]!;
        const partners = findMaximumWeightMatching(size, weightOf);
        let total = 0;
        for (const [vertex, partner] of partners.entries()) {
          if (partner === null) continue;
          expect(partners[partner]).toBe(vertex);
          expect(weightOf(vertex, partner)).toBeGreaterThan(0);
          if (vertex < partner) total += weightOf(vertex, partner);
        }
        expect(total).toBe(bestWeight(size, weightOf));
      }),
      { numRuns: 400 },
    );
  });

  it('pairs all of two odd cycles that are joined by one edge', () => {
    const edges = ['01', '12', '20', '23', '34', '45', '53'];
    const weightOf = (a: number, b: number) => Number(edges.includes(`${a}${b}`) || edges.includes(`${b}${a}`));
    expect(findMaximumWeightMatching(6, weightOf)).toEqual([1, 0, 3, 2, 5, 4]);
  });
});
