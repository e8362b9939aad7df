import type { RatedGame } from '@quadrant/rules/tournament';
import { packGames } from './packed-games.js';
import { tallyGames } from './tally-games.js';

const game = (one: number, other: number, score: 0 | 0.5 | 1, modified = false): RatedGame => ({
  players: [one, other],
  score,
  share: 1,
  step: 1,
  modified,
});

describe('the tally of a tournament', () => {
  it('counts wins and ties of each entry, from both sides of a game', () => {
    const { wins, ties } = tallyGames(packGames([game(0, 1, 1), game(2, 0, 0, true), game(1, 2, 0.5)]), 4);
    expect([...wins]).toEqual([2, 0, 0, 0]);
    expect([...ties]).toEqual([0, 1, 1, 0]);
  });

  it('counts a round of a pod as one game: won by who leads alone, tied by who shares the lead', () => {
    const pod = (step: number, one: number, other: number, score: 0 | 0.5 | 1) => ({
      ...game(one, other, score),
      share: 1 / 3,
      step,
    });
    const alone = [
      pod(0, 0, 1, 1),
      pod(0, 0, 2, 1),
      pod(0, 0, 3, 1),
      pod(0, 1, 2, 0.5),
      pod(0, 1, 3, 1),
      pod(0, 2, 3, 1),
    ];
    const shared = [
      pod(1, 0, 1, 0.5),
      pod(1, 0, 2, 1),
      pod(1, 0, 3, 1),
      pod(1, 1, 2, 1),
      pod(1, 1, 3, 1),
      pod(1, 2, 3, 0),
    ];
    const { wins, ties } = tallyGames(packGames([...alone, ...shared]), 4);
    expect([...wins]).toEqual([1, 0, 0, 0]);
    expect([...ties]).toEqual([1, 1, 0, 0]);
  });

  it('is empty without games', () => {
    const { wins, ties } = tallyGames(packGames([]), 2);
    expect([...wins, ...ties]).toEqual([0, 0, 0, 0]);
  });
});
