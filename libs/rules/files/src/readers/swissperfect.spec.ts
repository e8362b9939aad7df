import { openFile } from '../open-file.js';

const open = (lines: readonly string[]) => {
  const { format, tournaments, findings } = openFile(new TextEncoder().encode(lines.join('\r\n')));
  const found = findings.filter(({ code }) => code !== 'open-question').map(({ code, line }) => `${code} ${line}`);
  return { format, tournaments, found };
};

/** Three players; everybody is without an opponent once. */
const COLUMNS = ['No', 'Name', 'Feder', 'Rtg', 'Total', '1', '2', '3'];
const PLAYERS = [
  ['1', 'Duck, Daffy', 'IRL', '2200', '2', '0:=', '3:W', '2:D'],
  ['2', 'Mouse, Minerva', '', '1900', '1.5', '3:D', '0:-', '1:D'],
  ['3', 'Mouse, Mickey', 'USA', '', '1', '2:d', '1:l', ':'],
];
const HOLDS = { name: null, players: 3, rounds: 3, matches: 3, byes: 1, drops: 0 };

describe('SwissPerfect', () => {
  it.each(['\t', ';', '|'])('reads columns separated by %j, with and without the optional ones', (separator) => {
    const table = [COLUMNS, [], ...PLAYERS];
    const needed = table.map((row) => row.filter((_, at) => at < 2 || at > 4));
    for (const rows of [table, needed]) {
      const { format, tournaments, found } = open(rows.map((row) => row.join(separator)));
      expect(format).toBe('swissperfect');
      expect(tournaments).toEqual([{ ...HOLDS, drops: expect.any(Number) }]);
      expect(found).toEqual([]);
    }
  });

  it('reads columns filled with spaces, as it shows them on the screen', () => {
    const file = [
      'Mickey Mouse Masters',
      '',
      'No Name           Feder Intl Id Loc Id Rtg  Loc  Title Total  1   2   3',
      '',
      '1  Duck, Daffy    IRL           12345       2200 im    2     0:= 3:W 2:D',
      '2  Mouse, Minerva       1234568        1900            1.5   3:D 0:- 1:D',
      '3  Mouse, Mickey  USA   1234567                  gm    1     2:D 1:L 0:',
    ];
    expect(open(file)).toEqual({ format: 'swissperfect', tournaments: [{ ...HOLDS, drops: 1 }], found: [] });
  });

  it('names the line of a result that it does not understand', () => {
    const broken = PLAYERS.map((row) => row.join('\t').replace('3:W', '3:X'));
    expect(open([COLUMNS.join('\t'), ...broken]).found).toContain('value-not-understood 2');
  });
});
