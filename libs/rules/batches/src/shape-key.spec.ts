import { looksLikeResults, shapeLabelOf, tellLook } from './shape-key.js';

describe('How a shape looks', () => {
  it.each([
    [['Nr', 'Name', 'R1..'], 'csv-crosstable', 'Nr, Name, R1..'],
    // Numbers alone say less than what the table is.
    [['1..'], 'csv-crosstable', 'a crosstable (CSV)'],
    [[], 'csv-standings', 'a list of places'],
  ])('with the columns %j of %s', (columns, format, told) => {
    expect(String(tellLook(shapeLabelOf({ columns, format })))).toBe(told);
  });
});

describe('Files that nobody can read', () => {
  it.each([
    ['Pl, Player, Rd1 opp.., Res, +/-, Total', 1, true],
    ['Rd, Tbl, Player 1, Player 2, Light', 1, true],
    ['Name, Nights', 1, false],
    ['date, what, in, out', 1, false],
    ['Member, Club, Dues', 1, false],
    ['10, 12, 108', 1, false],
    // Victor is a name, not only the winner of a match.
    ['Here: Minh N., Amy, Latoya, Victor', 1, false],
    ['Who, How', 5, true],
  ])('with the columns %s, %i times, are probably tournaments: %s', (label, files, isSo) => {
    expect(looksLikeResults({ label, files, refused: files, answers: {} })).toBe(isSo);
  });

  it('are asked about as tournaments once somebody answered about them, or one of them can be read', () => {
    const shape = { label: 'Name, Nights', files: 2, refused: 2, answers: {} };
    expect(looksLikeResults({ ...shape, answers: { 'column.Nights': 'total' } })).toBe(true);
    expect(looksLikeResults({ ...shape, refused: 1 })).toBe(true);
  });
});
