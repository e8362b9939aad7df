import { openFile } from './open-file.js';
import { readPastFile } from './past-file.js';

// Clubs keep their evenings in these layouts besides those of tournament programs.
const NOW = new Date('2026-01-01');
const ANSWERS = { game: '2e', director: 'Zed', name: 'Evening', startsAt: '2004-03-14' };

interface Written {
  readonly record?: string;
  readonly statedStandings?: readonly object[];
  readonly inferred?: readonly object[];
  readonly rounds: readonly {
    readonly round: number;
    readonly matches?: readonly {
      readonly players: readonly (string | null)[];
      readonly result?: string;
      readonly score?: readonly number[];
    }[];
    readonly pods?: readonly { readonly scores: Readonly<Record<string, number>> }[];
  }[];
}

function open(text: string, answers: Readonly<Record<string, string>> = {}) {
  const given = new Map(Object.entries({ ...ANSWERS, ...answers }));
  const { format, documents, findings } = openFile(new TextEncoder().encode(text), given);
  const written = documents[0] && (JSON.parse(new TextDecoder().decode(documents[0])) as Written);
  const matches = written?.rounds?.flatMap(({ round, matches: ofRound = [] }) =>
    ofRound.map(({ players, result, score }) => [round, players.join('-'), result, score?.join(':')].join(' ').trim()),
  );
  return { format, written, matches, told: findings.map(({ code, line }) => `${code} ${line ?? ''}`.trim()) };
}

describe('A crosstable with scores and victory points in its cells', () => {
  const TABLE = `Evening 14.03.04;;;
Nr;Name;R1;R2;R3
1;Ann;2 100-35 (4);? 20-110 (1);3 ?
2;Bob;1 35-100 (1);3 60-55 (3);bye (4)
3;Cy;4 kampflos (4);2 55-60 (1);1 ?
4;Dee;3 forfeit loss (0);---;---
`;

  it('keeps scores, unknown opponents and results, forfeits, and the margin that the victory points tell', () => {
    const { matches, told } = open(TABLE);
    expect(matches).toEqual([
      '1 Ann-Bob FW 100:35',
      '1 Cy BYE',
      '1 Dee MG',
      '2 Ann- FL 20:110',
      '2 Bob-Cy MW 60:55',
      '3 Ann-Cy',
      '3 Bob BYE',
    ]);
    expect(told.filter((each) => each.startsWith('value-not-understood'))).toEqual([]);
  });

  it('is refused where the victory points of two players name another winner', () => {
    const { told } = open('Nr;Name;R1\n1;Ann;2 100-35 (1)\n2;Bob;1 35-100 (4)\n');
    expect(told).toEqual(['scorecards-contradict 2']);
  });
});

describe('A crosstable with a column for each player', () => {
  const HEAD = 'Nr\tName\t1\t2\t3\t4\tSum\n';

  it.each([
    [
      'scores',
      '1\tAnn\tX\t100:35\t60:60\t\t7\n2\tBob\t35:100\tX\t\t90:10\t3\n3\tCy\t60:60\t\tX\t5:80\t1\n4\tDee\t\t10:90\t80:5\tX\t3\n',
    ],
    [
      'scores, with empty fields of their own',
      '1\tAnn\t\t100:35\t60:60\t\t7\n2\tBob\t35:100\t\t\t90:10\t3\n3\tCy\t60:60\t\t\t5:80\t1\n4\tDee\t\t10:90\t80:5\t\t3\n',
    ],
    [
      'scores of which one side is there',
      '1\tAnn\tX\t100:35\t60:60\t\t7\n2\tBob\t\tX\t\t90:10\t3\n3\tCy\t\t\tX\t5:80\t1\n4\tDee\t\t\t\tX\t3\n',
    ],
  ])('is read with %s, each game once, and says that the rounds are not told', (_, rows) => {
    const { matches, told } = open(`${HEAD}${rows}`, { wins: 'full' });
    expect(matches!.map((match) => match.slice(2)).sort()).toEqual([
      'Ann-Bob FW 100:35',
      'Ann-Cy TT 60:60',
      'Bob-Dee FW 90:10',
      'Cy-Dee FL 5:80',
    ]);
    expect(told).toContain('rounds-not-told 2');
  });

  it.each([
    ['points', ['X', '1', '½', '0', 'X', '0', '½', '1', 'X']],
    ['words', ['—', 'W', 'D', 'L', '—', 'L', 'D', 'W', '—']],
  ])('is read with %s', (_, [a, b, c, d, e, f, g, h, i]) => {
    const text = `Nr;Name;1;2;3\n1;Ann;${a};${b};${c}\n2;Bob;${d};${e};${f}\n3;Cy;${g};${h};${i}\n`;
    const { matches } = open(text, { wins: 'full' });
    expect(matches!.map((match) => match.slice(2)).sort()).toEqual(['Ann-Bob FW', 'Ann-Cy TT', 'Bob-Cy FL']);
  });

  it('is refused where the two fields of a pair contradict each other, and where a field is no result', () => {
    const rows = (field: string) => `1\tAnn\tX\t100:35\t1:0\n2\tBob\t${field}\tX\t1:0\n3\tCy\t0:1\t0:1\tX\n`;
    expect(open(`Nr\tName\t1\t2\t3\n${rows('35:90')}`).told).toContain('scorecards-contradict 2');
    expect(open(`Nr\tName\t1\t2\t3\n${rows('later')}`).told).toContain('value-not-understood 3');
  });
});

