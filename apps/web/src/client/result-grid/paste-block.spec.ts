import { parseBlock, placeBlock } from './paste-block.js';

describe('a block of cells that a spreadsheet copies', () => {
  it.each([
    ['one row', 'a\tb', [['a', 'b']]],
    [
      'a line break at the end',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['one column', 'a\nb\nc', [['a'], ['b'], ['c']]],
    [
      'empty cells',
      '\tb\n\t\nc\t',
      [
        ['', 'b'],
        ['', ''],
        ['c', ''],
      ],
    ],
    ['a line break within a cell', '"a\nb"\tc', [['a b', 'c']]],
    ['quotation marks within a cell', '"a ""b"""\tc', [['a "b"', 'c']]],
    ['a quotation mark that is not closed', '"a\tb', [['"a', 'b']]],
    [
      'line breaks of old programs',
      'a\tb\rc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('is read with %s', (_, text, rows) => {
    expect(parseBlock(text)).toEqual(rows);
  });

  it.each(['', 'Ann', 'Ann Smith\n', '"Ann"'])('is none in the text %j of one cell', (text) => {
    expect(parseBlock(text)).toBeNull();
  });

  it('fills cells from one on, and tells what has no place', () => {
    const block = [
      ['a', 'b', 'c', ''],
      ['d', 'x'.repeat(201)],
      ['e', 'f'],
    ];
    const { cells, lost, cut } = placeBlock(block, { row: 3, column: 4 }, { rows: 5, columns: 6 });
    expect(cells.map(({ row, column, text }) => [row, column, text.slice(0, 3)])).toEqual([
      [3, 4, 'a'],
      [3, 5, 'b'],
      [4, 4, 'd'],
      [4, 5, 'xxx'],
    ]);
    expect(cells.at(-1)!.text).toHaveLength(200);
    expect({ lost, cut }).toEqual({ lost: { rows: 1, columns: 1 }, cut: 1 });
  });
});
