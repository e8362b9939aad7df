import { findScale, type CountedRow, type Tally } from './stated-scale.js';

const row = (points: number, ...tally: readonly number[]): CountedRow => ({ points, tally: tally as unknown as Tally });

describe('A way to count results', () => {
  it('is found where the points of all rows have it', () => {
    const rows = [
      row(7, 1, 1, 0, 0, 0, 0),
      row(4, 1, 0, 0, 0, 1, 0),
      row(5, 1, 0, 0, 1, 0, 0),
      row(3, 0, 1, 0, 0, 1, 0),
      row(1, 0, 0, 0, 1, 1, 0),
      row(4, 0, 0, 0, 0, 1, 1),
    ];
    expect(findScale(rows)).toEqual({ scale: [4, 3, 2, 1, 0, 4], points: [7, 4, 5, 3, 1, 4] });
  });

  it('may be one that only this club has', () => {
    const rows = [
      row(10, 2, 0, 0, 0, 0, 0),
      row(6, 1, 0, 0, 0, 1, 0),
      row(6, 1, 0, 0, 0, 1, 0),
      row(2, 0, 0, 0, 0, 2, 0),
    ];
    expect(findScale(rows)?.scale).toMatchObject({ 0: 5, 4: 1 });
  });

  it('names the points that a row with a mistake should have', () => {
    const rows = [
      row(8, 2, 0, 0, 0, 0, 0),
      row(4, 1, 0, 0, 0, 1, 0),
      row(9, 1, 1, 0, 0, 0, 0),
      row(1, 0, 0, 0, 1, 1, 0),
      row(1, 0, 0, 0, 1, 1, 0),
    ];
    expect(findScale(rows)?.points).toEqual([8, 4, 7, 1, 1]);
  });

  it.each([
    ['fewer than four rows', [row(8, 2, 0, 0, 0, 0, 0), row(4, 1, 0, 0, 0, 1, 0), row(0, 0, 0, 0, 0, 2, 0)]],
    [
      'no more rows than kinds of results',
      [row(5, 1, 0, 0, 0, 0, 0), row(3, 0, 1, 0, 0, 0, 0), row(1, 0, 0, 0, 1, 0, 0), row(0, 0, 0, 0, 0, 1, 0)],
    ],
    [
      'rows that contradict each other',
      [row(8, 1, 0, 0, 0, 1, 0), row(4, 1, 0, 0, 0, 1, 0), row(3, 1, 0, 0, 0, 1, 0), row(9, 1, 0, 0, 0, 1, 0)],
    ],
    [
      'a loss that counts more than a win',
      [row(0, 2, 0, 0, 0, 0, 0), row(3, 1, 0, 0, 0, 1, 0), row(3, 1, 0, 0, 0, 1, 0), row(6, 0, 0, 0, 0, 2, 0)],
    ],
  ])('is not found in %s', (_, rows) => {
    expect(findScale(rows)).toBeNull();
  });
});