describe('A table of the points of each round', () => {
  const TABLE = 'Platz;Spieler;R1;R2;R3;Gesamt;Schnitt\n';
  const ROWS =
    '1;Ann;111.111*;0;1.000;112.111;37.370,3\n2;Bob;0;10.100;0;10.100;3.366,7\n3;Cy;10;0;;10;5,0\n;Schnitt;;;;40.740;\n';

  it('is Tribbles, and keeps the points of everybody who played', () => {
    const { format, written, told } = open(`${TABLE}${ROWS}`, { game: 'tribbles' });
    expect(format).toBe('csv-round-points');
    expect(written!.rounds.map(({ pods }) => pods![0]!.scores)).toEqual([
      { Ann: 111111, Bob: 0, Cy: 10 },
      { Ann: 0, Bob: 10100, Cy: 0 },
      { Ann: 1000, Bob: 0 },
    ]);
    expect(told).toEqual(['cell-not-used 2', 'column-not-used 1']);
  });

  it('says where a total is another one, and keeps what is stated', () => {
    const answers = { game: 'tribbles', statedPlaces: 'count' };
    const { written, told } = open(`${TABLE}${ROWS.replace('112.111', '112.112')}`, answers);
    expect(told).toContain('total-does-not-add-up 2');
    expect(written!.statedStandings).toContainEqual({ handle: 'Ann', place: 1, points: 112112 });
  });

  it.each([
    ['another game', '2e', 3],
    ['more players than one table has', 'tribbles', 9],
  ])('keeps only places and totals for %s, and says so', (_, game, players) => {
    const rows = Array.from(
      { length: players },
      (_, index) => `${index + 1};Player ${'ABCDEFGHI'[index]};${9000 - index};${9000 - index}`,
    );
    const { written, told } = open(`Platz;Spieler;R1;Gesamt\n${rows.join('\n')}\n`, { game });
    expect(written!.record).toBe('standings');
    expect(written!.statedStandings).toHaveLength(players);
    expect(told).toContain('cell-not-used 1');
  });
});

const POST = `Betreff: Ergebnisse Spielabend
Verfasst von Q am So 13. Jun 2010, 11:12
---------------------------------------

so, hier die ergebnisse:

Runde 1
Tribble-Tina - Kahless 40:110
Ann Roy - Bob 65:35 (Zeit)
Cy hat frei

Runde 2
Kahless - ??? 15:110
Ann Roy gegen Bob kampflos 100:0
Cy - Tribble-Tina 75:75

Endstand:
1. Ann Roy 7 (+130)
2. Kahless 5 (+5)
3. Cy 4 (0)

bis bald

> so, hier die ergebnisse:
> Runde 1
> Tribble-Tina - Kahless 40:110
`;

