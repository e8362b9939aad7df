import { concludeShared } from './shared-places.js';

const rows = (...cells: readonly (number | '' | '?' | readonly [number | '', number])[]) =>
  cells.map((cell) => {
    const [place, points = null] = typeof cell === 'object' ? cell : [cell];
    return { place: typeof place === 'number' ? place : null, isEmpty: place === '', points };
  });

describe('An empty place below another one', () => {
  it.each([
    ['the next place leaves room for it', rows(1, 2, 3, '', 5), [null, null, null, 3, null]],
    ['several players share it', rows(1, '', '', 4), [null, 1, 1, null]],
    ['some of them have the number', rows(1, 2, 3, 3, '', 6), [null, null, null, null, 3, null]],
    ['their points are the same', rows([1, 9], [2, 7], ['', 7], [4, 5]), [null, null, 2, null]],
  ])('is shared where %s', (_, given, concluded) => {
    expect(concludeShared(given)).toEqual(concluded);
  });

  it.each([
    ['the next place does not leave room for it', rows(1, 2, 3, '', 4)],
    ['the next place leaves room for more', rows(1, 2, 3, '', 6)],
    ['no place follows', rows(1, 2, 3, '')],
    ['something unreadable is between them', rows(1, 2, 3, '?', 5)],
    ['something unreadable follows', rows(1, 2, 3, '', '?', 6)],
    ['no place is above', rows('', 2)],
    ['its points are others', rows([1, 9], [2, 7], ['', 6], [4, 5])],
  ])('stays unknown where %s', (_, given) => {
    expect(concludeShared(given).every((place) => place === null)).toBe(true);
  });
});
