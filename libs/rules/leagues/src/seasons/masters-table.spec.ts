import { computeMastersTable } from './masters-table.js';

const row = (text: string) => {
  const [player = '', ...places] = text.split(' ');
  return places.map((each) => ({ player, points: Number(each.split('@')[0]), place: Number(each.split('@')[1]) }));
};

describe('computeMastersTable', () => {
  // @row 110
  it('adds up all points; ties by wins, then by the best result, then a shared rank', () => {
    const awards = ['gus 12@1', 'fay 4@5 8@2', 'eve 8@2 4@5', 'dee 6@3 6@3', 'cy 8@1 4@5', 'bob 12@2', 'ann 20@1 12@1'];
    expect(
      computeMastersTable(awards.flatMap(row)).map(({ rank, player, points, wins, best }) => [
        rank,
        player,
        points,
        wins,
        best,
      ]),
    ).toEqual([
      [1, 'ann', 32, 2, 20],
      [2, 'gus', 12, 1, 12],
      [3, 'cy', 12, 1, 8],
      [4, 'bob', 12, 0, 12],
      [5, 'eve', 12, 0, 8],
      [5, 'fay', 12, 0, 8],
      [7, 'dee', 12, 0, 6],
    ]);
  });
});
