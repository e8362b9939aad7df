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

  it('is empty without games', () => {
    const { wins, ties } = tallyGames(packGames([]), 2);
    expect([...wins, ...ties]).toEqual([0, 0, 0, 0]);
  });
});
