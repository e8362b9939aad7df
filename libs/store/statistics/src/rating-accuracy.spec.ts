import { expectedScore, GameUnpacker, packGames } from '@quadrant/rules/rating';
import { AccuracyTally } from './rating-accuracy.js';

const columnsOf = (...games: Parameters<typeof packGames>[0]) => new GameUnpacker().unpack(packGames(games));

const game = (one: number, other: number, score: 0 | 0.5 | 1) => ({
  players: [one, other] as const,
  score,
  share: 1,
  step: 1,
  modified: false,
});

describe('how well ratings foretell results', () => {
  it('compares what the favourite was expected to take with what they took, whoever is named first', () => {
    const tally = new AccuracyTally();
    tally.add(columnsOf(game(0, 1, 1), game(1, 0, 1), game(1, 0, 0.5)), [1600, 1500]);
    const expected = expectedScore(1600, 1500);
    const told = tally.tell();
    expect(told).toMatchObject({ tournaments: 1, games: 3 });
    expect(told.expected).toBeCloseTo(expected, 12);
    expect(told.scored).toBeCloseTo(0.5, 12);
    expect(told.steps).toEqual([{ from: 0.6, to: 0.7, games: 3, expected: told.expected, scored: told.scored }]);
  });

  it('sorts games by what was expected, and certain ones into the last step', () => {
    const tally = new AccuracyTally();
    tally.add(columnsOf(game(0, 1, 1), game(0, 2, 1), game(1, 2, 0)), [1500, 1499, 3500]);
    expect(tally.tell().steps.map(({ from, games, scored }) => [from, games, scored])).toEqual([
      [0.5, 1, 1],
      [0.9, 2, 0.5],
    ]);
  });

  it('leaves out games without a favourite, and of somebody without a rating', () => {
    const tally = new AccuracyTally();
    tally.add(columnsOf(game(0, 1, 1), game(0, 2, 1)), [1500, 1500, null]);
    expect(tally.tell()).toEqual({ tournaments: 1, games: 0, expected: null, scored: null, steps: [] });
  });
});