describe('A post with a game in each line', () => {
  it('is read with byes, unknown opponents, timed wins and forfeits, without what an answer quotes', () => {
    expect(open(POST, { wins: 'full' }).matches).toEqual([
      '1 Tribble-Tina-Kahless FL 40:110',
      '1 Ann Roy-Bob MW 65:35',
      '1 Cy BYE',
      '2 Kahless- FL 15:110',
      '2 Ann Roy BYE',
      '2 Bob MG',
      '2 Cy-Tribble-Tina TT 75:75',
    ]);
  });

  it('has victory points behind the score', () => {
    const text = 'Round 1\nAnn R. - Bob L.   50 : 100   0 - 2\nCy T.  - Dee U.   75 : 75   1 - 1\nEd V.   Freilos\n';
    expect(open(text, { wins: 'full' }).matches).toEqual([
      '1 Ann R.-Bob L. FL 50:100',
      '1 Cy T.-Dee U. TT 75:75',
      '1 Ed V. BYE',
    ]);
  });

  it('has a remark in place of a result, between two who are in other games', () => {
    const { told } = open(POST.replace('Tribble-Tina 75:75', 'Tribble-Tina nobody remembers'));
    expect(told.filter((each) => each.startsWith('value-not-understood'))).toEqual(['value-not-understood 15']);
  });
});

describe('A letter with a list of places', () => {
  const places = (text: string) => {
    const read = readPastFile(new TextEncoder().encode(text), 'letter.txt', new Map(), NOW);
    return read.tournaments[0]?.people.map(({ name, place }) => `${place} ${name}`) ?? null;
  };
  const CLOSING = '\n\nI did not write down the games.\n\nSee you\nUlf\n';

  it('is read with a greeting and a closing where every row has points', () => {
    expect(places(`Hello\n\n1. Ann – 9 Punkte\n2. Bob – 6 Punkte\n3. Cy – 5 Punkte${CLOSING}`)).toEqual([
      '1 Ann',
      '2 Bob',
      '3 Cy',
    ]);
    expect(
      places(`24 Teilnehmer, die ersten drei:\n\n1. Ann (17 SP)\n2. Bob (16 SP)\n3. Cy (15 SP)${CLOSING}`),
    ).toEqual(['1 Ann', '2 Bob', '3 Cy']);
  });

  it('is no list of places where its rows have no points', () => {
    expect(places(`Rules\n\n1. Bring your deck\n2. Be on time\n3. Have fun${CLOSING}`)).toBeNull();
  });

  it('is read with aligned columns, and names what is left out', () => {
    const text = ' 1. Ann Roy        Bonn      8  +250\n 2. Bob Lee        Köln      7   -10\n';
    expect(places(text)).toEqual(['1 Ann Roy', '2 Bob Lee']);
    expect(open(text).told).toEqual(['cell-not-used 1', 'cell-not-used 1', 'cell-not-used 2', 'cell-not-used 2']);
  });
});

