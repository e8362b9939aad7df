import { Problem } from '../problem/problem.js';
import { decodeCursor, encodeCursor } from './cursor.js';

type Position = [rating: number, handle: string];

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string';
}

function codeOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Problem) return `${error.status} ${error.code}`;
  }
  return 'no problem';
}

describe('a cursor', () => {
  it('gives back what was put in, every bit of it', () => {
    const position: Position = [1500.1 + 0.2, 'Ünal "Q" 🃏'];
    const cursor = encodeCursor('leaderboard', position);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(decodeCursor('leaderboard', cursor, isPosition)).toEqual(position);
  });

  it.each([
    ['of another listing', encodeCursor('players', [1, 'ann'])],
    ['with another kind of position', encodeCursor('leaderboard', ['ann', 1])],
    ['cut short', encodeCursor('leaderboard', [1, 'ann']).slice(0, -4)],
    ['empty', ''],
    ['of another version', Buffer.from('[2,"leaderboard",[1,"ann"]]').toString('base64url')],
    ['that is not an array', Buffer.from('{"0":1,"length":3}').toString('base64url')],
    ['made of other characters', '%%%'],
  ])('%s is refused', (_, cursor) => {
    expect(codeOf(() => decodeCursor('leaderboard', cursor, isPosition))).toBe('400 invalid-cursor');
  });

  it('of another listing is refused in words that tell nothing of the inside', () => {
    const cursor = encodeCursor('players', [1, 'ann']);
    const refusal = () => decodeCursor('leaderboard 2e   0 ', cursor, isPosition);
    expect(refusal).toThrow(
      expect.objectContaining({
        detail: 'The cursor was made for another listing or for other filters.',
        advice: expect.stringContaining('Start again without one'),
      }),
    );
  });
});
