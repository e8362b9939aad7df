import { readPastFile } from './past-file.js';

const NOW = new Date('2026-11-28T10:00:00Z');
const ANSWERS = new Map(Object.entries({ game: '2e', director: 'dirk', name: 'Spring 2006', startsAt: '2006-03-04' }));
const HEAD = 'Round,Player 1,Player 2,Score\n';
const FIRST = `${HEAD}1,Ann,Bob,100-40\n1,Cid,Dee,30-100\n2,Ann,Dee,100-20\n2,Bob,Cid,100-50\n`;
const LAST = `${HEAD}3,Ann,Cid,100-40\n3,Bob,Dee,30-100\n`;

function join(first: string, ...others: readonly string[]) {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const parts = others.map((text, index) => ({
    path: `part ${index + 1}.csv`,
    bytes: bytesOf(text),
    answers: ANSWERS,
  }));
  const past = readPastFile(bytesOf(first), 'first.csv', ANSWERS, NOW, parts);
  const [tournament] = past.tournaments;
  const document = tournament?.document;
  return {
    kind: past.kind,
    tournament,
    told: past.findings.map(({ code, line, message }) => `${code} ${line ?? ''}: ${message}`),
    document:
      document == null
        ? null
        : (JSON.parse(new TextDecoder().decode(document)) as {
            readonly players: readonly { readonly handle: string; readonly droppedAfterRound?: number }[];
            readonly rounds: readonly { readonly round: number; readonly matches: readonly unknown[] }[];
          }),
  };
}
const roundsOf = ({ document }: ReturnType<typeof join>) =>
  document?.rounds.map(({ round, matches }) => `${round}: ${matches.length}`);

