import { answersOf, concludeItems, NO_MANIFEST, proposeManifest, parseManifest } from './manifest.js';
import { bringTogether, type PastItem, readItem } from './past-item.js';
import { listPeople, PEOPLE_COLUMNS, parseDecisions } from './people-table.js';
import { readPastFile } from '@quadrant/rules/files';
import { readBatchFile } from './read-batch-file.js';
import { answersFor, refuseRecipe } from './recipes.js';
import { groupDoubles, listMentions, settlePast } from './settle-past.js';
import { groupShapes, mayBeNobody } from './shapes.js';
import { readTable, tableText } from './table.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const read = (file: string, text: string, answers: Record<string, string> = {}): PastItem =>
  readItem(new TextEncoder().encode(text), file, text, new Map(Object.entries(answers)), NOW);

const games = (rows: readonly string[], head = 'Round,Player 1,Player 2,Result') => [head, ...rows, ''].join('\n');

describe('shapes of files', () => {
  it('groups files by their headings, however many rounds they have and however they write them', () => {
    const files = [
      read('a.csv', 'Nr;Name;R1;R2;Sum\n1;Ann;+2;-3;1\n2;Bob;-1;+3;1\n3;Cid;+2;-2;1\n'),
      read('b.csv', 'NR;Name;R1;R2;R3;Sum\n1;Ann;+2;-3;+2;2\n2;Bob;-1;+3;-1;1\n3;Cid;+2;-2;+2;1\n'),
      read('c.csv', 'Place,Player,VP\n1,Ann Smith,12\n2,Bob Jones,9\n'),
      read('d.txt', 'Dear Ann,\nsee you.\n'),
    ];
    const shapes = groupShapes(files);
    expect(shapes.map((shape) => shape.files.join(' '))).toEqual(['a.csv b.csv', 'd.txt', 'c.csv']);
    expect(shapes[0]!.columns).toEqual(['Nr', 'Name', 'R1..', 'Sum']);
    expect(shapes.find(({ files: [file] }) => file === 'd.txt')).toMatchObject({ columns: [], refused: 1 });
  });

  it('groups files whose headings no reader knows, whoever stands in their first row', () => {
    const card = (file: string, rows: readonly string[]) =>
      read(file, ['Scorecards, in the café', 'Who;Go;Against;End', ...rows, ''].join('\n'));
    const files = [
      card('a.csv', ['Ann;1;Bob;100', 'Bob;1;Ann;35']),
      card('b.csv', ['Cid;1;Bye;', 'Bob;1;Ann;35', 'Ann;1;Bob;100']),
      card('c.csv', ['Dee;1;Freilos;', 'Cid;1;Bob;100', 'Bob;1;Cid;5']),
    ];
    expect(groupShapes(files)).toMatchObject([
      { files: ['a.csv', 'b.csv', 'c.csv'], columns: ['Who', 'Go', 'Against', 'End'], refused: 3 },
    ]);
  });

  it('asks what the columns of such files hold, and reads them with the answers', () => {
    const bytes = new TextEncoder().encode(
      'Our club\nTable;No.;A;B;Pts A;Pts B\n1;1;Ann;Bob;100;35\n2;1;Cid;Dee;20;100\n',
    );
    const asked = readBatchFile(bytes, 'a.csv', new Map(), NOW);
    expect(asked.kind).toBe('refused');
    expect(asked.open).toEqual(expect.arrayContaining(['column.A', 'column.B', 'column.Pts A', 'column.Pts B']));
    const answers = { A: 'first', B: 'second', 'Pts A': 'firstScore', 'Pts B': 'secondScore' };
    const told = new Map(Object.entries(answers).map(([heading, kind]) => [`column.${heading}`, kind]));
    const read = readBatchFile(bytes, 'a.csv', told, NOW);
    expect(read.kind).toBe('games');
    expect(read.open.filter((key) => key.startsWith('column.'))).toEqual([]);
    expect(read.shape).toEqual(asked.shape);
  });

  it('asks no more about a column that does not matter, or holds a club', () => {
    const bytes = new TextEncoder().encode('Table;No.;A;B;Mood;Team\n1;1;Ann;Bob;good;Kiel\n2;1;Cid;Dee;bad;Bonn\n');
    const columnsAsked = (answers: Readonly<Record<string, string>>) =>
      readBatchFile(bytes, 'a.csv', new Map(Object.entries(answers)), NOW).open.filter((key) =>
        key.startsWith('column.'),
      );
    expect(columnsAsked({})).toEqual(expect.arrayContaining(['column.Mood', 'column.Team']));
    const left = columnsAsked({ 'column.Mood': 'none', 'column.Team': 'club' });
    expect(left).toContain('column.A');
    expect(left).not.toContain('column.Mood');
    expect(left).not.toContain('column.Team');
    expect(refuseRecipe('column.Mood', 'none')).toBeNull();
  });

  it('asks nothing about columns of a file that can be read', () => {
    const text = 'Round,Player 1,Player 2,Result,Weather\n1,Ann,Bob,FW,rain\n';
    const { kind, open } = readBatchFile(new TextEncoder().encode(text), 'a.csv', new Map(), NOW);
    expect(kind).toBe('games');
    expect(open).toEqual(['game', 'director', 'name', 'startsAt']);
  });

  it('takes several columns that each hold a round as a crosstable', () => {
    const text = 'No;Name;D1;D2;Sum\n1;Ann;2S;3S;6\n2;Bob;1N;;0\n3;Cid;;1N;0\n';
    expect(read('a.csv', text).past.kind).toBe('standings');
    const told = read('a.csv', text, { 'column.D1': 'round', 'column.D2': 'round' });
    expect(told.past.kind).toBe('games');
    expect(told.past.tournaments[0]!.pairings).toEqual([
      { round: 1, players: [0, 1] },
      { round: 2, players: [0, 2] },
    ]);
  });

  it('proves the order of days and months by a day after the 12th in another file of the shape', () => {
    const dated = (file: string, day: string) =>
      read(file, games([`1,Ann,Bob,FW,${day}`], 'Round,Player 1,Player 2,Result,Date'));
    const [early, late, odd] = [
      dated('a.csv', '03/04/2006'),
      dated('b.csv', '25/04/2006'),
      dated('c.csv', '04/25/2006'),
    ];
    expect(groupShapes([early])[0]).toMatchObject({ dates: 'open', proofs: [{ file: 'a.csv', day: '03/04/2006' }] });
    const [shape] = groupShapes([early, late]);
    expect(shape).toMatchObject({ dates: 'day-first', proofs: [{ file: 'b.csv', day: '25/04/2006' }] });
    expect(groupShapes([early, late, odd])[0]).toMatchObject({ dates: 'contradiction' });
    expect(early.past.open).toContain('startsAt');
    const again = readItem(
      new TextEncoder().encode(games(['1,Ann,Bob,FW,03/04/2006'], 'Round,Player 1,Player 2,Result,Date')),
      'a.csv',
      '',
      answersFor(concludeItems([early, late], NO_MANIFEST).get('a.csv'), new Map(), new Map()),
      NOW,
    );
    expect(again.past.open).not.toContain('startsAt');
    expect(bringTogether([again])[0]).toMatchObject({ first: '2006-04-03', last: '2006-04-03' });
  });

  it.each(['drop', 'N.N.', '?', '17', 'Team Vulcan', 'Bye 2', 'Unbekannt'])('asks what “%s” means', (word) => {
    expect(mayBeNobody(word)).toBe(true);
  });

  it.each(['Ann Smith', 'Dropkick Joe', 'Teamann, Kai', 'Guest, Edgar'])('asks nothing about the name “%s”', (word) => {
    expect(mayBeNobody(word)).toBe(false);
  });
});

