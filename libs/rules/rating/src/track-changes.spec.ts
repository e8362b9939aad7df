import type { RatedGame } from '@quadrant/rules/tournament';
import { expectedScore } from './elo.js';
import { gameColumns } from './game-columns.js';
import { getPolicy } from './policies.js';
import { computeTrackChanges, type EntryChange } from './track-changes.js';

const opg = getPolicy('opg-4.2');

const game = (one: number, other: number, score: number, step = 0, share = 1): RatedGame => ({
  players: [one, other],
  score,
  step,
  share,
  modified: false,
});

const changes = (games: RatedGame[], before: number[], kFactor: number, policy = opg): EntryChange[] =>
  computeTrackChanges(policy, gameColumns(games), Float64Array.from(before), kFactor);

const after = (...given: Parameters<typeof changes>): number[] => changes(...given).map((change) => change.after);

describe('computeTrackChanges', () => {
  it('moves both by half the k-factor when an equal beats an equal', () => {
    expect(after([game(0, 1, 1)], [1500, 1500], 16)).toEqual([1508, 1492]);
  });

  it('takes each game on the ratings that the game before left', () => {
    const [first] = after([game(0, 1, 1, 0), game(0, 2, 1, 1)], [1500, 1500, 1500], 32);
    expect(first).toBe(1516 + 32 * (1 - expectedScore(1516, 1500)));
  });

  it('takes all games on the ratings before the tournament where the policy says so', () => {
    const games = [game(0, 1, 1, 0), game(0, 2, 1, 1)];
    const perEvent = getPolicy('opg-4.2-per-event');
    expect(after(games, [1500, 1500, 1500], 32, perEvent)).toEqual([1532, 1484, 1484]);
  });

  it('rates a round of a pod on the ratings before it, each pair for its share', () => {
    const round = (step: number) => [game(0, 1, 1, step, 0.5), game(0, 2, 1, step, 0.5), game(1, 2, 0.5, step, 0.5)];
    expect(changes(round(0), [1500, 1500, 1500], 16)).toEqual([
      { entry: 0, before: 1500, after: 1508, games: 1 },
      { entry: 1, before: 1500, after: 1496, games: 1 },
      { entry: 2, before: 1500, after: 1496, games: 1 },
    ]);
    const [first] = changes([...round(0), ...round(1)], [1500, 1500, 1500], 16);
    expect(first).toEqual({ entry: 0, before: 1500, after: 1508 + 16 * (1 - expectedScore(1508, 1496)), games: 2 });
  });

  // @row 88, 165
  it('stays within 0 and 3000', () => {
    expect(after([game(0, 1, 1)], [2999.9, 3000], 64)[0]).toBe(3000);
    expect(after([game(0, 1, 0)], [0.5, 10], 64)[0]).toBe(0);
  });

  it('has a row for each entry with a rated game, and leaves `before` alone', () => {
    const before = Float64Array.of(1500, 1500, 1500);
    expect(computeTrackChanges(opg, gameColumns([game(2, 0, 0.5)]), before, 16)).toEqual([
      { entry: 0, before: 1500, after: 1500, games: 1 },
      { entry: 2, before: 1500, after: 1500, games: 1 },
    ]);
    computeTrackChanges(opg, gameColumns([game(0, 1, 1)]), before, 16);
    expect([...before]).toEqual([1500, 1500, 1500]);
  });
});
