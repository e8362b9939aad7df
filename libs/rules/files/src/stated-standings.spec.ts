import { utils, write } from '@e965/xlsx';
import { checkFile } from './check-file.js';
import { openFile } from './open-file.js';
import type { Answers } from './answers.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const ANSWERS = { game: '2e', director: 'dirk', name: 'Spring 2006', startsAt: '2006-03-04' };
const answersOf = (more: Readonly<Record<string, string>>): Answers => new Map(Object.entries({ ...ANSWERS, ...more }));
const bytesOf = (text: string) => new TextEncoder().encode(text);

function documentIn(bytes: Uint8Array, more: Readonly<Record<string, string>> = {}) {
  const [document] = openFile(bytes, answersOf(more)).documents;
  return document && (JSON.parse(new TextDecoder().decode(document)) as Record<string, unknown>);
}

const TABLE = 'Place,Player,VP\n1,Ann Smith,12\n2,Bob Jones,9\n3-4,Cy Wu,6\n3-4,Dee Ray,6\n5,Eve Poe,\n';

describe('a file that has only places', () => {
  it('becomes a document of standings, with the day as a day', () => {
    const document = documentIn(bytesOf(TABLE), { participants: '12' });
    expect(document).toMatchObject({
      record: 'standings',
      participants: 12,
      tournament: { name: 'Spring 2006', date: '2006-03-04' },
      statedStandings: [
        { handle: 'Ann Smith', place: 1, points: 12 },
        { handle: 'Bob Jones', place: 2, points: 9 },
        { handle: 'Cy Wu', place: 3, points: 6 },
        { handle: 'Dee Ray', place: 3, points: 6 },
        { handle: 'Eve Poe', place: 5 },
      ],
    });
    expect(document).not.toHaveProperty('rounds');
    expect(document?.['tournament']).not.toHaveProperty('startsAt');
  });

  it('shares a place that is left empty below it where the next place leaves room, and says that this is concluded', () => {
    const table = TABLE.replace('3-4,Cy', '3,Cy').replace('3-4,Dee', ',Dee');
    const document = documentIn(bytesOf(table))!;
    expect(document['statedStandings']).toContainEqual({ handle: 'Dee Ray', place: 3, points: 6 });
    expect(document['inferred']).toEqual([{ pointer: '/statedStandings/3', rule: 'shared' }]);
    const { findings } = checkFile(bytesOf(table), answersOf({}), NOW);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.flatMap(({ code, line }) => (code === 'place-undecided' ? [line] : []))).toEqual([4, 5]);
    const unproven = documentIn(bytesOf(table.replace('5,Eve', '6,Eve')))!;
    expect(unproven).not.toHaveProperty('inferred');
    expect(unproven['statedStandings']).toContainEqual({ handle: 'Dee Ray', points: 6 });
  });

  it('is checked with a note that says so and asks what is missing', () => {
    const { format, findings, rated } = checkFile(bytesOf(TABLE), answersOf({}), NOW);
    expect(format).toBe('csv-standings');
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const note = findings.find(({ code }) => code === 'games-unknown');
    expect(String(note?.message)).toContain('The 5 listed players count as everybody who took part.');
    expect(String(note?.advice)).toContain('If more took part, add participants');
    expect(rated?.value).toBe(false);
    const undecided = findings.filter(({ code }) => code === 'place-undecided');
    expect(undecided.map(({ line }) => line)).toEqual([4, 5]);
  });

  it('asks for the game, the director, the name and the day', () => {
    const { findings } = openFile(bytesOf(TABLE));
    expect(findings.filter(({ code }) => code === 'open-question').map(({ pointer }) => pointer)).toEqual([
      '/tournament/game',
      '/tournament/director',
      '/tournament/name',
      '/tournament/startsAt',
    ]);
  });

  it('keeps the hour where the answer has one, and the handles of the answers', () => {
    const document = documentIn(bytesOf(TABLE), { startsAt: '2006-03-04T10:00:00Z', 'handle.Ann Smith': 'ann' });
    expect(document).toMatchObject({
      tournament: { startsAt: '2006-03-04T10:00:00Z' },
      players: [{ handle: 'ann' }, {}, {}, {}, {}],
    });
  });

  it('may be a list, and names every line and cell that is left out', () => {
    const { findings } = openFile(
      bytesOf('Results\n1. Ann Smith 12\n2. Bob Jones 9\n3. Cy Wu 6\nThanks to all\n'),
      answersOf({}),
    );
    expect(findings.map(({ code, line }) => [code, line])).toEqual([['row-left-out', 5]]);
    const cells = openFile(bytesOf('Place,Player,VP\n1,Ann,12\nDNF,Bob,9 wins\n'), answersOf({}));
    expect(cells.findings.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['cell-not-used', 3, 1],
      ['cell-not-used', 3, 3],
    ]);
  });

  it('has no certain place where it names nobody who shares one', () => {
    expect(documentIn(bytesOf('Place,Player\n1,Ann\n2,Bob\n3-4,Cy\n'))?.['statedStandings']).toEqual([
      { handle: 'Ann', place: 1 },
      { handle: 'Bob', place: 2 },
      { handle: 'Cy' },
    ]);
  });

  it('may be a sheet of a workbook', () => {
    const rows = [
      ['Place', 'Player', 'VP'],
      [1, 'Ann', 12],
      [2, 'Bob', 9],
    ];
    const book = utils.book_new(utils.aoa_to_sheet(rows), 'Final');
    const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(documentIn(bytes)).toMatchObject({ record: 'standings', statedStandings: [{ place: 1 }, { place: 2 }] });
  });

  it.each([
    ['a table with a winner', 'No,Player,Winner\n1,Ann,Bob\n2,Cy,Dee\n'],
    ['rows of matches without headings', '1,Ann,Bob,FW\n1,Cy,Dee,FL\n2,Ann,Cy,FW\n'],
    ['a broken table of matches', 'Round,Player 1,Player 2,Result\n1,Ann,"Bob,FW\n1,Cy,Dee,FL\n'],
  ])('is never made of %s', (_, text) => {
    expect(openFile(bytesOf(text), answersOf({})).format).not.toBe('csv-standings');
  });

  it('tells that the number of participants is not needed where the file has games', () => {
    const text = 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n';
    const { findings } = openFile(bytesOf(text), answersOf({ participants: '9' }));
    expect(findings.map(({ code }) => code)).toContain('answer-not-used');
  });
});
