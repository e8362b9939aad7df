import type { TournamentReport } from '@quadrant/rules/tournament';
import { pods, type RoundText } from '../../../../../../test/builders/round-text.js';
import { tribblesReport } from '../../../../../../test/builders/tribbles.js';
import { opg42 } from '../rule-system.js';

/** Writes each game as `step: first-second score share`. */
const told = (from: TournamentReport): string[] =>
  opg42.ratedGames(from).map(({ players: [one, other], score, step, share }) => {
    const name = (entry: number) => from.entries[entry]?.handle ?? '';
    return `${step}: ${name(one)}-${name(other)} ${score} ${share}`;
  });

const gamesOf = (...rounds: RoundText[]): string[] => told(tribblesReport(...rounds));

describe('rated games of Tribbles', () => {
  it('are every pair of a pod by the points of the round, for an equal share of the k-factor', () => {
    expect(gamesOf(pods('ann 500 out, bob 20, cy 20, dee 0, eve 700'))).toEqual([
      '0: ann-bob 1 0.25',
      '0: ann-cy 1 0.25',
      '0: ann-dee 1 0.25',
      '0: ann-eve 0 0.25',
      '0: bob-cy 0.5 0.25',
      '0: bob-dee 1 0.25',
      '0: bob-eve 0 0.25',
      '0: cy-dee 1 0.25',
      '0: cy-eve 0 0.25',
      '0: dee-eve 0 0.25',
    ]);
  });

  it('are one step for all pods of a round, each round by itself', () => {
    expect(gamesOf(pods('ann 5 out, bob 3', 'cy 1, dee 2 out'), pods('ann 0, cy 9 out', 'bob 3, dee 3'))).toEqual([
      '0: ann-bob 1 1',
      '0: cy-dee 0 1',
      '1: ann-cy 0 1',
      '1: bob-dee 0.5 1',
    ]);
  });

  it('leave head starts out', () => {
    const from = tribblesReport(pods('ann 5, bob 30 out'), { players: { ann: { headStart: 200_000 } } });
    expect(told(from)).toEqual(['0: ann-bob 0 1']);
  });

  it('need somebody to play with', () => {
    expect(gamesOf(pods('ann 5 out'), pods('ann 5 out, bob 3'))).toEqual(['1: ann-bob 1 1']);
  });

  it('come in an order that is not that of the document', () => {
    const games = gamesOf(pods('ann 5 out, Bob 3, cy 0', 'dee 1, Eve 2 out, fay 9'));
    expect(gamesOf(pods('fay 9, Eve 2 out, dee 1', 'Bob 3, cy 0, ann 5 out'))).toEqual(games);
    expect(games[0]).toBe('0: ann-Bob 1 0.5');
  });
});
