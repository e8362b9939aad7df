import fc from 'fast-check';
import type { RatedGame } from '@quadrant/rules/tournament';
import { explainGames, type ExplainedGame } from './explain-games.js';
import { gameColumns } from './game-columns.js';
import { getPolicy, RATING_POLICIES } from './policies.js';
import type { RatingPolicy } from './policy.js';
import { rateGames } from './rate-games.js';

const PLAYERS = 6;

const pair = fc
  .tuple(fc.nat(PLAYERS - 1), fc.integer({ min: 1, max: PLAYERS - 1 }))
  .map(([one, distance]) => [one, (one + distance) % PLAYERS] as const);

const played = fc.record({
  players: pair,
  score: fc.constantFrom(0, 0.5, 1),
  share: fc.constantFrom(1, 1 / 3),
  modified: fc.boolean(),
});

/** Most steps have one game, and some have several. */
const playedSteps = fc.array(
  fc.oneof(
    { arbitrary: fc.array(played, { minLength: 1, maxLength: 1 }), weight: 3 },
    fc.array(played, { minLength: 1, maxLength: 8 }),
  ),
  { maxLength: 12 },
);

const games = playedSteps.map((all): RatedGame[] =>
  all.flatMap((step, index) => step.map((game) => ({ ...game, step: 3 * index }))),
);

const rating = fc.oneof(
  fc.double({ min: 0, max: 3000, noNaN: true }),
  fc.constantFrom(0, 1500, 1600, 3000),
  fc.integer({ min: 1400, max: 1800 }),
);

const ratings = fc.array(rating, { minLength: PLAYERS, maxLength: PLAYERS });
const kFactor = fc.constantFrom(16, 28, 32, 40, 52, 64, 0, 27.5, 3000);
const policy = fc.constantFrom(...RATING_POLICIES);

function rated(by: RatingPolicy, all: readonly RatedGame[], before: readonly number[], k: number): number[] {
  const after = Float64Array.from(before);
  rateGames(by, gameColumns(all), after, k);
  return [...after];
}

/** It follows 000, section 8 and `docs/decisions/0016-rate-game-by-game.md` as directly as possible. */
function reference(all: readonly RatedGame[], before: readonly number[], k: number): number[] {
  let current = [...before];
  for (const step of new Set(all.map((game) => game.step))) {
    const gains = current.map(() => 0);
    for (const { players, score, share } of all.filter((game) => game.step === step)) {
      const [one, other] = players.map((player) => current[player] ?? NaN) as [number, number];
      gains[players[0]]! += k * share * (score - 1 / (1 + Math.exp(((other - one) * Math.LN10) / 400)));
      gains[players[1]]! += k * share * (1 - score - 1 / (1 + Math.exp(((one - other) * Math.LN10) / 400)));
    }
    const touched = new Set(all.filter((game) => game.step === step).flatMap(({ players }) => players));
    current = current.map((each, player) =>
      touched.has(player) ? Math.min(3000, Math.max(0, each + gains[player]!)) : each,
    );
  }
  return current;
}

describe('rateGames', () => {
  it('is the formula to the last bit', () => {
    fc.assert(
      fc.property(games, ratings, kFactor, (all, before, k) => {
        expect(rated(getPolicy('opg-4.2'), all, before, k)).toEqual(reference(all, before, k));
      }),
    );
  });

  it('rates a whole tournament as one step where the policy says so', () => {
    fc.assert(
      fc.property(games, ratings, kFactor, (all, before, k) => {
        const atOnce = all.map((game) => ({ ...game, step: 0 }));
        expect(rated(getPolicy('opg-4.2-per-event'), all, before, k)).toEqual(reference(atOnce, before, k));
      }),
    );
  });

  it('gives the same bits whoever is named first', () => {
    fc.assert(
      fc.property(policy, games, fc.infiniteStream(fc.boolean()), ratings, kFactor, (by, all, turns, before, k) => {
        const turned = all.map((game): RatedGame => {
          if (turns.next().value !== true) return game;
          const [one, other] = game.players;
          return { ...game, players: [other, one], score: 1 - game.score };
        });
        expect(rated(by, turned, before, k)).toEqual(rated(by, all, before, k));
      }),
    );
  });

  it('leaves its scratch as it was, so that one serves a whole history', () => {
    fc.assert(
      fc.property(policy, games, games, ratings, kFactor, (by, first, second, before, k) => {
        const scratch = new Float64Array(PLAYERS);
        const after = Float64Array.from(before);
        rateGames(by, gameColumns(first), after, k, scratch);
        rateGames(by, gameColumns(second), after, k, scratch);
        expect([...after]).toEqual(rated(by, second, rated(by, first, before, k), k));
        expect([...scratch]).toEqual([...scratch].fill(0));
      }),
    );
  });

  it('counts the first `length` games only', () => {
    fc.assert(
      fc.property(policy, games, ratings, (by, all, before) => {
        const length = Math.floor(all.length / 2);
        const after = Float64Array.from(before);
        rateGames(by, { ...gameColumns(all), length }, after, 16);
        expect([...after]).toEqual(rated(by, all.slice(0, length), before, 16));
      }),
    );
  });

  it('keeps every rating within its bounds', () => {
    fc.assert(
      fc.property(policy, games, ratings, kFactor, (by, all, before, k) => {
        for (const after of rated(by, all, before, k)) {
          expect(after).toBeGreaterThanOrEqual(by.floor);
          expect(after).toBeLessThanOrEqual(by.ceiling);
        }
      }),
    );
  });
});

/** The products of one player, folded as `explainGames` says. */
function fold({ floor, ceiling }: RatingPolicy, before: number, own: readonly ExplainedGame[]): number {
  const steps = [...new Set(own.map(({ step }) => step))];
  return steps.reduce((current, step) => {
    const products = own.filter((row) => row.step === step).map(({ product }) => product);
    const sum = products.reduce((total, product) => total + product, 0);
    return Math.min(ceiling, Math.max(floor, current + sum));
  }, before);
}

describe('explainGames', () => {
  const explain = (by: RatingPolicy, all: readonly RatedGame[], before: readonly number[], k: number) =>
    explainGames(by, gameColumns(all), Float64Array.from(before), { kFactor: k, rule: 'a rule' });

  it('gives products that lead from the ratings before to those after, bit for bit', () => {
    fc.assert(
      fc.property(policy, games, ratings, kFactor, (by, all, before, k) => {
        const explained = explain(by, all, before, k);
        const after = rated(by, all, before, k);
        before.forEach((each, player) => {
          const own = explained.filter((row) => row.player === player);
          expect(fold(by, each, own)).toBe(after[player]);
          expect(own.at(-1)?.ratingAfter ?? each).toBe(after[player]);
          expect(own[0]?.ratingBefore ?? each).toBe(each);
        });
      }),
    );
  });

  it('tells each game twice, in order', () => {
    fc.assert(
      fc.property(policy, games, ratings, (by, all, before) => {
        const rows = explain(by, all, before, 16);
        expect(rows.map(({ game, player }) => [game, player])).toEqual(
          all.flatMap(({ players }, game) => players.map((player) => [game, player])),
        );
      }),
    );
  });
});
