import { packGames } from '@quadrant/rules/rating';
import { categoryOfMeetings, packMeetings, unpackMeetings } from './meetings.js';

const game = (one: number, other: number, score: 0 | 0.5 | 1) => ({
  ...{ players: [one, other] as const, score, share: 1, step: 0, modified: false },
});

describe('meetings', () => {
  it('of an entry are its own games, in their order, with the opponent and the points in halves', () => {
    const met = packMeetings(packGames([game(0, 1, 1), game(2, 0, 0.5), game(1, 0, 1)]), [70_000, 8, 2_000_000_000, 5]);
    expect(met.map((each) => unpackMeetings(each))).toEqual([
      [
        { opponent: 8, halves: 2 },
        { opponent: 2_000_000_000, halves: 1 },
        { opponent: 8, halves: 0 },
      ],
      [
        { opponent: 70_000, halves: 0 },
        { opponent: 70_000, halves: 2 },
      ],
      [{ opponent: 70_000, halves: 1 }],
      [],
    ]);
  });

  it('stand in one category, which is not the overall one where there is another', () => {
    const changes = (...categories: ('overall' | 'sealed' | 'constructed')[]) =>
      categories.map((category) => ({ category }));
    expect(categoryOfMeetings(changes('overall', 'sealed', 'sealed'))).toBe('sealed');
    expect(categoryOfMeetings(changes('overall'))).toBe('overall');
    expect(categoryOfMeetings([])).toBeNull();
  });
});
