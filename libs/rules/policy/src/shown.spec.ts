import { isMovement, isProvisional } from './shown.js';
import { STABILITY_POLICIES } from './stability.js';

const { policy } = STABILITY_POLICIES[0]!;

describe('a rating', () => {
  it('is provisional below 10 rated games', () => {
    expect([0, 9, 10, 11].map((games) => isProvisional(games, policy))).toEqual([true, true, false, false]);
  });

  it('moves from half a point on, up or down', () => {
    expect([0, 0.49, 0.5, -0.49, -0.5].map((by) => isMovement(1500, 1500 + by, policy))).toEqual([
      ...[false, false, true, false, true],
    ]);
  });
});
