import type { TournamentMatch, TournamentRound } from '@quadrant/store/tournaments';
import { BOX, layOutBracket } from './bracket-layout.js';

const match = (winner: string, loser: string): TournamentMatch => ({
  players: [winner, loser],
  result: 'FW',
  score: [100, 0],
  endedBy: 'normal',
});

const round = (number: number, ...matches: TournamentMatch[]): TournamentRound => ({
  round: number,
  stage: 'elimination',
  matches,
  pods: [],
  possibleOpponents: null,
});

describe('layOutBracket', () => {
  it('puts matches beside the one that their winners go on to, whatever order they are reported in', () => {
    const bracket = layOutBracket([
      round(1, match('ann', 'e'), match('bob', 'f'), match('cy', 'g'), match('dee', 'h')),
      round(2, match('cy', 'ann'), match('dee', 'bob')),
      round(3, match('cy', 'dee')),
    ]);
    const first = bracket.matches.filter(({ x }) => x === 0).toSorted((a, b) => a.y - b.y);
    expect(first.map((placed) => placed.match.players[0])).toEqual(['cy', 'ann', 'dee', 'bob']);
    expect(first.every(({ next }) => next !== null)).toBe(true);
    const final = bracket.matches.find(({ next }) => next === null)!;
    expect(final.y + BOX.height / 2).toBe(bracket.height / 2);
  });

  it('leaves a match whose winner plays no more without a next one', () => {
    const { matches } = layOutBracket([
      round(1, match('ann', 'bob'), match('cy', 'dee')),
      round(2, match('ann', 'eve')),
    ]);
    expect(matches.find((placed) => placed.match.players[0] === 'cy')?.next).toBeNull();
  });
});
