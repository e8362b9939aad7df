import { openGrid, tableOfGrid } from './grid.js';
import { keepFile, readKept } from './keep-file.js';
import { openFile, openReading } from './open-file.js';
import { suggestAnswers } from './suggest-answers.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const TABLE = 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n';
const ANSWERS = new Map([['game', '2e']]);

/** Returns the suggestions for open questions, and the questions without one. */
function asked(text: string, answers: ReadonlyMap<string, string> = ANSWERS) {
  const questions = openFile(bytesOf(text), answers).findings.filter(({ code }) => code === 'open-question');
  return Object.fromEntries(questions.map(({ pointer, suggestion }) => [pointer.slice(12), suggestion ?? null]));
}

const ALL = { name: 'Kassel Winter Cup', startsAt: '2016-03-12', director: 'Ann' };

describe('Rows above a table', () => {
  it.each([
    ['Kassel Winter Cup\n12 March 2016\nTD: Ann\n\n', ALL],
    ['Kassel Winter Cup,,,\nDatum:,12.03.2016,,\nTurnierleitung:,Ann,,\nOrt:,Kassel,,\n', ALL],
    ['"Kassel Winter Cup",,,\n"Saturday, 12 March 2016",,,\nDirector,Ann,,\n', ALL],
    ['Kassel Winter Cup, 12 March 2016\nTurnierleiterin: Ann\n', ALL],
    ['Kassel Winter Cup (12.3.2016)\nTD: Ann\n', ALL],
    ['Name: Kassel Winter Cup\nDate: Mar 12, 2016\nJudge: Ann\n', ALL],
    ['Results\n\nRound 1\n', { name: null, startsAt: null, director: null }],
    ['Ann Smith,Main Street 5\n', { name: null, startsAt: null, director: null }],
    ['Cup,,,\n03/04/2016,,,\n', { name: 'Cup', startsAt: null, director: null }],
  ])('%j suggest what the table does not say', (above, suggested) => {
    expect(asked(above + TABLE)).toEqual(suggested);
  });

  it.each([
    'SWISSHELPER 3.2 pairing program',
    'Swisshelper for Windows v1.4',
    'Swisshelper 2 (c) 1996 Ann Roy',
    'Created with Swisshelper 4',
    'Erstellt mit Swisshelper',
    'Turnierprogramm Schweizer 3',
    'When',
    'What;When;Where',
    'Sat 8 Jun',
    'Saturday, 8th of June',
    'samedi 8 juin',
    'Sonntag',
    'Wall chart after round 4',
    'Standings after the last round',
    'PLAYERS',
  ])('are no name where they are the signature of a program, labels or a day: %s', (line) => {
    expect(asked(`${line}\n\n${TABLE}`)).toMatchObject({ name: null });
    expect(asked(`${line}\nKassel Winter Cup\n\n${TABLE}`)).toMatchObject({ name: 'Kassel Winter Cup' });
  });

  it.each([
    'Challenge 2.0',
    'Systems Cup',
    'Club Program Night',
    'May Cup',
    'Saturday Cup',
    'Event Horizon',
    'Crossing Cup',
  ])('are the name where a word of it is also one of programs, labels or days: %s', (name) => {
    expect(asked(`${name}\n\n${TABLE}`)).toMatchObject({ name });
  });

  it('stay in the grid and in a draft as far as they say something of the tournament', () => {
    const text = `Kassel Winter Cup,,,\nTD:,Ann,,\nAnn lives in,Main Street 5,,\n12 March 2016,,,\n${TABLE}`;
    const opened = openGrid(bytesOf(text));
    if (opened.kind !== 'grid') throw new Error('The table is no grid.');
    const typed = tableOfGrid(opened.grid);
    expect(typed).not.toContain('Main Street');
    expect(asked(typed)).toEqual(ALL);
    const kept = keepFile(bytesOf(text), ANSWERS);
    if (kept.kind !== 'file') throw new Error('The table was not kept.');
    expect(new TextDecoder().decode(kept.content)).not.toContain('Main Street');
    const suggestions = openReading(readKept(kept.content), ANSWERS).findings.map(({ suggestion }) => suggestion);
    expect(suggestions).toEqual(expect.arrayContaining(Object.values(ALL)));
  });
});

const SAID = { game: '2e', name: 'Cup', director: 'ann' };

describe('The date of a tournament', () => {
  it.each(['20.11.2026', 'Nov 20, 2026', '20. November 2026', '2026/11/20', '2026-11-20'])(
    'is an answer written as %s',
    (date) => {
      const answers = new Map(Object.entries({ ...SAID, startsAt: date, endsAt: date, registeredAt: '1. Okt. 2026' }));
      const [document] = openFile(bytesOf(TABLE), answers).documents;
      expect(JSON.parse(new TextDecoder().decode(document!))).toMatchObject({
        tournament: {
          startsAt: '2026-11-20T12:00:00Z',
          endsAt: '2026-11-20T12:00:00Z',
          registeredAt: '2026-10-01T12:00:00Z',
        },
      });
    },
  );

  it.each([
    ['in the table', `Date,${TABLE.replace('\n1,', '\n03/04/2016,1,')}`, {}],
    ['in an answer', TABLE, { startsAt: '03/04/2016' }],
    ['above the table', `03/04/2016\n${TABLE}`, {}],
  ])('is asked where it may be two days, %s', (_, text, more) => {
    const { findings, documents } = openFile(bytesOf(text), new Map(Object.entries({ ...SAID, ...more })));
    expect(findings).toEqual([expect.objectContaining({ code: 'open-question', pointer: '/tournament/startsAt' })]);
    expect(String(findings[0]!.message)).toContain('“03/04/2016” may be 2016-04-03 or 2016-03-04');
    expect(findings[0]).not.toHaveProperty('suggestion');
    expect(documents).toEqual([null]);
  });

  it('is suggested by the name of a file in either order of its parts', () => {
    for (const name of ['Kassel 2016-03-12.xlsx', 'Kassel_12.03.2016.csv', '20160312 Kassel.ods'])
      expect(suggestAnswers(name, '2026-01-01')).toEqual(
        new Map([
          ['startsAt', '2016-03-12'],
          ['name', 'Kassel'],
        ]),
      );
  });
});
