import { readPastFile } from './past-file.js';

const SAID = new Map(
  Object.entries({
    ...{ game: '2e', director: 'dirk', name: 'Local', startsAt: '2006-03-04', wins: 'full', statedPlaces: 'count' },
  }),
);

interface Match {
  readonly players: readonly string[];
  readonly result?: string;
  readonly score?: readonly number[];
  readonly differential?: number;
}
interface Document {
  readonly rounds?: readonly { readonly round: number; readonly stage?: string; readonly matches: readonly Match[] }[];
  readonly statedStandings?: readonly {
    readonly handle: string;
    readonly place?: number;
    readonly points?: number;
    readonly differential?: number;
  }[];
}

const tellMatch = ({ players, result = '?', score, differential }: Match): string =>
  [players.join('-'), result, ...(score ? [score.join(':')] : []), ...(differential ? [`(${differential})`] : [])].join(
    ' ',
  );

/** Reads the lines of a file. Each round is a line of its games; "E" marks a round of the elimination stage. */
function read(lines: readonly string[]) {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const { tournaments, findings } = readPastFile(bytes, 'results.csv', SAID, new Date('2026-11-30'));
  const document = tournaments[0]?.document;
  const { rounds = [], statedStandings = [] } = (
    document == null ? {} : JSON.parse(new TextDecoder().decode(document))
  ) as Document;
  return {
    rounds: rounds.map(
      ({ stage, matches }) => (stage === 'elimination' ? 'E ' : '') + matches.map(tellMatch).join(', '),
    ),
    places: statedStandings.map(({ handle, place = '?', points = '?', differential }) =>
      [place, handle, points, ...(differential === undefined ? [] : [differential])].join(' '),
    ),
    told: findings.map(({ code }) => code),
    cells: findings.map(({ code, line, column }) => `${code} ${line}:${column}`),
  };
}

const SQUARE = ['Ann-Dee FL, Bob-Cy FW', 'Ann-Bob FW, Cy-Dee FW', 'Ann-Cy FW, Bob-Dee FW'];
const THREE = ['Ann-Bob FW, Cy-Dee FW', 'Ann-Cy FW, Bob-Dee FW', 'Ann-Dee FW, Bob-Cy FW'];
const CROSSTABLE = ['1;Ann;2W;3W;4W', '2;Bob;1L;4W;3W', '3;Cy;4W;1L;2L', '4;Dee;3L;2L;1L'];

