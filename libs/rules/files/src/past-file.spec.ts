import { utils, write } from '@e965/xlsx';
import { readPastFile } from './past-file.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const read = (text: string, path = 'file.csv', answers: Record<string, string> = {}) =>
  readPastFile(new TextEncoder().encode(text), path, new Map(Object.entries(answers)), NOW);

describe('readPastFile', () => {
  it.each([
    ['a table', 'Platz;Name;Punkte\n1;Ann Smith;12\n2;Bob Jones;9\n', [2, 3]],
    ['a table under a title', 'Winter Local\n4 March 2006\n\nPlace,Player,VP\n1,Ann Smith,12\n2,Bob Jones,9\n', [5, 6]],
    ['columns that nobody knows', 'Rank\tPlayer\tW\tL\tPoints\n1\tAnn Smith\t3\t0\t9\n2\tBob Jones\t2\t1\t6\n', [2, 3]],
    ['a list', 'Winter Local\n1. Ann Smith 12\n2. Bob Jones 9\n', [2, 3]],
    ['a list without points', '1) Ann Smith\n2) Bob Jones\n', [1, 2]],
    ['Spanish columns', 'Puesto;Jugador;Puntos\n1;Ann Smith;12\n2;Bob Jones;9\n', [2, 3]],
    ['Polish columns', 'Miejsce;Zawodnik;Punkty\n1;Ann Smith;12\n2;Bob Jones;9\n', [2, 3]],
    ['a row of sums', 'Place,Player,VP\n1,Ann Smith,12\n2,Bob Jones,9\n,Total,21\n', [2, 3]],
  ])('reads standings: %s', (_, text, lines) => {
    const { kind, tournaments, open } = read(text);
    expect(kind).toBe('standings');
    expect(tournaments[0]!.people).toEqual([
      { name: 'Ann Smith', place: 1, lines: [lines[0]] },
      { name: 'Bob Jones', place: 2, lines: [lines[1]] },
    ]);
    expect(open).toEqual(['game', 'director', 'name', 'startsAt']);
  });

  it.each(
    'Pkt, Pkt., Pkte, Punkte, Punktzahl, Gesamtpunkte, Pts, Pts., Points, Total, Puntos, Ptos., Puntuación'.split(', '),
  )('reads the points of standings in the column %s', (heading) => {
    const facts = { game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2006-03-04' };
    const text = `Platz;Name;${heading}\n1;Ann Smith;12\n2;Bob Jones;9\n`;
    const { tournaments, shape } = read(text, 'file.csv', facts);
    const document = JSON.parse(new TextDecoder().decode(tournaments[0]!.document!)) as Record<string, unknown>;
    expect(document['statedStandings']).toEqual([
      { handle: 'Ann Smith', place: 1, points: 12 },
      { handle: 'Bob Jones', place: 2, points: 9 },
    ]);
    expect(shape.unknown).toEqual([]);
  });

  it('leaves a director out that somebody says is unknown, and asks for everything else', () => {
    const facts = { game: '2e', director: 'unknown', name: 'Winter Local', startsAt: '2006-03-04' };
    for (const text of ['Place,Name,VP\n1,Ann,12\n2,Bob,9\n', 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n']) {
      const { tournaments, open } = read(text, 'file.csv', facts);
      expect(open).toEqual([]);
      const { tournament } = JSON.parse(new TextDecoder().decode(tournaments[0]!.document!)) as { tournament: object };
      expect(tournament).not.toHaveProperty('director');
      expect(read(text, 'file.csv', { director: 'unknown' }).open).toEqual(['game', 'name', 'startsAt']);
    }
  });

  it('takes an unknown game for no answer, and says what to do', () => {
    const facts = { game: 'unknown', director: 'ann', name: 'Winter Local', startsAt: '2006-03-04' };
    const { tournaments, findings } = read('Place,Name,VP\n1,Ann,12\n2,Bob,9\n', 'file.csv', facts);
    expect(tournaments[0]!.document).toBeNull();
    const question = findings.find(({ code }) => code === 'open-question');
    expect(String(question?.message)).toContain('A tournament without a game cannot be stored');
    expect(String(question?.advice)).toContain('--set game=2e');
    const tribbles = 'Place,Player,Round 1,Round 2,Total\n1,Ann,40000,30000,70000\n2,Bob,200,300,500\n';
    expect(read(tribbles, 'file.csv', facts).tournaments[0]!.document).not.toBeNull();
  });

  it('asks what a column of standings holds that nobody knows, and names it', () => {
    const { shape, findings } = read('Platz;Name;Zähler\n1;Ann Smith;12\n2;Bob Jones;9\n');
    expect(shape.unknown).toEqual(['Zähler']);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'column-not-used', column: 3 }));
  });

  it.each([
    ['prose', 'Dear Ann,\nwe played on Sunday.\n'],
    ['numbers', '1. 2. 3.\n4. 5. 6.\n'],
    ['nothing', ''],
    ['other columns', 'Colour,Price\nred,3\nblue,4\n'],
    ['broken JSON', '{"place": 1,'],
  ])('refuses what is no tournament: %s', (_, text) => {
    const { kind, findings, tournaments } = read(text);
    expect([kind, tournaments]).toEqual(['refused', []]);
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('takes a result that is left out as unknown, and says so', () => {
    const facts = { game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2006-03-04' };
    const text = 'Round,Player 1,Player 2,Result\n1,Ann Smith,Bob Jones,win\n1,Cy Young,Dee Low,\n';
    const { kind, tournaments, findings } = read(text, 'file.csv', { ...facts, wins: 'full' });
    expect(kind).toBe('games');
    const { rounds } = JSON.parse(new TextDecoder().decode(tournaments[0]!.document!)) as {
      rounds: { matches: object[] }[];
    };
    expect(rounds[0]!.matches[1]).toEqual({ players: ['Cy Young', 'Dee Low'] });
    expect(findings).toContainEqual(expect.objectContaining({ code: 'result-unknown', line: 3 }));
    const answered = read(text, 'file.csv', { ...facts, wins: 'full', missingResults: 'no' });
    expect(answered.kind).toBe('refused');
    expect(answered.findings).toContainEqual(expect.objectContaining({ code: 'match-without-result', line: 3 }));
  });

  it.each([
    ['1. Ann Smith 3-0\n2. Bob Jones 2-1\n', [null, null], ['3-0', '2-1']],
    ['1. Ann Smith (3-0-1)\n2. Bob Jones (2-1-1)\n', [null, null], ['3-0-1', '2-1-1']],
    ['1. Ann Smith 3-0 9\n2. Bob Jones 2-1 6\n', [9, 6], ['3-0', '2-1']],
    ['1. Ann Smith 9\n2. Bob Jones 6\n', [9, 6], []],
    ['1. Ann Smith - 9\n2. Bob Jones - 6\n', [9, 6], []],
  ])('keeps wins and losses behind a name out of it, and names them: %j', (text, points, records) => {
    const facts = { game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2006-03-04' };
    const { tournaments, findings } = read(text, 'file.txt', facts);
    const { statedStandings } = JSON.parse(new TextDecoder().decode(tournaments[0]!.document!)) as {
      statedStandings: { handle: string; points?: number }[];
    };
    expect(statedStandings.map((row) => [row.handle, row.points ?? null])).toEqual([
      ['Ann Smith', points[0]],
      ['Bob Jones', points[1]],
    ]);
    const unused = findings.filter(({ code }) => code === 'cell-not-used').map(({ message }) => String(message));
    expect(unused).toHaveLength(records.length);
    for (const [at, record] of records.entries()) expect(unused[at]).toContain(`“${record}”`);
  });

  it('takes no row of headings that nobody knows for the name', () => {
    expect(read('Bord;Speelster;Score\n', 'x.csv').proposals.get('name')).toBeUndefined();
    expect(read('Foo;Bar;Baz\n1;Ann;12\n2;Bob;9\n', 'club.csv').proposals.get('name')).toBe('club');
  });

  it('refuses games when it finds no result at all: a column is not understood', () => {
    expect(read('Round,Player 1,Player 2,Result\n1,Ann,Bob,\n1,Cy,Dee,\n').kind).toBe('refused');
  });

  it('proposes what the title rows of a workbook say', () => {
    const rows = [
      ['Winter Local'],
      ['4 March 2006'],
      [],
      ['Round', 'Player 1', 'Player 2', 'Result'],
      [1, 'Ann', 'Bob', '1-0'],
    ];
    const book = utils.book_new(utils.aoa_to_sheet(rows), 'Matches');
    const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    const { proposals } = readPastFile(bytes, '2006/winter.xlsx', new Map(), NOW);
    expect([...proposals]).toEqual([
      ['startsAt', '2006-03-04'],
      ['name', 'Winter Local'],
    ]);
  });

  it.each([
    ['Abend vom 13. März 2003', {}, '2003-03-13'],
    ['Thursday evening of 13 March 2003', {}, '2003-03-13'],
    ['Played on 13.3.2003', {}, '2003-03-13'],
    ['Gespielt: 30.5.04', {}, '2004-05-30'],
    ['Ausgetragen am: 3.12.06', {}, '2006-12-03'],
    ['Ausgetragen: 12.3.06', {}, '2006-03-12'],
    ['Ausgetragen: 12.3.06', { dates: 'year-first' }, '2012-03-06'],
    ['Clubabend im März 2006', {}, '2006-03'],
    ['Octobre 2009', {}, '2009-10'],
    ['Januar 2006 bis März 2006', {}, undefined],
    ['Held on: 03/04/2006', {}, undefined],
    ['Held on: 03/04/2006', { dates: 'month-first' }, '2006-03-04'],
    ['Report of Ann, who won 13 games', {}, undefined],
  ])('proposes the day that a title row says: %s %j', (title, answers, day) => {
    const { proposals } = read(
      `Our club\n${title}\n\nPlace,Player,VP\n1,Ann Smith,12\n2,Bob Jones,9\n`,
      'a.csv',
      answers,
    );
    expect([proposals.get('name'), proposals.get('startsAt')]).toEqual(['Our club', day]);
  });

  it('takes no name from the title of a download', () => {
    const id = '8dfa235a-2386-56d2-9438-82635fb62c40';
    const { proposals } = read(
      `Quadrant tournament ${id}\n${'Round,Player 1,Player 2,Result\n1,Ann,Bob,1-0\n'}`,
      'kassel.csv',
    );
    expect([...proposals]).toEqual([['name', 'kassel']]);
  });

  it('names every line of a person, and who met whom', () => {
    const text =
      'Round,Player 1,Player 2,Score\n1,Ann,Bob,100-40\n1,Cid,Dee,30-100\n2,Ann,Dee,100-85\n2,Bob,Cid,100-1\n';
    const { kind, tournaments } = read(text);
    expect(kind).toBe('games');
    expect(tournaments[0]!.people.map(({ name, lines }) => [name, lines])).toEqual([
      ['Ann', [2, 4]],
      ['Bob', [2, 5]],
      ['Cid', [3, 5]],
      ['Dee', [3, 4]],
    ]);
    expect(tournaments[0]!.pairings).toHaveLength(4);
  });

  const TABLE = 'Place,Player,VP\n1,Ann Smith,12\n2,Bob Jones,9\n';

  it.each([
    ['Winter Open, 4 March 2006\n', 'x.csv', { name: 'Winter Open', startsAt: '2006-03-04' }],
    ['Samstag, 14. März 2009\n', 'x.csv', { startsAt: '2009-03-14' }],
    ['04.03.2006\n', 'x.csv', { startsAt: '2006-03-04' }],
    ['13/04/2006\n', 'x.csv', { startsAt: '2006-04-13' }],
    ['March 4th, 2006\n', 'x.csv', { startsAt: '2006-03-04' }],
    ['03/04/2006\n', 'x.csv', { year: '2006', startsAt: undefined }],
    ['', '2e/2007/Spring Cup.csv', { game: '2e', year: '2007', name: 'Spring Cup' }],
    ['Star Trek 2nd Edition\n', 'x.csv', { game: '2e' }],
    ['Star Trek CCG, First Edition\n', 'x.csv', { game: '1e' }],
    ['Star Trek, 2. Edition\n', 'x.csv', { game: '2e' }],
    ['Liga der zweiten Edition\nZweite Edition\n', 'x.csv', { game: '2e' }],
    ['Première édition\n', 'x.csv', { game: '1e' }],
    ['Segunda Edición\n', 'x.csv', { game: '2e' }],
    ['Young Jedi\n', 'x.csv', { game: 'young-jedi' }],
    ['Star Wars CCG\n', 'x.csv', { game: 'swccg' }],
    // An edition of the cup is no game, and two games are none.
    ['Förde-Cup Flensburg, 2. Ausgabe\n', 'x.csv', { game: undefined }],
    ['Winter Cup, 1. Edition\n', 'x.csv', { game: undefined }],
    ['First Edition\nand 2e\n', 'x.csv', { game: undefined }],
    ['', 'club/2011-05-06 results.csv', { startsAt: '2011-05-06', name: undefined }],
    ['31.02.2006\n', 'x.csv', { startsAt: undefined }],
    ['4 March 2055\n', 'x.csv', { startsAt: undefined }],
  ])('proposes what %j in %s says', (above, path, said) => {
    const proposals = read(`${above}${TABLE}`, path).proposals;
    for (const [key, value] of Object.entries(said)) expect([key, proposals.get(key)]).toEqual([key, value]);
  });

  it.each([
    ['Clubabend März 2006.csv', '', {}, '2006-03'],
    ['2006/Clubabend April.csv', '', {}, '2006-04'],
    ['2006/April/Clubabend.csv', '', {}, '2006-04'],
    ['2006_02_02.csv', '', {}, '2006-02-02'],
    ['3.4.2006.csv', '', {}, '2006-04-03'],
    ['03.04.06.csv', '', {}, '2006-04-03'],
    ['03-04-2006.csv', '', {}, undefined],
    ['03-04-2006.csv', '', { nameDates: 'month-first' }, '2006-03-04'],
    // The order of the dates in files says nothing about their names.
    ['03-04-2006.csv', '', { dates: 'month-first' }, undefined],
    ['02-02-06.csv', '', {}, undefined],
    ['2006/02-02-06.csv', '', {}, '2006-02-02'],
    ['060202.csv', '', {}, undefined],
    ['060202.csv', '', { nameDates: 'year-first' }, '2006-02-02'],
    ['2006/060202.csv', '', {}, '2006-02-02'],
    ['060202.csv', 'Kassel 2006', {}, '2006-02-02'],
    ['060202.csv', 'Kassel, Februar 2006', {}, '2006-02-02'],
    ['060202.csv', 'Kassel, 2.6.02', {}, '2002-06-02'],
    // A number of six digits is no day only because it may be one.
    ['991231.csv', '', {}, undefined],
    // The name of a file may say the day on which somebody wrote it.
    ['2006-04-02 Ergebnisse.csv', 'Clubabend März 2006', {}, '2006-03'],
    ['2006-03-28 Ergebnisse.csv', 'Clubabend März 2006', {}, '2006-03-28'],
    // The year of the folder contradicts the usual order of dots, so the date is asked.
    ['2003/x.csv', 'Kassel, 03.04.06', {}, undefined],
  ])('proposes the date of %s below “%s” with the answers %j: %s', (path, title, answers, startsAt) => {
    const above = title === '' ? '' : `${title}\n\n`;
    expect(read(`${above}${TABLE}`, path, answers).proposals.get('startsAt')).toBe(startsAt);
  });

  it.each(['games', 'standings'])('writes into a document of %s that its month was concluded', (kind) => {
    const facts = { game: '2e', director: 'ann', name: 'Spring Cup', startsAt: '2006-03?' };
    const text = kind === 'games' ? 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n' : TABLE;
    const { tournaments } = read(text, 'x.csv', facts);
    expect(tournaments[0]!.startsAt).toBe('2006-03?');
    expect(JSON.parse(new TextDecoder().decode(tournaments[0]!.document!))).toMatchObject({
      tournament: { date: '2006-03' },
      inferred: [{ pointer: '/tournament/date', rule: 'order' }],
    });
  });

  it('takes answers in place of what is open', () => {
    const { open, tournaments } = read(TABLE, 'x.csv', { game: '2e', name: 'Spring Cup', startsAt: '2006-03-04' });
    expect(open).toEqual(['director']);
    expect(tournaments[0]).toMatchObject({ name: 'Spring Cup', startsAt: '2006-03-04' });
  });
});
