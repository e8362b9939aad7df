import { expectedScore, type GameUnpacker } from '@quadrant/rules/rating';
import type { AccuracyStep, RatingAccuracy } from './statistics.js';

const STEPS = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

type Games = ReturnType<GameUnpacker['unpack']>;

interface Sum {
  games: number;
  expected: number;
  scored: number;
}

/** Adds up what favourites were expected to take of their games, and what they took. */
export class AccuracyTally {
  private readonly sums: readonly Sum[] = STEPS.slice(1).map(() => ({ games: 0, expected: 0, scored: 0 }));
  private tournaments = 0;

  /**
   * The games of one tournament. Those of equal ratings have no favourite and are left out.
   *
   * @param before rating of each entry before the tournament; null for one without a rated game
   */
  add({ length, one, other, score }: Games, before: readonly (number | null)[]): void {
    this.tournaments += 1;
    for (let game = 0; game < length; game += 1) {
      const [own, theirs] = [before[one[game]!] ?? null, before[other[game]!] ?? null];
      if (own === null || theirs === null || own === theirs) continue;
      const isFavourite = own > theirs;
      const expected = isFavourite ? expectedScore(own, theirs) : expectedScore(theirs, own);
      const sum = this.sums[Math.min(STEPS.length - 2, Math.floor((expected - 0.5) * 10))]!;
      sum.games += 1;
      sum.expected += expected;
      sum.scored += isFavourite ? score[game]! : 1 - score[game]!;
    }
  }

  tell(): RatingAccuracy {
    const all = this.sums.reduce((total, sum) => ({
      games: total.games + sum.games,
      expected: total.expected + sum.expected,
      scored: total.scored + sum.scored,
    }));
    return {
      tournaments: this.tournaments,
      games: all.games,
      expected: all.games === 0 ? null : all.expected / all.games,
      scored: all.games === 0 ? null : all.scored / all.games,
      steps: this.sums.flatMap(({ games, expected, scored }, index): AccuracyStep[] =>
        games === 0
          ? []
          : [{ from: STEPS[index]!, to: STEPS[index + 1]!, games, expected: expected / games, scored: scored / games }],
      ),
    };
  }
}
