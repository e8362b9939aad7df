import { utils, write } from '@e965/xlsx';
import { openFile } from '../open-file.js';

const ANSWERS = new Map(Object.entries({ game: '2e', director: 'dora', name: 'Local' }));

/** Excel writes the same results so in three countries. Day 42441 is 12 March 2016. */
const LOCALES = [
  [
    'en',
    ',',
    ['Round', 'Player 1', 'Player 2', 'Result', 'Score 1', 'Score 2', 'Date'],
    'FW',
    '3/12/2016 0:00',
    '1,200',
  ],
  [
    'de',
    ';',
    ['Runde', 'Spieler 1', 'Spieler 2', 'Ergebnis', 'Punkte 1', 'Punkte 2', 'Datum'],
    'Vollsieg',
    '12.03.2016',
    '1.200',
  ],
  [
    'fr',
    ';',
    ['Ronde', 'Joueur 1', 'Joueur 2', 'Résultat', 'Score 1', 'Score 2', 'Date'],
    'victoire totale',
    '12/03/2016',
    '1 200',
  ],
] as const;

const reportOf = (bytes: Uint8Array, more: readonly (readonly [string, string])[]) => {
  const [document] = openFile(bytes, new Map([...ANSWERS, ...more])).documents;
  if (!document) throw new Error('The table has an open question.');
  const { tournament, rounds } = JSON.parse(new TextDecoder().decode(document)) as {
    readonly tournament: { readonly startsAt: string };
    readonly rounds: readonly { readonly matches: readonly object[] }[];
  };
  return [tournament.startsAt, rounds[0]!.matches[0]];
};

describe('Excel', () => {
  it.each(LOCALES)('in %s is read from CSV and from .xlsx', (locale, delimiter, head, win, date, thousand) => {
    const match = { players: ['Müller, Ann', 'Bob'], result: 'FW', score: [1200, 35] };
    const quote = (cell: string) => (cell.includes(delimiter) ? `"${cell}"` : cell);
    const row = ['1', 'Müller, Ann', 'Bob', win, thousand, '35', date];
    const csv = `${head.join(delimiter)}\r\n${row.map(quote).join(delimiter)}\r\n`;
    const bytes = locale === 'de' ? Buffer.from(csv, 'latin1') : Buffer.from(csv);
    // 3/12 and 12/03 may be two days each, so somebody is asked.
    const answered = locale === 'de' ? [] : [['startsAt', '2016-03-12'] as const];
    if (locale !== 'de') expect(() => reportOf(bytes, [])).toThrow('open question');
    expect(reportOf(bytes, answered)).toEqual(['2016-03-12T12:00:00Z', match]);

    const sheet = utils.aoa_to_sheet([[...head], [1, 'Müller, Ann', 'Bob', win, 1200, 35, 42_441]]);
    (sheet['G2'] as { z: string }).z = 'm/d/yy';
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Results');
    expect(reportOf(write(book, { type: 'buffer' }) as Buffer, [])).toEqual(['2016-03-12T12:00:00Z', match]);
  });
});
