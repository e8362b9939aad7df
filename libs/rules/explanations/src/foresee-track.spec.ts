import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { foreseeTrack, type ForeseenGame } from './foresee-track.js';

const TOURNAMENT = { ruleSystem: 'opg-4.2', level: 1, localDate: '2026-01-01' } as const;

const game = (step: number, opponentRating: number, score: number): ForeseenGame => ({
  opponentRating,
  score,
  step,
  share: 1,
  modified: false,
});

const afterOf = (before: number, ...games: ForeseenGame[]): number =>
  foreseeTrack(DEFAULT_RATING_RULES, TOURNAMENT, before, games)!.games.at(-1)!.ratingAfter;

describe('what games would do to a rating', () => {
  it('is half of the k-factor for a win against an equal', () => {
    expect(afterOf(1500, game(1, 1500, 1))).toBe(1508);
    expect(afterOf(1500, game(1, 1500, 0.5))).toBe(1500);
  });

  it('takes each game on the rating that the one before left, and opponents as they are given', () => {
    const first = afterOf(1500, game(1, 1600, 1));
    expect(afterOf(1500, game(1, 1600, 1), game(2, 1600, 1))).toBe(afterOf(first, game(1, 1600, 1)));
  });

  it('takes the games of one step on one rating', () => {
    const { games } = foreseeTrack(DEFAULT_RATING_RULES, TOURNAMENT, 1500, [game(1, 1500, 1), game(1, 1500, 1)])!;
    expect(games.map(({ ratingBefore }) => ratingBefore)).toEqual([1500, 1500]);
    expect(games.at(-1)!.ratingAfter).toBe(1516);
  });

  it('is nothing under rules that rate no game', () => {
    const unrated = { ...TOURNAMENT, ruleSystem: 'ffg-swlcg-2016' } as const;
    expect(foreseeTrack(DEFAULT_RATING_RULES, unrated, 1500, [game(1, 1500, 1)])).toBeNull();
  });
});