describe('files that hold parts of one tournament', () => {
  it('are one tournament with the rounds of all, whichever comes first', () => {
    for (const joined of [join(FIRST, LAST), join(LAST, FIRST)]) {
      expect(joined.kind).toBe('games');
      expect(roundsOf(joined)).toEqual(['1: 2', '2: 2', '3: 2']);
      expect(joined.document?.players.every(({ droppedAfterRound }) => droppedAfterRound === undefined)).toBe(true);
      expect(joined.told.filter((each) => each.startsWith('rounds-renumbered'))).toEqual([]);
    }
  });

  it.each([
    [
      'scorecards',
      'Player,Round,Opponent,Result,Score\nAnn,3,Cid,W,100-40\nCid,3,Ann,L,40-100\nBob,3,Dee,L,30-100\nDee,3,Bob,W,100-30\n',
    ],
    ['a crosstable', 'No,Name,R3\n1,Ann,3W 100-40\n2,Bob,4L 30-100\n3,Cid,1L 40-100\n4,Dee,2W 100-30\n'],
    ['lines of text', 'Round 3\nAnn - Cid 100:40\nBob - Dee 30:100\n'],
  ])('may be kept as %s', (_, last) => {
    expect(join(FIRST, last).document?.rounds).toEqual(join(FIRST, LAST).document?.rounds);
  });

  it('drop nobody who plays in a later part, and everybody who does not', () => {
    const { document } = join(FIRST, `${HEAD}3,Ann,Cid,100-40\n`);
    expect(document?.players.map(({ droppedAfterRound = null }) => droppedAfterRound)).toEqual([null, 2, null, 2]);
  });

  it('number a round again where none of them has one before', () => {
    const { document, told } = join(FIRST, LAST.replaceAll('3,', '5,'));
    expect(document?.rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(told).toContainEqual(
      expect.stringMatching(/^rounds-renumbered 2: In part 1.csv: Round 5 of the file is stored as round 3/),
    );
  });

  it('may repeat a match, and are refused with the line where they contradict each other', () => {
    expect(roundsOf(join(FIRST, `${HEAD}2,Dee,Ann,20-100\n3,Ann,Cid,100-40\n`))).toEqual(['1: 2', '2: 2', '3: 1']);
    const { kind, told } = join(FIRST, `${HEAD}3,Ann,Cid,100-40\n2,Dee,Ann,100-20\n`);
    expect(kind).toBe('refused');
    expect(told[0]).toBe(
      'parts-contradict 3: In part 1.csv: Round 2: here Dee beats Ann (100-20); in the other file Ann beats Dee (100-20).',
    );
    const other = join(FIRST, `${HEAD}2,Ann,Eve,100-20\n`);
    expect(other.told[0]).toContain('here Ann beats Eve (100-20); in the other file Ann beats Dee (100-20)');
  });

  it('name a date, a name and a place that only one of them can decide', () => {
    const dated = (text: string, day: string) =>
      text.replace('Score', 'Score,Date').replaceAll(/(\d+-\d+)\n/g, `$1,${day}\n`);
    const { told } = join(dated(FIRST, '2006-03-04'), dated(LAST, '2006-03-05'));
    expect(told).toContainEqual(
      'part-differs 1: In part 1.csv: This file says startsAt “2006-03-05”, and the file that it belongs to says “2006-03-04”. The latter counts.',
    );
  });

  it('are not joined where one is a quadrant/1 document, or holds no tournament', () => {
    const { document } = join(FIRST);
    for (const part of [JSON.stringify(document), 'Dear friends,\nthe weather was fine.\n']) {
      const joined = join(FIRST, part);
      expect(joined.kind).toBe('refused');
      expect(joined.told).toContainEqual(expect.stringMatching(/^part-not-joined .*In part 1\.csv: /));
    }
  });
});

describe('the facts that are proposed for a tournament in several files', () => {
  const proposed = (...names: readonly string[]) => {
    const [main = '', ...others] = names;
    const table = (round: number) => new TextEncoder().encode(`${HEAD}${round},Ann,Bob,100-40\n`);
    const parts = others.map((path, index) => ({ path, bytes: table(index + 2), answers: new Map<string, string>() }));
    return Object.fromEntries(readPastFile(table(1), main, new Map(), NOW, parts).proposals);
  };

  it('are its name and year without the number of a round', () => {
    const facts = proposed('k/Open 2013, round 1.csv', 'k/Open 2013, round 2.csv');
    expect(facts).toMatchObject({ name: 'Open 2013', year: '2013' });
    expect(facts).not.toHaveProperty('startsAt');
  });

  it.each([
    [
      'that of the only part that says one',
      ['Open, round 1', 'Open, round 2 (12.05.2013)', 'Open, round 3'],
      '2013-05-12',
    ],
    [
      'the earliest of several',
      ['Open 2013 round 1', 'Open round 2 2013-05-13', 'Open round 3 2013-05-12'],
      '2013-05-12',
    ],
    [
      'a day in the month of the first file',
      ['Open r1, May 2013', 'Open r2 2013-05-13', 'Open r3 2013-06-01'],
      '2013-05-13',
    ],
    ['the day of the first file', ['Open r1 2013-05-14', 'Open r2 2013-05-13'], '2013-05-14'],
  ])('are one date: %s', (_, names, date) => {
    const facts = proposed(...names.map((name) => `${name}.csv`));
    expect(facts).toMatchObject({ startsAt: date, name: expect.stringMatching(/^Open(?: 2013|, May 2013)?$/) });
    expect(facts).not.toHaveProperty('year');
  });
});

describe('the games in one file and the final places in another', () => {
  const GAMES = `${HEAD}1,Ann Ash,Bob Best,100-40\n2,Ann Ash,Bob Best,100-20\n`;

  it('add nothing where the games give the places and points', () => {
    const { document } = join(GAMES, 'Place,Player,VP\n1,Ann Ash,8\n2,Bob Best,2\n');
    expect(document).not.toHaveProperty('record');
    expect(document).not.toHaveProperty('statedStandings');
  });

  it('count as stated where they differ, and each difference is named with its line', () => {
    const { kind, document, told, tournament } = join(
      GAMES,
      'Place,Player,VP\n1,"Ash, Ann",9\n2,Bob Best,2\n3,Eve Ede,0\n',
    );
    expect(kind).toBe('games');
    expect(document).toMatchObject({
      record: 'some-games',
      rounds: [{ round: 1 }, { round: 2 }],
      statedStandings: [
        { handle: 'Ann Ash', place: 1, points: 9 },
        { handle: 'Bob Best', place: 2, points: 2 },
        { handle: 'Eve Ede', place: 3, points: 0 },
      ],
    });
    expect(told.filter((each) => each.startsWith('standings-contradict'))).toEqual([
      'standings-contradict 2: In part 1.csv: The standings state 9 points for Ann Ash; the games give 8 points. What is stated counts.',
      'standings-contradict 4: In part 1.csv: The standings state place 3 for Eve Ede; the games give no place. What is stated counts.',
    ]);
    expect(told).toContainEqual(
      'part-differs 2: In part 1.csv: “Ash, Ann” is taken as “Ann Ash”, as the other file writes this name.',
    );
    expect(tournament?.people[0]).toMatchObject({
      place: 1,
      lines: [2, 3],
      elsewhere: [{ file: 'part 1.csv', line: 2 }],
    });
  });

  it.each(['Lindner, Peter jun.', 'Lindner jun., Peter', 'Peter Lindner (Jr.)'])(
    'know a son as %s, and do not take them for the father',
    (son) => {
      const games = `${HEAD}1,Peter Lindner jun.,Peter Lindner,100-40\n`;
      const { document, told } = join(games, `Place;Player;VP\n1;${son};4\n2;"Lindner, Peter";1\n`);
      expect(document?.players.map(({ handle }) => handle)).toEqual(['Peter Lindner jun.', 'Peter Lindner']);
      expect(document).not.toHaveProperty('statedStandings');
      expect(told).toContainEqual(
        `part-differs 2: In part 1.csv: “${son}” is taken as “Peter Lindner jun.”, as the other file writes this name.`,
      );
      const alone = join(`${HEAD}1,Peter Lindner,Bob Best,100-40\n`, `Place;Player;VP\n1;${son};4\n2;Bob Best;0\n`);
      expect(alone.document?.players.map(({ handle }) => handle)).toEqual(['Peter Lindner', 'Bob Best', son]);
    },
  );

  it('keep points that are counted in another way as they are stated, and name each difference', () => {
    const { document, told } = join(GAMES, 'Place,Player,VP\n1,Ann Ash,9\n2,Bob Best,2\n');
    expect(document).not.toHaveProperty('record');
    expect(document).toMatchObject({
      statedStandings: [
        { handle: 'Ann Ash', place: 1, points: 9 },
        { handle: 'Bob Best', place: 2, points: 2 },
      ],
    });
    expect(told.filter((each) => each.startsWith('standings-contradict'))).toEqual([
      'standings-contradict 2: In part 1.csv: The standings state 9 points for Ann Ash; the games give 8 points. What is stated counts.',
    ]);
  });

  it('conclude a shared place only where no part states it', () => {
    const list = (second: string) => `Place,Player,VP\n1,Ann Ash,8\n${second},Bob Best,8\n3,Eve Ede,0\n`;
    expect(join(GAMES, list('')).document).toMatchObject({
      inferred: [{ pointer: '/statedStandings/1', rule: 'shared' }],
    });
    for (const parts of [
      [list(''), list('2')],
      [list('2'), list('')],
    ] as const) {
      const { kind, document } = join(GAMES, ...parts);
      expect(kind).toBe('games');
      expect(document).not.toHaveProperty('inferred');
      expect(document).toMatchObject({ statedStandings: [{ place: 1 }, { place: 2 }, { place: 3 }] });
    }
  });

  it('stay stated places where a result is unknown', () => {
    const { document } = join(`${GAMES}3,Ann Ash,Bob Best,\n`, 'Place,Player,VP\n1,Ann Ash,6\n2,Bob Best,0\n');
    expect(document).toMatchObject({
      statedStandings: [
        { place: 1, points: 6 },
        { place: 2, points: 0 },
      ],
    });
    expect(document).not.toHaveProperty('record');
  });
});
