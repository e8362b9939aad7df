import { openFile } from './open-file.js';
import { keepFile, readKept } from './keep-file.js';
import { readPastFile } from './past-file.js';
import { readFile } from './read-file.js';

const ANSWERS = { game: 'tribbles', director: 'Zed', name: 'Tribbles Night', startsAt: '2004-03-14' };

type Pods = readonly { readonly scores: Readonly<Record<string, number>> }[];

interface Written {
  readonly record?: string;
  readonly standings?: readonly string[];
  readonly rounds: readonly { readonly round: number; readonly pods: Pods }[];
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Returns each round as "1: Ann 10, Bob 0 | Cy 5, Dee 0". */
function open(text: string) {
  const { format, documents, findings } = openFile(bytesOf(text), new Map(Object.entries(ANSWERS)));
  const written = documents[0] && (JSON.parse(new TextDecoder().decode(documents[0])) as Written);
  const rounds = written?.rounds?.map(({ round, pods }) => `${round}: ${pods.map(tellPod).join(' | ')}`);
  const told = findings
    .filter(({ code }) => !OF_REPORTS.test(code))
    .map(({ code, line }) => `${code} ${line ?? ''}`.trim());
  return { format, written, rounds, told };
}

/** The report says these of every small club night. */
const OF_REPORTS = /^(?:pod-too-small|pods-|nobody-went-out|lead-time-unknown|new-player|too-few|registered)/;

const tellPod = ({ scores }: Pods[number]) =>
  Object.entries(scores)
    .map(([name, points]) => `${name} ${points}`)
    .join(', ');

const ONE_GAME = ['1: Ann 1000, Bob 0 | Cy 0, Dee 11111', '2: Ann 0, Bob 10 | Cy 1, Dee 0'];
const TWO_GAMES = [...ONE_GAME, '3: Ann 0, Cy 0 | Bob 1, Dee 0', '4: Ann 21, Cy 0 | Bob 0, Dee 1211'];

const FINAL = `
Final\tPlayer\tTribbles
1\tDee\t12,322
2\tAnn\t1,021
3\tBob\t11
4\tCy\t1
`;

const SECTIONS = `Tribbles Night Kiel\tJune 2009

Game 1\tPod A\tR1\tR2\tSum
\tAnn\t1,000\t-\t1,000
\tBob\t\t10\t10

Game 1\tPod B\tR1\tR2\tSum
\tCy\t\t1\t1
\tDee\t11,111\t\t11,111

Game 2\tPod A\tR1\tR2\tSum
\tAnn\t-\t21\t21
\tCy\t\t\t0

Game 2\tPod B\tR1\tR2\tSum
\tBob\t1\t\t1
\tDee\t\t1,211\t1,211
`;

describe('Points of Tribbles in sections, one for each game and pod', () => {
  it('are the rounds of all games behind each other, with their pods and the final places', () => {
    const { format, rounds, written, told } = open(SECTIONS + FINAL);
    expect(format).toBe('csv-round-points');
    expect(rounds).toEqual(TWO_GAMES);
    expect(written!.standings).toEqual(['Dee', 'Ann', 'Bob', 'Cy']);
    expect(told).toEqual(['row-left-out 19', 'empty-taken-as-zero 4']);
    const [tournament] = readFile(bytesOf(SECTIONS + FINAL)).tournaments;
    expect(tournament!.standings).toMatchObject([{ points: 12322 }, { points: 1021 }, { points: 11 }, { points: 1 }]);
    expect(tournament!.suggested).toMatchObject({ name: 'Tribbles Night Kiel', months: ['2009-06'] });
  });

  it.each([
    [
      'below tables with a number, in a table that writes 0',
      `Table 1,R1,R2,Total\nAnn,1000,0,1000\nBob,0,10,10\n\nTable 2,R1,R2,Total\nCy,0,1,1\nDee,"11,111",0,"11,111"\n`,
    ],
    [
      'below one row with the names of columns',
      'Spieler;R1;R2;Summe\nTisch 1\nAnn;1.000;0;1.000\nBob;0;10;10\nTisch 2\nCy;0;1;1\nDee;11.111;0;11.111\n',
    ],
    [
      'with a heading of its own above the names of columns',
      'Pod A\nPlayer\tR1\tR2\nAnn\t1000\t0\nBob\t0\t10\n\nPod B\nPlayer\tR1\tR2\nCy\t0\t1\nDee\t11111\t0\n',
    ],
    [
      'with rounds that have one column of points',
      'Round 1 - Pod A\nPlayer;Points\nAnn;1000\nBob;0\nRound 1 - Pod B\nPlayer;Points\nCy;0\nDee;11111\nRound 2 - Pod A\nPlayer;Points\nAnn;0\nBob;10\nRound 2 - Pod B\nPlayer;Points\nCy;1\nDee;0\n',
    ],
    [
      'in a text whose columns are aligned by spaces',
      'Game 1   Pod A      R1      R2     Sum\n         Ann     1,000       0   1,000\n         Bob         0      10      10\n\nGame 1   Pod B      R1      R2     Sum\n         Cy          0       1       1\n         Dee    11,111       0  11,111\n',
    ],
    [
      'in columns for the game and the pod',
      'Game,Pod,Player,R1,R2,Total\n1,A,Ann,1000,0,1000\n1,A,Bob,0,10,10\n1,B,Cy,0,1,1\n1,B,Dee,11111,0,11111\n',
    ],
    [
      'in a row for each player and round',
      'Round;Table;Player;Points\n1;1;Ann;1000\n1;1;Bob;0\n1;2;Cy;0\n1;2;Dee;11111\n2;1;Ann;0\n2;1;Bob;10\n2;2;Cy;1\n2;2;Dee;0\n',
    ],
  ])('are read %s', (_, text) => {
    const { rounds, told } = open(text);
    expect(rounds).toEqual(ONE_GAME);
    expect(told).toEqual([]);
  });

  it('are in the first game in which none of a pod has played, where no game is told', () => {
    const text = SECTIONS.replaceAll(/^Game \d/gm, '');
    const { rounds, told } = open(text);
    expect(rounds).toEqual(TWO_GAMES);
    expect(told).toEqual(['rounds-not-told 12', 'empty-taken-as-zero 4']);
  });

  it('have a final table after all others', () => {
    const text = `${SECTIONS.slice(0, SECTIONS.indexOf('Game 2'))}Final table\t\tR1\tR2\n\tAnn\t0\t1\n\tDee\t1\t0\n`;
    expect(open(text).rounds!.slice(2)).toEqual(['3: Ann 0, Dee 1', '4: Ann 1, Dee 0']);
    expect(open(text).told).toEqual([]);
  });

  it('keep rounds that only one game has, and name the columns and the lines that are not read', () => {
    const text = SECTIONS.replace('Pod A\tR1\tR2\tSum', 'Pod A\tR1\tR2\tR3\tSum\tSeat')
      .replace('\t-\t1,000', '\t-\t1\t1,001\tx')
      .replace('\t10\t10', '\t10\t\t10\ty\n\tTime was called');
    const { rounds, told } = open(text);
    expect(rounds!.slice(2, 4)).toEqual(['3: Ann 1, Bob 0', '4: Ann 0, Cy 0 | Bob 1, Dee 0']);
    expect(told).toEqual(['row-left-out 6', 'column-not-used 3', 'empty-taken-as-zero 4']);
  });

  it('are refused where a player is in two pods of a game', () => {
    expect(open(SECTIONS.replace('\tDee\t11,111', '\tAnn\t11,111')).told).toContain('player-twice-in-round 9');
  });

  it('say where a total is another one', () => {
    expect(open(SECTIONS.replace('\t10\t10', '\t10\t11')).told).toContain('total-does-not-add-up 5');
  });

  it('name the final places that stand above the sections', () => {
    const { rounds, told } = open(SECTIONS.replace('2009\n', `2009\n${FINAL}`));
    expect(told.filter((each) => each.startsWith('row-left-out'))).toHaveLength(4);
    expect(rounds).toEqual(TWO_GAMES);
  });

  it('are kept with their pods while questions are open', () => {
    const kept = keepFile(bytesOf(SECTIONS), new Map());
    const [tournament] = kept.kind === 'file' ? readKept(kept.content).tournaments : [];
    expect(tournament!.rounds[0]!.pods).toEqual([
      ['0', '1'],
      ['2', '3'],
    ]);
  });

  it('leave other sections as they are', () => {
    const groups = 'Gruppe A\nNr;Name;1;2;3\n1;Ann;X;1;1\n2;Bob;0;X;1\n3;Cy;0;0;X\n';
    expect(readFile(bytesOf(groups)).format).toBe('csv-crosstable');
  });
});

describe('Two files with points of Tribbles', () => {
  const join = (first: string, other: string) => {
    const answers = new Map(Object.entries(ANSWERS));
    const parts = [{ path: 'other.csv', bytes: bytesOf(other), answers }];
    const past = readPastFile(bytesOf(first), 'first.csv', answers, new Date('2026-01-01'), parts);
    const document = past.tournaments[0]?.document;
    const written = document && (JSON.parse(new TextDecoder().decode(document)) as Written);
    return {
      rounds: written?.rounds.map(({ round, pods }) => `${round}: ${pods.map(tellPod).join(' | ')}`),
      told: past.findings.map(({ code }) => code),
    };
  };
  const TABLE = 'Player;R1;R2\nAnn;1000;0\nBob;0;10\n';

  it('are two pods of one tournament where other players are in them', () => {
    expect(join(TABLE, 'Player;R1;R2\nCy;0;1\nDee;11111;0\n').rounds).toEqual(ONE_GAME);
  });

  it('are refused where they say different points of a player', () => {
    expect(join(TABLE, TABLE.replace('1000', '1001')).told).toContain('parts-contradict');
    expect(join(TABLE, TABLE).told).not.toContain('parts-contradict');
  });
});

describe('A list of final places of Tribbles', () => {
  it('is read with its places and points', () => {
    const { format, tournaments, findings } = readFile(bytesOf(`Tribbles Night\t3/14/2004\n${FINAL}`));
    expect(format).toBe('csv-standings');
    expect(findings).toEqual([]);
    expect(tournaments[0]!.standings).toMatchObject([
      { place: 1, points: 12322 },
      { place: 2, points: 1021 },
      { place: 3, points: 11 },
      { place: 4, points: 1 },
    ]);
  });
});

describe('Points of Tribbles without pods', () => {
  const of = (players: number) =>
    `Player;R1;R2\n${Array.from({ length: players }, (_, at) => `P${String.fromCharCode(65 + at)};${at}000;0\n`).join('')}`;

  it('are one pod where the players fit into it, and only places otherwise', () => {
    expect(open(of(8)).rounds).toHaveLength(2);
    expect(open(of(9)).written!.record).toBe('standings');
  });

  it('have 0 for an empty field where nobody wrote a 0, and nobody there otherwise', () => {
    expect(open('Player;R1;R2\nAnn;1000;10\nBob;;10\n').rounds![0]).toBe('1: Ann 1000, Bob 0');
    expect(open('Player;R1;R2\nAnn;1000;0\nBob;;10\n').rounds![0]).toBe('1: Ann 1000');
  });
});

describe('Points of Tribbles in lines', () => {
  it.each([
    [
      'with signs and totals',
      'There: Ann, Bob, Cy, Dee\n\nPod A\n  Ann: 1000 + 0 = 1000\n  Bob: 0 + 10 = 10\nPod B\n  Cy: 0 + 1 = 1\n  Dee: 11111 + 0 = 11111\n',
    ],
    ['with commas', 'Table 1\nAnn 1,000, 0\nBob 0, 10\n\nTable 2\nCy 0, 1\nDee 11,111, 0\n'],
    [
      'with dashes for nothing',
      'Pod A\nAnn: 1000 / - = 1,000\nBob: - / 10 = 10\nPod B\nCy: - / 1 = 1\nDee: 11111 / - = 11,111\n',
    ],
    [
      'with totals in brackets',
      'Pod A:\n- Ann - 1000, 0 (1000)\n- Bob - 0, 10 (10)\nPod B:\n- Cy - 0, 1 (1)\n- Dee - 11111, 0 (11111)\n',
    ],
  ])('are read %s', (_, text) => expect(open(text).rounds).toEqual(ONE_GAME));

  it('are one pod without a heading where their totals add up', () => {
    const text = 'Tribbles\nAnn: 1000 / 0 = 1000\nBob: 0 / 10 = 10\nCy: 1 / 1 = 2\n';
    expect(open(text).rounds).toEqual(['1: Ann 1000, Bob 0, Cy 1', '2: Ann 0, Bob 10, Cy 1']);
  });

  it('give the totals to places that have none', () => {
    const text = 'Pod A\nAnn: 1000 + 0 = 1000\nBob: 0 + 10 = 10\nCy: 0 + 1 = 1\n\nOrder: 1 Ann, 2 Bob, 3 Cy\n';
    expect(readFile(bytesOf(text)).tournaments[0]!.standings).toMatchObject([
      { points: 1000 },
      { points: 10 },
      { points: 1 },
    ]);
  });
});
