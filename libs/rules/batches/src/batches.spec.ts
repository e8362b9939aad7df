import { answersOf, NO_MANIFEST, proposeManifest, parseManifest } from './manifest.js';
import { bringTogether, type PastItem, readItem } from './past-item.js';
import { listPeople, PEOPLE_COLUMNS, parseDecisions } from './people-table.js';
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
      answersFor(shape, new Map(), new Map()),
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
    ['word.drop', 'perhaps', /player, bye, nobody, or unknown/],
    ['dates', 'sideways', /day-first or month-first/],
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

  it.each([
    ['file,game\nb.csv,2e\n', /“b\.csv”, which is not in the folder/],
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