describe('Places and points that a file states beside its games', () => {
  const past = (text: string, answers: Readonly<Record<string, string>> = {}) => {
    const given = new Map(Object.entries({ ...ANSWERS, wins: 'full', ...answers }));
    const { tournaments, findings } = readPastFile(new TextEncoder().encode(text), 'evening.txt', given, NOW);
    const document = tournaments[0]!.document;
    const { statedStandings, record, inferred } = JSON.parse(new TextDecoder().decode(document!)) as Written;
    const told = findings.filter(({ code }) => code === 'standings-contradict').map(({ line }) => line);
    return { statedStandings, record, inferred, told };
  };
  const MAIL = (standings: string) => `Round 1\nAnn Roy - Bob Lee 100:35\nCy Tar - Dee Urn 60:60\n\n${standings}`;
  const LIST = 'Final\n1. Ann Roy 2 (+65)\n2. Tar, Cy 1\n2. Dee Urn 1\n4. Bob Lee 0\n';

  it.each([
    ['below the games of a mail', MAIL(LIST), [6, 7, 8, 9]],
    [
      'in columns of a crosstable',
      'No;Name;R1;VP;Rank\n1;Ann Roy;3 100-35;2;1\n2;Cy Tar;4 60-60;1;2\n3;Bob Lee;1 35-100;0;4\n4;Dee Urn;2 60-60;1;2\n',
      [2, 3, 4, 5],
    ],
  ])('count in a batch %s, with the old count of points and shared places', (_, text, lines) => {
    const { statedStandings, record, told } = past(text);
    expect(record).toBeUndefined();
    expect(statedStandings).toHaveLength(4);
    expect(statedStandings).toContainEqual({ handle: 'Ann Roy', place: 1, points: 2 });
    expect(statedStandings).toContainEqual({ handle: 'Cy Tar', place: 2, points: 1 });
    expect(statedStandings).toContainEqual({ handle: 'Dee Urn', place: 2, points: 1 });
    expect(told).toEqual(lines);
  });

  it('know a son whose name has another mark, and stay unused where only the father played', () => {
    const games = (son: string) => `Round 1\n${son} - Bob Lee 100:35\nAnn Roy - Cy Tar 60:60\n\n`;
    const list = 'Final\n1. Roy, Ann 3\n2. Lindner, Peter (jun.) 2\n3. Cy Tar 1\n4. Bob Lee 0\n';
    expect(past(games('Peter Lindner Jr.') + list).statedStandings).toContainEqual({
      handle: 'Peter Lindner Jr.',
      place: 2,
      points: 2,
    });
    expect(past(games('Peter Lindner') + list).statedStandings).toBeUndefined();
  });

  it('share a place that is left empty below it, but not with the row of a sum', () => {
    const list = 'Player 1,Player 2,Score 1,Score 2\nAnn Roy,Bob Lee,100,35\nCy Tar,Dee Urn,60,60\n';
    const places = (last: string) => `Place,Player,Points\n1,Ann Roy,2\n2,Cy Tar,1\n,Dee Urn,1\n${last}`;
    const { inferred, statedStandings } = past(`${list}${places('4,Bob Lee,0')}\n`);
    expect(statedStandings).toContainEqual({ handle: 'Dee Urn', place: 2, points: 1 });
    expect(inferred).toEqual([{ pointer: '/statedStandings/2', rule: 'shared' }]);
    expect(past(`${list}${places(',Total,4\n5,Bob Lee,0')}\n`).inferred).toBeUndefined();
  });

  it('do not count where somebody answered that the games do, where the games give the same, or outside of a batch', () => {
    expect(past(MAIL(LIST), { statedPlaces: 'compare' }).statedStandings).toBeUndefined();
    const same = 'Final\n1. Ann Roy 4\n2. Cy Tar 2\n3. Dee Urn 2\n4. Bob Lee 1\n';
    expect(past(MAIL(same)).statedStandings).toBeUndefined();
    expect(open(MAIL(LIST), { wins: 'full' }).written!.statedStandings).toBeUndefined();
  });
});

describe('The text of a program with aligned columns', () => {
  const TEXT = `Evening   May 1, 2014
-------------------------------------------------

Round 1
Tbl Player                    Player                        Score  VP
1   ROY Ann                   LEE Bob                       115-5  4-1
2   TAR Cy                    URN Dee                       55-60  1-3

Round 2
Tbl Player                    Player                        Score  VP
1   ROY Ann                   URN Dee                      100-90  4-1
2   LEE Bob                   TAR Cy                        40-40  2-2

Final standings
Rk  Player                      VP   Diff
1   ROY Ann                     4    +95
2   URN Dee                     3     +5
3   TAR Cy                      1     -5
4   LEE Bob                     1    -95
`;

  it('may call both players alike, and write the victory points of both into one cell', () => {
    expect(open(TEXT).matches).toEqual([
      '1 ROY Ann-LEE Bob FW 115:5',
      '1 TAR Cy-URN Dee ML 55:60',
      '2 ROY Ann-URN Dee FW 100:90',
      '2 LEE Bob-TAR Cy TT 40:40',
    ]);
  });

  it('may have places without a heading', () => {
    const text =
      'OPEN 2008\n\n    Name           City      VP  Diff\n1   Ann Roy        Bonn      17  +170\n2   Bob Lee        Köln      16  -25\n';
    const { tournaments } = readPastFile(new TextEncoder().encode(text), 'open.txt', new Map(), NOW);
    expect(tournaments[0]!.people.map(({ name, place }) => `${place} ${name}`)).toEqual(['1 Ann Roy', '2 Bob Lee']);
  });
});