describe('recipes', () => {
  it('lets one answer about a word hold for every file of the shape', () => {
    const text = games(['1,Ann,Bob,FW', '1,Cid,Guest,FW', '2,Ann,Cid,FW', '2,Bob,Guest,FW']);
    const item = read('a.csv', text);
    expect(groupShapes([item])[0]!.words).toEqual([{ word: 'Guest', count: 2 }]);
    const asBye = read('a.csv', text, { 'word.Guest': 'bye' });
    expect(asBye.past.tournaments[0]!.people.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cid']);
    const asPlayer = read('a.csv', text, { 'word.Guest': 'player' });
    expect(asPlayer.past.tournaments[0]!.people).toHaveLength(4);
  });

  it.each([
    ['matches', 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n1,Cid,Dee,FW\n2,Ann,Cid,FW\n2,Dee,gone,\n2,Bob,bye,\n'],
    [
      'scorecards',
      'Player,Round,Opponent,Result\nAnn,1,Bob,W\nBob,1,Ann,L\nCid,1,Dee,W\nDee,1,Cid,L\nAnn,2,Cid,W\nCid,2,Ann,L\nDee,2,gone,\nBob,2,bye,\n',
    ],
    ['a crosstable', 'No,Name,R1,R2\n1,Ann,2W,3W\n2,Bob,1L,bye\n3,Cid,4W,1L\n4,Dee,3L,gone\n'],
  ])('gives no bye to somebody who had left, in %s', (_, text) => {
    const facts = { game: '2e', director: 'Ann', name: 'Cup', startsAt: '2006-03-12' };
    const [read] = readPastFile(
      new TextEncoder().encode(text),
      'a.csv',
      new Map(Object.entries({ ...facts, 'word.gone': 'dropped' })),
      NOW,
    ).tournaments;
    const { rounds, players } = JSON.parse(new TextDecoder().decode(read!.document!)) as {
      rounds: { matches: { result: string; players: string[] }[] }[];
      players: { handle: string; droppedAfterRound?: number }[];
    };
    const alone = rounds.flatMap(({ matches }) => matches.filter(({ players: those }) => those.length === 1));
    expect(alone.map(({ players: those }) => those)).toEqual([['Bob']]);
    expect(players.find(({ handle }) => handle === 'Dee')).toMatchObject({ droppedAfterRound: 1 });
  });

  it('lets the row of a file count more than the recipe of its shape', () => {
    const answers = answersFor(
      undefined,
      new Map([
        ['game', '1e'],
        ['venue', 'Bar'],
      ]),
      new Map([['game', '2e']]),
    );
    expect(Object.fromEntries(answers)).toEqual({ game: '2e', venue: 'Bar' });
  });

  it.each([
    ['name', 'Winter', /different for each file/],
    ['is it fun?', 'yes', /no answer/],
    ['word.drop', 'perhaps', /player, bye, nobody, unknown, or dropped/],
    ['dates', 'sideways', /day-first, month-first, or year-first/],
  ])('refuses %s=%s', (key, value, reason) => {
    expect(String(refuseRecipe(key, value))).toMatch(reason);
  });

  it.each([
    ['game', '2e'],
    ['column.Gegner*in', 'opponent'],
    ['dates', 'day-first'],
  ])('takes %s=%s', (key, value) => {
    expect(refuseRecipe(key, value)).toBeNull();
  });
});

describe('tables', () => {
  it('reads a manifest back as it was proposed, with what somebody filled in', () => {
    const items = [read('2006-03-04 Winter Local.csv', games(['1,Ann,Bob,FW']))];
    const proposed = proposeManifest(items, NO_MANIFEST);
    expect(proposed[0]).toMatchObject({
      name: 'Winter Local',
      startsAt: '2006-03-04',
      open: expect.stringContaining('game') as string,
    });
    const text = tableText(NO_MANIFEST.columns, [{ ...proposed[0], game: '2e', note: '=1+1' }]);
    const manifest = parseManifest(text, 'manifest.csv', [items[0]!.file]);
    if ('refusal' in manifest) throw new Error(String(manifest.refusal));
    expect(answersOf(manifest.rows.get(items[0]!.file)).get('game')).toBe('2e');
    expect(manifest.rows.get(items[0]!.file)!['note']).toBe('=1+1');
    expect(answersOf(manifest.rows.get(items[0]!.file)).has('note')).toBe(false);
  });

  it('reads tables with semicolons and with tabs', () => {
    for (const sign of [';', '\t'])
      expect(readTable(`file${sign}note\na.csv${sign}hello\n`, 'm.csv', ['file'])).toEqual([
        { file: 'a.csv', note: 'hello' },
      ]);
  });

  it('uses the other rows where the file of one is gone, and says so', () => {
    const manifest = parseManifest('file,game,partOf\nb.csv,1e,\na.csv,2e,b.csv\n', 'm.csv', ['a.csv']);
    if ('refusal' in manifest) throw new Error('The table was refused.');
    expect([...manifest.rows]).toEqual([['a.csv', { file: 'a.csv', game: '2e', partOf: '' }]]);
    expect(manifest.unused.map(String)).toEqual([
      expect.stringContaining('“b.csv” in m.csv was not used'),
      expect.stringContaining('“a.csv” is joined with nothing'),
    ]);
  });

  it.each([
    ['file,game\na.csv,2e\na.csv,1e\n', /two rows for “a\.csv”/],
    ['file,fun?\na.csv,2e\n', /“fun\?” of m\.csv is no answer/],
    ['game\n2e\n', /no column “file”/],
    ['file,"game\na.csv,2e\n', /no CSV table/],
  ])('says what is wrong with a manifest: %s', (text, reason) => {
    expect(String((parseManifest(text, 'm.csv', ['a.csv']) as { refusal: unknown }).refusal)).toMatch(reason);
  });
});

describe('people of a batch', () => {
  const field = ['Cara Dunn', 'Dina Ebert', 'Egon Falk', 'Fred Gold'];
  const evening = (day: number, name: string) =>
    read(
      `club/2006-03-${String(day).padStart(2, '0')}.csv`,
      games([`1,${name},${field[day % 4]},FW`, `1,${field[(day + 1) % 4]},${field[(day + 2) % 4]},FW`]),
    );
  const items = [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((day) => evening(day, 'Albrecht Zimmermann')),
    evening(9, 'Albrecht Zimermann'),
    evening(10, 'A. Zimmermann'),
  ];

  it('writes decisions into the table and reads them back', () => {
    const { settled, brought } = settlePast(items);
    const facts = brought.map(({ id, first }) => ({ id, date: first }));
    const rows = listPeople(settled, facts, []);
    const linked = rows.find((row) => row['with'] !== undefined)!;
    const read = parseDecisions(tableText(PEOPLE_COLUMNS, [{ ...linked, decision: 'Two' }]), 'people.csv');
    if ('refusal' in read) throw new Error(String(read.refusal));
    expect(read.answers).toEqual([
      {
        one: { tournament: linked['file'], spelling: linked['spelling'] },
        other: { tournament: linked['with_file'], spelling: linked['with'] },
        verdict: 'two',
      },
    ]);
  });

  it('finds a file that was brought twice, with the same bytes or the same results', () => {
    const [first] = items;
    const batch = settlePast([
      ...items,
      { ...first!, file: 'club/copy.csv' },
      read('club/2006-03-01 b.csv', games(['1,Albrecht Zimmermann,Dina Ebert,FW', '1,Egon Falk,Fred Gold,FW', ''])),
    ]);
    expect(batch.doubles).toContainEqual({ kind: 'bytes', first: first!.file, other: 'club/copy.csv' });
    expect(batch.doubles).toContainEqual({ kind: 'results', first: first!.file, other: 'club/2006-03-01 b.csv' });
    const [group] = groupDoubles(batch.doubles);
    expect(group).toEqual(expect.arrayContaining([first!.file, 'club/copy.csv', 'club/2006-03-01 b.csv']));
  });

  it('names every line that mentions a person', () => {
    const mentions = listMentions(settlePast(items));
    expect(mentions.filter(({ spelling }) => spelling === 'A. Zimmermann')).toEqual([
      expect.objectContaining({ file: 'club/2006-03-10.csv', line: 2 }),
    ]);
  });
});
