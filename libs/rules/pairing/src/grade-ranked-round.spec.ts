import { gradeRankedRound, type RankedRound } from './grade-ranked-round.js';

/** Players from a text such as `a b=c d`, where b and c are equal. */
const pile = (text: string) => text.split(' ').map((equal) => equal.split('='));
const pairsOf = (text: string) => text.split(' ').map((pair) => pair.split('-') as [string, string]);
const grade = (players: string, pairs: string, met = '', changes: Partial<RankedRound> = {}) => {
  const pickers = pile(players);
  const meetings = met.split(' ');
  const barred = (player: string) =>
    new Set(meetings.flatMap((pair) => (pair.split('-').includes(player) ? pair.split('-') : [])));
  return gradeRankedRound({ pickers, picked: pickers, barred, pairs: pairsOf(pairs), ...changes });
};

describe('gradeRankedRound', () => {
  // @row 174, 212
  it('accepts first against second, and names who stands next where it is another', () => {
    expect(grade('a b c d', 'd-c b-a')).toBeNull();
    expect(grade('a b c d', 'a-c b-d')).toEqual({ index: 0, picker: 'a', expected: ['b'] });
    expect(grade('a b=c d', 'a-d b-c')).toEqual({ index: 0, picker: 'a', expected: ['b', 'c'] });
  });

  it('lets equal players stand in any order', () => {
    expect(grade('a=b=c d', 'c-d a-b')).toBeNull();
    expect(grade('a b=c d', 'a-c b-d')).toBeNull();
    expect(grade('a=b c=d', 'a-c b-d')).toMatchObject({ expected: ['b'] });
  });

  // @row 176
  it('asks for the next lower player who has not been met', () => {
    expect(grade('a b c d', 'a-c b-d', 'a-b')).toBeNull();
    expect(grade('a b c d', 'a-b c-d', 'a-b')).toEqual({ index: 0, picker: 'a', expected: ['c'] });
    expect(grade('a b c d e f', 'a-d b-c e-f', 'a-b')).toEqual({ index: 0, picker: 'a', expected: ['c'] });
  });

  it('accepts any opponent of a player who has met everybody who is left', () => {
    expect(grade('a b c d', 'a-b c-d', 'a-b a-c a-d')).toBeNull();
    expect(grade('a b c d', 'a-b c-d', 'c-d')).toBeNull();
  });

  // @row 177
  it('compares two piles with each other', () => {
    const picked = pile('w x=y z');
    expect(grade('a b c d', 'a-w b-y c-x d-z', '', { picked })).toBeNull();
    expect(grade('a b c d', 'a-x b-w c-y d-z', '', { picked })).toEqual({ index: 0, picker: 'a', expected: ['w'] });
    expect(grade('a b c d', 'a-x b-w c-y d-z', 'a-w', { picked })).toBeNull();
  });
});