describe('A table as people keep it in a spreadsheet', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'a square of ticks with the names above it, and an empty diagonal',
      ['Name,Ann,Bob,Cy,Dee,Won', 'Ann,,✓,✓,✗,2', 'Bob,✗,,✓,✓,2', 'Cy,✗,✗,,✓,1', 'Dee,✓,✗,✗,,1'],
      SQUARE,
    ],
    [
      'a square with names above it, and no heading above the names',
      [',Ann,Bob,Cy,Dee', 'Ann,x,W,W,L', 'Bob,L,x,W,W', 'Cy,L,L,x,W', 'Dee,W,L,L,x'],
      SQUARE,
    ],
    [
      'a form in which both players report, and name either as the winner of a tie',
      [
        'Timestamp,Round,"Winner (or either, if tied)",Opponent,Score,How it ended',
        '1/2/2018 12:00,1,Ann,Bob,100-40,Full win',
        '1/2/2018 12:01,1,Ann,Bob,100-40,Full win',
        '1/2/2018 12:02,1,Cy,Dee,60-60,True tie',
        '1/2/2018 13:00,2,Ann,Cy,70-20,Time (modified)',
        '1/2/2018 13:01,2,Dee,Bob,100-0,Full win',
      ],
      ['Ann-Bob FW 100:40, Cy-Dee TT 60:60', 'Ann-Cy MW 70:20, Dee-Bob FW 100:0'],
    ],
    [
      'columns of games for Star Wars',
      ['Rd\tPlayer\tPlayer\tResult', '1\tAnn\tBob\tW', '1\tCy\tDee\tL', '2\tAnn\tCy\tW', '2\tBob\tDee\tL'],
      ['Ann-Bob FW, Cy-Dee FL', 'Ann-Cy FW, Bob-Dee FL'],
    ],
    ['a square of words', ['Name,Ann,Bob,Cy,Dee', 'Ann,,W,W,L', 'Bob,L,,W,W', 'Cy,L,L,,W', 'Dee,W,L,L,'], SQUARE],
    [
      'a square of points with numbers above it, and an empty diagonal',
      ['No;Name;1;2;3;4;Pts', '1;Ann;;1;1;0;2', '2;Bob;0;;1;1;2', '3;Cy;0;0;;1;1', '4;Dee;1;0;0;;1'],
      SQUARE,
    ],
    [
      'a final in cells below a crosstable',
      ['No;Name;R1;R2;R3', ...CROSSTABLE, 'Final;Ann;Bob;100;60'],
      [...THREE, 'E Ann-Bob FW 100:60'],
    ],
    [
      'a final in one cell below a crosstable',
      ['No;Name;R1;R2;R3', ...CROSSTABLE, 'Final: Bob beat Ann 100-60;;;;'],
      [...THREE, 'E Bob-Ann FW 100:60'],
    ],
    [
      'semi-finals and a final',
      [
        'No;Name;R1;R2;R3',
        ...CROSSTABLE,
        '',
        'Semi-final 1;Ann;Dee;100;60',
        'Semi-final 2;Bob;Cy;100;30',
        'Final;Ann;Bob;45;100',
      ],
      [...THREE, 'E Ann-Dee FW 100:60, Bob-Cy FW 100:30', 'E Ann-Bob FL 45:100'],
    ],
    [
      'a final that the winner is behind',
      ['No;Name;R1;R2;R3', ...CROSSTABLE, 'Finale;Ann;lost to;Bob;100-60'],
      [...THREE, 'E Ann-Bob FL 60:100'],
    ],
    [
      'a final below scorecards',
      [
        'Player;Opp1;Res1;Opp2;Res2;Opp3;Res3',
        'Ann;Bob;FW +65;Cy;FW +90;Dee;FW +20',
        'Bob;Ann;FL -65;Dee;FW +80;Cy;FW +50',
        'Cy;Dee;FW +10;Ann;FL -90;Bob;FL -50',
        'Dee;Cy;FL -10;Bob;FL -80;Ann;FL -20',
        'Final;Ann;Bob;100-60',
      ],
      [
        'Ann-Bob FW (65), Cy-Dee FW (10)',
        'Ann-Cy FW (90), Bob-Dee FW (80)',
        'Ann-Dee FW (20), Bob-Cy FW (50)',
        'E Ann-Bob FW 100:60',
      ],
    ],
    [
      'a final in one cell below matches',
      [
        'Player,Round,Opponent,Result,Score,Opp Score',
        'Ann,1,Bob,FW,100,35',
        'Cy,1,Dee,FW,100,50',
        'Ann,2,Cy,FW,100,20',
        'Bob,2,Dee,FL,40,100',
        'Final: Ann beat Dee 100-60,,,,,',
      ],
      ['Ann-Bob FW 100:35, Cy-Dee FW 100:50', 'Ann-Cy FW 100:20, Bob-Dee FL 40:100', 'E Ann-Dee FW 100:60'],
    ],
    [
      'an opponent with a differential, a tick, or a score and a result',
      [
        'No,Name,R1,R2,R3,R4',
        '1,Ann,2 / +65,3 W +100,4 (100-35),W +20 v2',
        '2,Bob,1 / -65,4 ✓,3 100:35 FW,L -20 v1',
        '3,Cy,4 ✓,1 L -100,2 35:100 FL,bye',
        '4,Dee,3 ✗,2 ✗,1 (35-100),bye',
      ],
      [
        'Ann-Bob FW (65), Cy-Dee FW',
        'Ann-Cy FW (100), Bob-Dee FW',
        'Ann-Dee FW 100:35, Bob-Cy FW 100:35',
        'Ann-Bob FW (20), Cy BYE, Dee BYE',
      ],
    ],
    [
      'matchdays, with a league table below them',
      [
        'Matchday;Home;Away;H;A',
        '1;Ann;Bob;100;35',
        '1;Cy;Dee;100;60',
        '2;Bob;Cy;100;90',
        '2;Dee;Ann;10;100',
        'League table;;;;',
        'Pos;Player;P;W;L',
        '1;Ann;2;2;0',
        '2;Bob;2;1;1',
      ],
      ['Ann-Bob FW 100:35, Cy-Dee FW 100:60', 'Bob-Cy FW 100:90, Dee-Ann FL 10:100'],
    ],
    [
      'points for and against',
      [
        'Player;Rd;Vs;W/L;Pts for;Pts against',
        'Ann;1;Bob;W;100;35',
        ';2;Cy;L;40;100',
        'Bob;1;Ann;L;35;100',
        ';2;Dee;W;100;90',
        'Cy;1;Dee;W;100;20',
        ';2;Ann;W;100;40',
        'Dee;1;Cy;L;20;100',
        ';2;Bob;L;90;100',
      ],
      ['Ann-Bob FW 100:35, Cy-Dee FW 100:20', 'Ann-Cy FL 40:100, Bob-Dee FW 100:90'],
    ],
    [
      'two players in one cell',
      ['Round;Match;Result', '1;Ann - Bob;100:35', '1;Cy - Dee;100:60', '2;Ann vs Dee;100:20', '2;Bob – Cy;100:0'],
      ['Ann-Bob FW 100:35, Cy-Dee FW 100:60', 'Ann-Dee FW 100:20, Bob-Cy FW 100:0'],
    ],
    [
      'winners and losers, with the end of time behind the score',
      ['Winner,Loser,Score,Round', 'Ann,Bob,100-35,1', 'Cy,Dee,60-40 (time),1', 'Ann,Cy,100-10,2', 'Bob,Dee,w/o,2'],
      ['Ann-Bob FW 100:35, Cy-Dee MW 60:40', 'Ann-Cy FW 100:10, Bob BYE, Dee MG'],
    ],
    [
      'the upper half of a square',
      ['Name,Ann,Bob,Cy,Dee', 'Ann,,100-35,40-100,100-0', 'Bob,,,100-90,50-50', 'Cy,,,,100-20', 'Dee,,,,'],
      [
        'Ann-Dee FW 100:0, Bob-Cy FW 100:90',
        'Ann-Bob FW 100:35, Cy-Dee FW 100:20',
        'Ann-Cy FL 40:100, Bob-Dee TT 50:50',
      ],
    ],
    [
      'a final below a heading of its own',
      ['No;Name;R1;R2;R3', ...CROSSTABLE, 'Final;;;;', 'Ann beat Bob 100-40;;;;'],
      [...THREE, 'E Ann-Bob FW 100:40'],
    ],
    [
      'opponents, victory points and differentials of each round, with their sums',
      [
        'Name,Opp 1,VP 1,Diff 1,Opp 2,VP 2,Diff 2,Total VP,Total Diff',
        'Ann,Bob,4,65,Cy,3,20,7,85',
        'Bob,Ann,0,-65,Dee,4,80,4,15',
        'Cy,Dee,4,10,Ann,1,-20,5,-10',
        'Dee,Cy,0,-10,Bob,0,-80,0,-90',
      ],
      ['Ann-Bob FW (65), Cy-Dee FW (10)', 'Ann-Cy MW (20), Bob-Dee FW (80)'],
    ],
    [
      'a crosstable with two rows of headings',
      [
        '#,Player,R1,,R2,,R3,',
        ',,Opp,Res,Opp,Res,Opp,Res',
        '1,Ann,2,FW,3,FW,4,MW',
        '2,Bob,1,FL,4,FW,3,FW',
        '3,Cy,4,FW,1,FL,2,FL',
        '4,Dee,3,FL,2,FL,1,ML',
      ],
      ['Ann-Bob FW, Cy-Dee FW', 'Ann-Cy FW, Bob-Dee FW', 'Ann-Dee MW, Bob-Cy FW'],
    ],
    [
      'results with a decimal comma, and points as cells',
      [
        'No;Name;1;2;3;Pkt',
        '1;Ann;2 1;3 ½;4 1;2,5',
        '2;Bob;1 0;4 1;3 1;2',
        '3;Cy;4 1;1 ½;2 0;1,5',
        '4;Dee;3 0;2 0;1 0;0',
      ],
      ['Ann-Bob FW, Cy-Dee FW', 'Ann-Cy TT, Bob-Dee FW', 'Ann-Dee FW, Bob-Cy FW'],
    ],
    [
      'a table with sums and means below it, and remarks',
      [
        'Name,R1,R2,R3,Total,',
        'Ann,2W,3W,4W,3,',
        'Bob,1L,4W,3W,2,',
        'Cy,4W,1L,2L,1,',
        'Dee,3L,2L,1L,0,',
        'Total,2,2,2,6,',
        'Average,0.5,0.5,0.5,1.5,',
        'Judge: Hal,,,,,',
      ],
      THREE,
    ],
    [
      'games with pods as headings between them',
      [
        'Round;Player 1;Player 2;Score',
        'Pod A;;;',
        '1;Ann;Bob;100-35',
        '2;Ann;Cy;100-50',
        '3;Bob;Cy;100-40',
        'Pod B;;;',
        '1;Dee;Eve;100-0',
        '2;Dee;Flo;30-100',
        '3;Eve;Flo;100-90',
      ],
      [
        'Ann-Bob FW 100:35, Dee-Eve FW 100:0',
        'Ann-Cy FW 100:50, Dee-Flo FL 30:100',
        'Bob-Cy FW 100:40, Eve-Flo FW 100:90',
      ],
    ],
    [
      'games with a column for the word between two players',
      [
        'Player A\tvs\tPlayer B\tScore A\tScore B',
        'Ann\tvs\tBob\t100\t35',
        'Cy\tvs\tDee\t100\t60',
        'Ann\tvs\tDee\t100\t20',
        'Bob\tvs\tCy\t100\t0',
      ],
      ['Ann-Bob FW 100:35, Cy-Dee FW 100:60', 'Ann-Dee FW 100:20, Bob-Cy FW 100:0'],
    ],
  ])('may be %s', (_, lines, rounds) => {
    expect(read(lines).rounds).toEqual(rounds);
  });

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'a differential and remarks',
      [
        'Rank;Name;W-L-T;Points;+/-;Remark',
        '1;Ann;3-0-0;12;+155;got the foil',
        '2;Bob;2-1-0;8;+20;',
        '3;Cy;1-2-0;4;-30;left early',
        '4;Dee;0-3-0;0;±0;',
      ],
      ['1 Ann 12 155', '2 Bob 8 20', '3 Cy 4 -30', '4 Dee 0 0'],
    ],
    [
      'match points',
      ['Place,Player,Match points,Diff.', '1.,Ann,9,+155', '2.,Bob,6,+20', '3.,Cy,3,-30'],
      ['1 Ann 9 155', '2 Bob 6 20', '3 Cy 3 -30'],
    ],
    [
      'a list that goes on beside itself',
      ['Pos;Name;Pts;;Pos;Name;Pts', '1;Ann;12;;4;Dee;6', '2;Bob;11;;5;Eve;5', '3;Cy;9;;;;'],
      ['1 Ann 12', '2 Bob 11', '3 Cy 9', '4 Dee 6', '5 Eve 5'],
    ],
    [
      'points of each round, which add up',
      ['Rank,Name,R1,R2,R3,VP', '1,Ann,4,4,3,11', '2,Bob,0,4,4,8', '3,Cy,4,0,0,4', '4,Dee,0,0,1,1'],
      ['1 Ann 11', '2 Bob 8', '3 Cy 4', '4 Dee 1'],
    ],
    [
      'a title above them in another column',
      [';;;', ';Winter Cup;;', ';Place;Player;Points', ';1;Ann;12', ';2;Bob;8', ';3;Cy;4'],
      ['1 Ann 12', '2 Bob 8', '3 Cy 4'],
    ],
    [
      'decks and affiliations',
      [
        'Place,Player,Deck,Affiliation,Points,Diff',
        '1,Ann,Borg,TNG,12,100',
        '2,Bob,Klingon,KDF,8,-20',
        '3,Cy,Fed,DS9,4,-80',
      ],
      ['1 Ann 12 100', '2 Bob 8 -20', '3 Cy 4 -80'],
    ],
  ])('may be standings with %s', (_, lines, places) => {
    expect(read(lines).places).toEqual(places);
  });

  it.each<readonly [string, readonly string[], string]>([
    [
      'a final of somebody who is not in the table',
      ['No;Name;R1;R2;R3', ...CROSSTABLE, 'Final;Ann;Zed;100;60'],
      'row-left-out',
    ],
    ['a final without a winner', ['No;Name;R1;R2;R3', ...CROSSTABLE, 'Final;Ann;Bob;60;60'], 'row-left-out'],
    [
      'a final whose word contradicts its score',
      ['No;Name;R1;R2;R3', ...CROSSTABLE, 'Final: Ann beat Bob 60-100;;;;'],
      'row-left-out',
    ],
    [
      'a remark in place of a player',
      ['Player 1;Player 2;Result', 'Ann;Bob;FW', 'Cy;Dee;FL', 'Remember: pizza at 7!;;'],
      'row-left-out',
    ],
    [
      'a differential that is no number',
      [
        'Pl;Name;R1;R2;R3;Pts;Diff',
        '1;Ann;2 FW;3 FW;4 TT;10;+155',
        '2;Bob;1 FL;4 FW;3 FW;8;+75',
        '3;Cy;4 FW;1 FL;2 FL;4;n/a',
        '4;Dee;3 FL;2 FL;1 TT;2;',
      ],
      'cell-not-used',
    ],
    ['a heading of a final without a game', ['No;Name;R1;R2;R3', ...CROSSTABLE, 'Final;;;;'], 'row-left-out'],
    [
      'points of a way of their own, without places',
      [
        'Player;Opp1;Res1;Opp2;Res2;Opp3;Res3;Pts',
        'Ann;Bob;FW;Cy;FW;Dee;MW;11',
        'Bob;Ann;FL;Dee;FW;Cy;FW;8',
        'Cy;Dee;FW;Ann;FL;Bob;FL;4',
        'Dee;Cy;FL;Bob;FL;Ann;ML;1',
      ],
      'cell-not-used',
    ],
  ])('names %s', (_, lines, code) => {
    const { rounds, told } = read(lines);
    expect(told).toContain(code);
    expect(rounds.every((round) => !round.startsWith('E ') && !round.includes('Remember'))).toBe(true);
  });
});

