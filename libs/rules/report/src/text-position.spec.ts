import { followPositions, positionOf } from './text-position.js';

describe('positions in a text', () => {
  const text = 'ab\n\ncd\ne';

  it('count lines and columns from 1', () => {
    expect(positionOf(text, 0)).toEqual({ line: 1, column: 1 });
    expect(positionOf(text, 5)).toEqual({ line: 3, column: 2 });
  });

  it('are the same when a reader follows the text from place to place', () => {
    const positionAfter = followPositions(text);
    for (let offset = 0; offset < text.length; offset++) {
      expect(positionAfter(offset)).toEqual(positionOf(text, offset));
    }
  });
});
