import { planRound, proveRound, type PairingPlayer } from '@quadrant/rules/pairing';
import { stories } from '../builders/length.js';
import {
  compareDrawbacks,
  drawbacksOf,
  everyPairing,
  isPairableAfter,
  leastDrawbacks,
  type Order,
} from './by-definition.js';
import { afterRound, everyState, newcomers, RESULTS } from './states.js';

const ORDERS = ['byes-first', 'literal'] as const;

function drawbacksOfPlan(players: readonly PairingPlayer[], order: Order, seed: string) {
  const plan = planRound({ players, round: 3, seed, order });
  expect(proveRound(plan).fault).toBeNull();
  const partners = [...plan.partners];
  return { plan, partners, drawbacks: drawbacksOf(plan.players, partners, order) };
}

/** Returns a generator of numbers from 0 to `below`, which always gives the same ones. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

describe('a pairing', () => {
  // @row 74
  it.each([
    [2, 1],
    [3, 3],
    [4, 3],
    [5, 3],
    [6, stories(3, 5)],
  ])('of %d players is the best by trying all, in every state up to %d rounds', (size, rounds) => {
    for (const players of everyState(size, rounds, ['one'])) {
      for (const order of ORDERS) {
        expect(drawbacksOfPlan(players, order, 's').drawbacks).toEqual(leastDrawbacks(players, order));
      }
    }
  });

  it('of 7 to 10 players is the best by trying all, in random states that a tournament can reach', () => {
    const roll = dice(17);
    const states = stories(150, 20_000);
    for (let state = 0; state < states; state++) {
      let players = newcomers(7 + roll(4));
      const rounds = 1 + roll(players.length - 3);
      for (let round = 1; round <= rounds; round++) {
        const plan = planRound({ players, round, seed: String(roll(1000)) });
        players = afterRound(players, plan, () => RESULTS[roll(3)]!);
        if (roll(5) === 0 && players.length > 7) players = players.slice(1);
      }
      for (const order of ORDERS) {
        expect(drawbacksOfPlan(players, order, 's').drawbacks).toEqual(leastDrawbacks(players, order));
      }
    }
  });

  it.each([64, 127, 300])('of %d players is proved optimal by its prices in every round', (size) => {
    const roll = dice(size);
    let players = newcomers(size);
    for (let round = 1; round <= 9; round++) {
      const plan = planRound({ players, round, seed: 'large', order: ORDERS[round % 2] });
      expect(proveRound(plan).fault).toBeNull();
      players = afterRound(players, plan, () => RESULTS[roll(3)]!);
    }
  });

  it('of 200 players with 200 totals is proved optimal, and leaves nobody alone', () => {
    const roll = dice(3);
    let players = newcomers(200);
    for (let round = 1; round <= 5; round++) {
      players = afterRound(players, planRound({ players, round, seed: 's' }), () => RESULTS[roll(3)]!);
    }
    const apart = players.map((player, index) => ({ ...player, points: index * 7 + (index % 5) }));
    for (const order of ORDERS) {
      const { plan } = drawbacksOfPlan(apart, order, 's');
      expect(plan.byes).toEqual([]);
    }
  });
});

describe('a round of eight players', () => {
  // @row 74
  it('gets stuck only when no pairing that was as good would have avoided it', () => {
    const roll = dice(8);
    const stuck: string[] = [];
    const tournaments = stories(40, 300);
    for (let tournament = 0; tournament < tournaments; tournament++) {
      let players = newcomers(8);
      for (let round = 1; round <= 7; round++) {
        const { plan, partners, drawbacks } = drawbacksOfPlan(players, 'byes-first', `${tournament}`);
        if (round < 7 && !isPairableAfter(plan.players, partners)) {
          expect(plan.outlook.isNextRoundPairable).toBe(false);
          for (const other of everyPairing(plan.players)) {
            const isAsGood = compareDrawbacks(drawbacksOf(plan.players, other, 'byes-first'), drawbacks) === 0;
            if (isAsGood && isPairableAfter(plan.players, other))
              stuck.push(`tournament ${tournament}, round ${round + 1}`);
          }
        }
        players = afterRound(players, plan, () => RESULTS[roll(3)]!);
      }
    }
    expect(stuck).toEqual([]);
  });
});

describe('a round that leaves the next one without a pairing', () => {
  it('comes with the best pairing that does not, in every state of six players after two rounds', () => {
    let warnings = 0;
    for (const players of everyState(6, 2, ['one', 'two'])) {
      const { plan, drawbacks } = drawbacksOfPlan(players, 'byes-first', 's');
      if (plan.outlook.isNextRoundPairable) continue;
      warnings++;
      let best: readonly number[] | null = null;
      for (const other of everyPairing(plan.players)) {
        if (!isPairableAfter(plan.players, other)) continue;
        const each = drawbacksOf(plan.players, other, 'byes-first');
        if (best === null || compareDrawbacks(each, best) < 0) best = each;
      }
      const { alternative } = plan.outlook;
      expect(alternative === null).toBe(best === null);
      if (alternative === null || best === null) continue;
      const numberOf = new Map(plan.players.map(({ id }, index) => [id, index]));
      const partners = plan.players.map(() => -1);
      for (const [a, b] of alternative.pairs) {
        partners[numberOf.get(a)!] = numberOf.get(b)!;
        partners[numberOf.get(b)!] = numberOf.get(a)!;
      }
      expect(drawbacksOf(plan.players, partners, 'byes-first')).toEqual(best);
      expect(compareDrawbacks(best, drawbacks)).toBeGreaterThan(0);
    }
    expect(warnings).toBeGreaterThan(0);
  });
});