const BESIDE = ['1 Ann 12 65', '2 Cy 8 20', '3 Bob 5 -25', '4 Dee 1 -60'];
const IN_ROUNDS = ['Ann-Bob FW 100:85, Cy-Dee MW 60:40', 'Ann-Cy FW 100:80, Dee-Bob TT 50:50'];

describe('Tables beside each other in one sheet', () => {
  it.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
    [
      'games and standings, with an empty column between them',
      [
        'Spring Cup,,,,,,,,,,,',
        'Rd,Player,VP,VP,Player,How,,Place,Name,Town,Pts,+/-',
        '1,Ann,100,85,Bob,F,,1,Ann,Aus,12,65',
        '1,Cy,60,40,Dee,M,,2,Cy,Hou,8,20',
        '2,Ann,100,80,Cy,Full win,,3,Bob,SA,5,-25',
        '2,Dee,50,50,Bob,True tie,,4,Dee,Aus,1,-60',
      ],
      IN_ROUNDS,
      BESIDE,
    ],
    [
      'games with both points in one cell, standings with fewer rows, and a final in the last row',
      [
        'Rd;Player;Player;VP;How it ended;;;Place;Name;Pts;+/-',
        '1;Ann;Bob;100-85;F;;;1;Ann;12;65',
        '1;Cy;Dee;60-40;time;;;2;Cy;8;20',
        '2;Ann;Cy;100-80;Full;;;3;Bob;5;-25',
        '2;Dee;Bob;50-50;T;;;4;Dee;1;-60',
        'Final;Ann;Cy;100-5;F;;;;;;',
      ],
      [...IN_ROUNDS, 'E Ann-Cy FW 100:5'],
      BESIDE,
    ],
    [
      'no column between them',
      [
        'Rd,Player,Player,VP,Ended,Place,Name,Pts,+/-',
        '1,Ann,Bob,100-85,Full,1,Ann,12,65',
        '1,Cy,Dee,60-40,Mod,2,Cy,8,20',
        '2,Ann,Cy,100-80,Full,3,Bob,5,-25',
        '2,Dee,Bob,50-50,,4,Dee,1,-60',
      ],
      IN_ROUNDS,
      BESIDE,
    ],
    [
      'standings at the left, with a row of sums below them',
      [
        'Place,Name,Pts,+/-,,Rd,Player,Player,VP,Type of win',
        '1,Ann,12,65,,1,Ann,Bob,100-85,F',
        '2,Cy,8,20,,1,Cy,Dee,60-40,M',
        '3,Bob,5,-25,,2,Ann,Cy,100-80,F',
        '4,Dee,1,-60,,2,Dee,Bob,50-50,T',
        'Total,,26,0,,,,,,',
      ],
      IN_ROUNDS,
      BESIDE,
    ],
    [
      'places and rounds without a heading',
      [
        ',Player,Player,VP,How,,,Name,Pts,+/-',
        '1,Ann,Bob,100-85,F,,1,Ann,12,65',
        '1,Cy,Dee,60-40,M,,2,Cy,8,20',
        '2,Ann,Cy,100-80,F,,3,Bob,5,-25',
        '2,Dee,Bob,50-50,T,,4,Dee,1,-60',
      ],
      IN_ROUNDS,
      BESIDE,
    ],
    [
      'two rounds and standings',
      [
        'Round 1,,,,,Round 2,,,,,Final standings,,,',
        'Player,Player,VP,How,,Player,Player,VP,How,,Place,Name,Pts,+/-',
        'Ann,Bob,100-85,F,,Ann,Cy,100-80,F,,1,Ann,12,65',
        'Cy,Dee,60-40,M,,Dee,Bob,50-50,T,,2,Cy,8,20',
        ',,,,,,,,,,3,Bob,5,-25',
        ',,,,,,,,,,4,Dee,1,-60',
      ],
      IN_ROUNDS,
      BESIDE,
    ],
    [
      'two rounds above two others',
      [
        'Round 1;;;;Round 2;;',
        'Player;Player;VP;;Player;Player;VP',
        'Ann;Bob;100-85;;Ann;Cy;100-80',
        'Round 3;;;;Round 4;;',
        'Player;Player;VP;;Player;Player;VP',
        'Bob;Ann;100-5;;Cy;Ann;100-10',
      ],
      ['Ann-Bob FW 100:85', 'Ann-Cy FW 100:80', 'Bob-Ann FW 100:5', 'Cy-Ann FW 100:10'],
      [],
    ],
    [
      'two rounds without names of columns above two others',
      [
        'Round 1;;;;;Round 2;;;',
        'Ann;100;85;Bob;;Ann;100;80;Cy',
        'Cy;60;40;Dee;;Dee;50;50;Bob',
        'Round 3;;;;;Round 4;;;',
        'Bob;5;100;Ann;;Ann;100;10;Dee',
      ],
      [
        'Ann-Bob FW 100:85, Cy-Dee FW 60:40',
        'Ann-Cy FW 100:80, Dee-Bob TT 50:50',
        'Bob-Ann FL 5:100',
        'Ann-Dee FW 100:10',
      ],
      [],
    ],
    [
      'columns aligned by spaces',
      [
        'Rd  Player  Player  VP      How    Place  Name  Pts  +/-',
        '1   Ann     Bob     100-85  F      1      Ann   12   65',
        '1   Cy      Dee     60-40   M      2      Cy    8    20',
        '2   Ann     Cy      100-80  F      3      Bob   5    -25',
        '2   Dee     Bob     50-50   T      4      Dee   1    -60',
      ],
      IN_ROUNDS,
      BESIDE,
    ],
  ])('are read with %s', (_, lines, rounds, places) => {
    const found = read(lines);
    expect([found.rounds, found.places]).toEqual([rounds, places]);
  });

  it.each<readonly [string, readonly string[], string]>([
    ['a cell between them', ['2,Ann,Cy,100-80,F,late,3,Bob,5,-25'], 'column-not-used 1:6'],
    ['a remark below the standings', ['2,Ann,Cy,100-80,F,,,Prize: a mug,,'], 'row-left-out 4:8'],
    ['two words below the standings', ['2,Ann,Cy,100-80,F,,Judge,Wade,,'], 'row-left-out 4:7'],
    ['a remark below the games', ['Pizza at 7,,,,,,3,Dee,4,-25'], 'row-left-out 4:1'],
    ['points that are no number', ['2,Ann,Cy,100-80,F,,3,Dee,few,-25'], 'cell-not-used 4:9'],
    ['somebody who is in no game', ['2,Ann,Cy,100-80,F,,3,Zed,4,-25'], 'row-left-out 1:7'],
    ['a cell behind both', ['2,Ann,Cy,100-80,F,,3,Dee,4,-25,new'], 'column-not-used 1:11'],
    ['a tie that somebody won', ['2,Ann,Cy,100-80,T,,3,Dee,4,-25'], 'score-against-result 4:5'],
    ['a full win that is a tie', ['2,Ann,Cy,80-80,Full,,3,Dee,4,-25'], 'score-against-result 4:5'],
    ['a score that is none', ['2,Ann,Cy,1OO,F,,3,Dee,4,-25'], 'value-not-understood 4:4'],
  ])('name %s with its cell', (_, lines, finding) => {
    const games = [
      'Rd,Player,Player,VP,How,,Place,Name,Pts,+/-',
      '1,Ann,Bob,100-85,F,,1,Ann,12,65',
      '1,Cy,Dee,60-40,M,,2,Cy,8,20',
    ];
    expect(read([...games, ...lines]).cells).toContain(finding);
  });

  it('keep the cells of the second round', () => {
    const games = ['Round 1,,,,Round 2,,', 'Player,Player,Score,,Player,Player,Score', 'Ann,Bob,100-85,,Ann,Cy,1OO-8'];
    expect(read(games).cells).toContain('value-not-understood 3:7');
    expect(read(games.map((line) => line.replace('1OO-8', '100-80,,note'))).cells).toContain('column-not-used 2:9');
  });

  it.each([
    ['Pos;Name;Pts;;Pos;Name;Pts', '1;Ann;12;;4;Dee;six', 'cell-not-used 2:7'],
    ['Pos;Name;Pts;;Pos;Name;Pts', '1;Ann;12;;4;Dee;6;x', 'column-not-used 1:8'],
  ])('keep the cells of a list that goes on beside itself: %s %s', (head, row, finding) => {
    expect(read([head, row, '2;Bob;11;;5;Eve;5']).cells).toContain(finding);
  });
});
