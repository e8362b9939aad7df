import { openFile } from './open-file.js';

const SAID = { game: '1e', director: 'Zed', name: 'Evening', startsAt: '2004-03-14', statedPlaces: 'count' };

interface Written {
  readonly statedStandings?: readonly { readonly handle: string; readonly place?: number; readonly points?: number }[];
  readonly rounds?: readonly {
    readonly round: number;
    readonly matches: readonly {
      readonly players: readonly (string | null)[];
      readonly result?: string;
      readonly score?: readonly number[];
    }[];
  }[];
}

/** Reads the lines of a file, with each match as a text such as "1 Ann-Bob FW 100:35". */
function read(lines: readonly string[], answers: Readonly<Record<string, string>> = {}) {
  const given = new Map(Object.entries({ ...SAID, ...answers }));
  const { documents, findings } = openFile(new TextEncoder().encode(lines.join('\n')), given);
  const written = documents[0] && (JSON.parse(new TextDecoder().decode(documents[0])) as Written);
  const matches = written?.rounds?.flatMap(({ round, matches: ofRound }) =>
    ofRound.map(({ players, result = '?', score }) =>
      [round, players.join('-'), result, ...(score === undefined ? [] : [score.join(':')])].join(' '),
    ),
  );
  const places = written?.statedStandings?.map(({ handle, place, points }) => `${place} ${handle} ${points}`);
  return {
    matches,
    places,
    told: findings.map(({ code }) => code),
    cells: findings.map(({ code, pointer }) => `${code} ${pointer}`),
  };
}

describe('A table of winners and losers with a column for the type of the result', () => {
  const HEAD = 'Round;Winner;Loser;Type;Score';
  const PAGE = (rows: string) => [
    `<html><body><h3>Round 1</h3><table><tr><th>Winner<th>Loser<th>Type<th>Score${rows}</table></body></html>`,
  ];

  it('reads a tie, a double loss, a forfeit, and full and modified wins from it', () => {
    const { matches, told } = read([
      HEAD,
      ...['1;Ann;Bob;Tie;75-75', '1;Cy;Dee;Full;100-40', '1;Eve;Fay;Mod;60-20'],
      ...['2;Ann;Cy;Forfeit;', '2;Bob;Dee;Double loss;', '2;Eve;bye;Full;'],
    ]);
    expect(matches).toEqual([
      '1 Ann-Bob TT 75:75',
      '1 Cy-Dee FW 100:40',
      '1 Eve-Fay MW 60:20',
      '2 Ann BYE',
      '2 Cy MG',
      '2 Bob MG',
      '2 Dee MG',
      '2 Eve BYE',
    ]);
    expect(told).not.toContain('column-not-used');
  });

  it('reads it in the tables of a page, too', () => {
    const rows = '<tr><td>Ann<td>Bob<td>Tie<td>75-75<tr><td>Cy<td>Dee<td>Mod<td>60-20';
    expect(read(PAGE(rows)).matches).toEqual(['1 Ann-Bob TT 75:75', '1 Cy-Dee MW 60:20']);
  });

  it('names a type that says nothing known, once', () => {
    const { told } = read([HEAD, '1;Ann;Bob;casual;100-35', '1;Cy;Dee;casual;100-40']);
    expect(told.filter((code) => code === 'cell-not-used')).toHaveLength(1);
  });
});

describe('A table with match points beside each player', () => {
  it('reads the results of rounds that stand beside each other, and the places below them', () => {
    const { matches, places, told } = read([
      'Evening (8-Feb-04)',
      'ROUND 1\t\t\t\t\tROUND 2\t\t\t\t',
      'Player\tMP\tPlayer\tMP\t\tPlayer\tMP\tPlayer\tMP\t',
      'Ann\t3\t(bye)\t\t\tBob\t3\t(bye)\t\t',
      'Bob\t2\tCy\t0\t\tAnn\t1\tCy\t1\t',
      'Dee\t3\tEve\t0\t\tDee\t0f\tEve\t3f\t',
      '',
      'FINAL\t\tMP\tDIFF',
      '1\tBob\t5\t20',
      '2\tAnn\t4\t0',
      '3\tDee\t3\t100',
      '4\tEve\t3\t-20',
      '5\tCy\t1\t-20',
    ]);
    expect(matches).toEqual([
      '1 Ann BYE',
      '1 Bob-Cy MW',
      '1 Dee-Eve FW',
      '2 Bob BYE',
      '2 Ann-Cy TT',
      '2 Dee MG',
      '2 Eve BYE',
    ]);
    expect(places).toEqual(['1 Bob 5', '2 Ann 4', '3 Dee 3', '4 Eve 3', '5 Cy 1']);
    expect(told).not.toContain('row-left-out');
    expect(told).toContain('result-from-score');
  });

  it('reads "vs." between two players as no player, and who was absent from the score', () => {
    const { matches, told } = read([
      'Round,Table,Player,MP,Score,vs.,Player,MP,Score',
      '1,1,Ann,4,100,vs.,Bob,0,35',
      '1,2,Cy,3,60,vs.,Dee,1,20',
      '2,1,Ann,4,,vs.,Cy,0,no show',
      '2,2,Bob,0,no show,vs.,Dee,0,no show',
    ]);
    expect(matches).toEqual([
      '1 Ann-Bob FW 100:35',
      '1 Cy-Dee MW 60:20',
      '2 Ann BYE',
      '2 Cy MG',
      '2 Bob MG',
      '2 Dee MG',
    ]);
    expect(told).not.toContain('column-not-used');
  });

  it('reads them as the points of a list where nobody meets', () => {
    const { places } = read(['Rank,Player,MP', '1,Ann,14', '2,Bob,9', '3,Cy,7']);
    expect(places).toEqual(['1 Ann 14', '2 Bob 9', '3 Cy 7']);
  });
});

describe('Scorecards with a letter for a forfeit', () => {
  it('are read with who won without playing', () => {
    const { matches } = read([
      'Player,R1 opp,R1,R2 opp,R2',
      'Ann,Bob,Wf,Cy,W',
      'Bob,Ann,Lf,Dee,Lf',
      'Cy,Dee,mW,Ann,L',
      'Dee,Cy,mL,Bob,Lf',
    ]);
    expect(matches).toEqual(['1 Ann BYE', '1 Bob MG', '1 Cy-Dee MW', '2 Ann-Cy FW', '2 Bob MG', '2 Dee MG']);
  });
});

describe('A crosstable with small and capital letters', () => {
  const HEAD = '<table><tr><th>Pos<th>Name<th>Abbr<th>1<th>2<th>Pts';
  const PAGE = (rows: readonly string[]) => [
    `<html><body>${HEAD}${rows.map((row) => `<tr><td>${row.split(';').join('<td>')}`).join('')}</table></body></html>`,
  ];
  const ROWS = [
    '1;Nan van Berg;NV;W AD 100-20;w EF 60-30;7',
    '2;Eve Fay;EF;w GH 70-40;l NV 30-60;4',
    '3;Ann Dee;AD;L NV 20-100;w GH 55-10;3',
    '4;Guy Hope;GH;l EF 40-70;l AD 10-55;2',
    '5;Ida Jo;IJ;W KL 120-5;W KL 100-0;8',
    '6;Kit Lee;KL;L IJ 5-120;L IJ 0-100;0',
  ];

  it('has modified results where the letters of both players are small, and finds opponents by their initials', () => {
    const { matches, told } = read(PAGE(ROWS), { wins: 'full' });
    expect(matches).toEqual([
      '1 Nan van Berg-Ann Dee FW 100:20',
      '1 Eve Fay-Guy Hope MW 70:40',
      '1 Ida Jo-Kit Lee FW 120:5',
      '2 Nan van Berg-Eve Fay MW 60:30',
      '2 Ann Dee-Guy Hope MW 55:10',
      '2 Ida Jo-Kit Lee FW 100:0',
    ]);
    expect(told).toContain('result-from-score');
    expect(told).not.toContain('column-not-used');
  });

  it('is read without it where one game has a capital and a small letter', () => {
    const slip = ROWS.map((row) => row.replace('l EF', 'L EF'));
    const { matches } = read(PAGE(slip), { wins: 'full' });
    expect(matches).toContain('1 Eve Fay-Guy Hope FW 70:40');
  });

  it('names a column of other names that no opponent is written by', () => {
    const { told } = read([
      'Nr;Name;Nick;1;2',
      '1;Ann;Ace;2W;3W',
      '2;Bob;Bee;1L;4W',
      '3;Cy;Cat;4W;1L',
      '4;Dee;Dog;3L;2L',
    ]);
    expect(told).toContain('column-not-used');
  });
});

describe('A square with victory points and differentials', () => {
  it('is read with the kinds of the wins, forfeits, and the places beside it', () => {
    const { matches, places } = read([
      '#,Player,1,2,3,4,MP,Diff,Place',
      '1,"Lee, Ann",XXX,4 (+65),ff+,2 (0),10,165,1',
      '2,"Roy, Bob",0 (-65),XXX,3 (+5),ff=,3,-60,3',
      '3,"Ash, Cy",ff-,1 (-5),XXX,4 (+20),5,-85,2',
      '4,"Fox, Dee",2 (0),ff=,0 (-20),XXX,2,-20,4',
    ]);
    expect(matches!.map((match) => match.slice(2)).sort()).toEqual([
      'Ash, Cy MG',
      'Ash, Cy-Fox, Dee FW',
      'Fox, Dee MG',
      'Lee, Ann BYE',
      'Lee, Ann-Fox, Dee TT',
      'Lee, Ann-Roy, Bob FW',
      'Roy, Bob MG',
      'Roy, Bob-Ash, Cy MW',
    ]);
    expect(places).toEqual(['1 Lee, Ann 10', '3 Roy, Bob 3', '2 Ash, Cy 5', '4 Fox, Dee 2']);
  });
});

describe('Marks behind a winner or a result', () => {
  it('say what the footnote of the table says, in a wiki with links', () => {
    const { matches, told } = read([
      "'''Cup''' was held at [[Club]].",
      '{| class="wikitable"',
      '! Round !! Player 1 !! Player 2 !! Winner !! Score',
      '|-',
      "| 1 || [[Ann Lee]] || ''bye'' || 1 ||",
      '|-',
      '| 1 || [[Bob Roy|Bob]] || [[Cy Ash]] || 2* || 20–60',
      '|-',
      '| 2 || [[Ann Lee]] || [[Cy Ash]] || 1 || 100–-5',
      '|}',
      '<nowiki>*</nowiki> modified win',
    ]);
    expect(matches).toEqual(['1 Ann Lee BYE', '1 Bob-Cy Ash ML 20:60', '2 Ann Lee-Cy Ash FW 100:-5']);
    expect(told).not.toContain('row-left-out');
  });

  it('say in brackets that a game was not played, and are part of a name elsewhere', () => {
    const { matches } = read([
      'Round,Player 1,Player 2,Winner,Score',
      ...['1,Ann (m),Bob,Ann (m),100-20', '1,Cy,Dee,2 (f),', '2,Ann (m),Dee,2*,20-60', '* modified win'],
    ]);
    expect(matches).toEqual(['1 Ann (m)-Bob FW 100:20', '1 Cy MG', '1 Dee BYE', '2 Ann (m)-Dee ML 20:60']);
  });

  it('say it in brackets', () => {
    const { matches } = read([
      '| Round | Player 1 | Player 2 | Result |',
      '| --- | --- | --- | --- |',
      '| 1 | **Ann** | Bob | 60–40 (m) |',
      '| 1 | **Cy** | Dee | 1–0 ff |',
      '| 2 | **Ann** | Cy | 100–40 |',
    ]);
    expect(matches).toEqual(['1 Ann-Bob MW 60:40', '1 Cy BYE', '1 Dee MG', '2 Ann-Cy FW 100:40']);
  });

  it('are named where no footnote explains them', () => {
    const { matches, told } = read(['Round,Player 1,Player 2,Winner', '1,Ann,Bob,1†', '1,Cy,Dee,2']);
    expect(matches).toEqual(['1 Ann-Bob FW', '1 Cy-Dee FL']);
    expect(told).toContain('cell-not-used');
  });
});

describe('A winner who is named by the letter of the heading', () => {
  it.each([
    ['Player A,Player B', 'B', 'A'],
    ['Light,Dark', 'D', 'L'],
  ])('is found below %s', (heads, ofSecond, ofFirst) => {
    const { matches } = read([`Round,${heads},Winner`, `1,Ann,Bob,${ofSecond}`, `1,Cy,Dee,${ofFirst}`, '2,Ann,Cy,=']);
    expect(matches).toEqual(['1 Ann-Bob FL', '1 Cy-Dee FW', '2 Ann-Cy TT']);
  });
});

describe('A table of the Star Wars card game with the decks of both players', () => {
  const HEAD = 'round,player,LS,DS,games,opp,LS,DS,games,mp,opp mp,tb';
  const ROWS = [
    '1,Ann,Jedi,Sith,2,Bob,Rebel,Navy,0,3,0,',
    '1,Cy,Jedi,Scum,1,Dee,Rebel,Sith,1,1,2,dial 6',
    '2,Ann,Jedi,Sith,,Dee,Rebel,Sith,,3,0,absent',
    '2,Bob,Rebel,Navy,,BYE,,,,3,,',
  ];

  it('takes the decks for no results, and a tie-break from the match points', () => {
    const { matches, told } = read([HEAD, ...ROWS], { scores: 'games' });
    expect(matches).toEqual(['1 Ann-Bob FW', '1 Cy-Dee ML', '2 Ann BYE', '2 Dee MG', '2 Bob BYE']);
    expect(told.filter((code) => code === 'column-not-used')).toHaveLength(4);
  });

  it('says that the winner of a tie-break is not kept where games won count', () => {
    const { told } = read([HEAD, ...ROWS], { game: 'sw-lcg' });
    expect(told.filter((code) => code === 'cell-not-used')).toHaveLength(2);
    expect(told).not.toContain('open-question');
  });

  it('reads the standings below it', () => {
    const { places } = read(
      [HEAD, ...ROWS, '', 'rank,player,mp,sos', '1,Ann,6,3', '2,Bob,3,6', '3,Dee,2,7', '4,Cy,1,2'],
      {
        scores: 'games',
      },
    );
    expect(places).toEqual(['1 Ann 6', '2 Bob 3', '3 Dee 2', '4 Cy 1']);
  });
});

describe('Victory points beside scores', () => {
  it('are named where they contradict the score', () => {
    const { told } = read(['Round,Player 1,MP,Score,Player 2,MP,Score', '1,Ann,0,100,Bob,4,35']);
    expect(told).toContain('score-against-result');
  });
});

describe('A wall chart with two lines for each player', () => {
  it('is read with the kinds of the wins, byes and forfeits, and leaves out the points so far and the legend', () => {
    const { matches, places, told } = read([
      'WALL CHART AFTER ROUND 3      6 players',
      '',
      ' No. Name                  Rd 1   Rd 2   Rd 3     Tot   Diff',
      '--------------------------------------------------------------',
      '   1 ASH, Ann              W+  4  W   2  W+  3     13   +130',
      '                              5      8     13',
      '   2 BAY, Bob              W+  5  L   1  D   6      8    +15',
      '                              5      6      8',
      '   3 COE, Cy               B ---  W   6  L-  1      8    -40',
      '                              5      8      8',
      '   4 DAY, Dee              L-  1  W+  5  ----       5     +5',
      '                              0      5      5',
      '   5 ELM, Eve              L-  2  L-  4  ----       0   -110',
      '                              0      0      0',
      '   6 FOX, Fay              ----   L   3  D   2      3      0',
      '                              0      1      3',
      '',
      'W+ full win  W mod. win  D tie  L mod. loss  L- full loss  B bye  X/Z forfeit',
      'Tie-break: Diff, Solkoff                          Page 1',
    ]);
    expect(matches).toEqual([
      ...['1 ASH, Ann-DAY, Dee FW', '1 BAY, Bob-ELM, Eve FW', '1 COE, Cy BYE'],
      ...['2 ASH, Ann-BAY, Bob MW', '2 COE, Cy-FOX, Fay MW', '2 DAY, Dee-ELM, Eve FW'],
      ...['3 ASH, Ann-COE, Cy FW', '3 BAY, Bob-FOX, Fay TT'],
    ]);
    expect(places).toBeUndefined();
    expect(told.filter((code) => code === 'row-left-out')).toHaveLength(3);
  });
});

describe('A printed list of pairings with dots between its columns', () => {
  it('is read with victory points and points of the game, forfeits, byes and the ranking below it', () => {
    const { matches, places } = read([
      'ROUND 1 RESULTS',
      '  Bd  Player                     MP (pts)     MP (pts)   Opponent',
      '  --  Ash Ann ................. 4        BYE',
      '   2  Bay Bob ................. 4 (***)  -   0 (***) .................. Coe Cy',
      '   3  Day Dee ................. 0 ( 25)  -   4 (125) ................. Elm Eve',
      '      (***) = not played, forfeit',
      '',
      'ROUND 2 RESULTS',
      '  Bd  Player                     MP (pts)     MP (pts)   Opponent',
      '   1  Ash Ann ................. 3 ( 60)  -   1 (  0) ................. Elm Eve',
      '   2  Bay Bob ................. 2 ( 55)  -   2 ( 55) ................. Day Dee',
      '',
      'FINAL RANKING',
      '  Rk  Player                     MP   +/-   SOS',
      '   1. Ash Ann                     7    60    12',
      '   2. Bay Bob                     6     0    10',
      '   3. Elm Eve                     5    40     9',
      '   4. Day Dee                     2  -100     9',
      '   5. Coe Cy                      0     0     6',
    ]);
    expect(matches).toEqual([
      ...['1 Ash Ann BYE', '1 Bay Bob BYE', '1 Coe Cy MG', '1 Day Dee-Elm Eve FL 25:125'],
      ...['2 Ash Ann-Elm Eve MW 60:0', '2 Bay Bob-Day Dee TT 55:55'],
    ]);
    expect(places).toEqual(['1 Ash Ann 7', '2 Bay Bob 6', '3 Elm Eve 5', '4 Day Dee 2', '5 Coe Cy 0']);
  });
});

describe('Games without names of columns beside standings', () => {
  const ROWS = [
    'Tournoi;;;;;;;;;',
    'le 30/01/2010;;;;;;;;;',
    'Ronde 1;;;;;;Rang;Joueur;Pts;Diff.',
    'Ann Roy;Bob Ash;VC;100;60;;1;Ann Roy;8;100',
    'Cy Lee;Dee Fox;N;80;80;;2;Dee Fox;5;25',
    'Ronde 2;;;;;;3;Bob Ash;4;-5',
    'Ann Roy;Cy Lee;VM;90;30;;4;Cy Lee;3;-60',
    'Bob Ash;Dee Fox;DC (abs.);;;;;;;',
    'Eve Day;;exempt;;;;5;Eve Day;0;0',
    'Cy Lee;Eve Day;0-0 (abs.);;;;Prochain tournoi : samedi;;;',
  ];

  it('are read below their rounds, in the language of the standings, with who was absent', () => {
    const { matches, places } = read(ROWS.slice(0, -1));
    expect(matches).toEqual([
      ...['1 Ann Roy-Bob Ash FW 100:60', '1 Cy Lee-Dee Fox TT 80:80', '2 Ann Roy-Cy Lee MW 90:30'],
      ...['2 Bob Ash MG', '2 Dee Fox BYE', '2 Eve Day BYE'],
    ]);
    expect(places).toEqual(['1 Ann Roy 8', '2 Dee Fox 5', '3 Bob Ash 4', '4 Cy Lee 3', '5 Eve Day 0']);
  });

  it('say that both were absent, and a note beside them is named', () => {
    const { matches, told } = read([...ROWS.slice(0, 5), ROWS.at(-1)!.replace('Cy Lee', 'Fay Poe')]);
    expect(matches!.slice(-2)).toEqual(['1 Fay Poe MG', '1 Eve Day MG']);
    expect(told).toContain('row-left-out');
  });
});

describe('A table with two lines for each match', () => {
  const HEAD = '<tr><td>Round<td>Match<td>Player<td>Game pts<td>VP';
  const MATCH = (round: number, match: number, one: string, two: string) =>
    `<tr><td rowspan=2>${round}<td rowspan=2>${match}<td>${one}<tr><td>${two}`;

  it('is read with merged cells, byes and who did not show up', () => {
    const { matches, told } = read([
      `<html><table><tr><td colspan=5>Cup${HEAD}`,
      MATCH(1, 1, 'Ann<td>35<td>0', 'Bob<td>125<td>4'),
      MATCH(1, 2, 'Cy<td>55<td>3', 'Dee<td>5<td>1'),
      MATCH(2, 1, 'Ann<td>NS<td>0', 'Cy<td><td>4'),
      MATCH(2, 2, 'Bob<td>50<td>2', 'Dee<td>50<td>2'),
      '<tr><td>2<td>bye<td>Eve<td><td>4</table></html>',
    ]);
    expect(matches).toEqual([
      ...['1 Ann-Bob FL 35:125', '1 Cy-Dee MW 55:5'],
      ...['2 Ann MG', '2 Cy BYE', '2 Bob-Dee TT 50:50', '2 Eve BYE'],
    ]);
    expect(told).not.toContain('column-not-used');
  });

  it('is read where the second line leaves the round and the table empty', () => {
    const { matches } = read(['Round;Table;Player;VP', '1;1;Ann;4', ';;Bob;0', '1;2;Cy;1', ';;Dee;3']);
    expect(matches).toEqual(['1 Ann-Bob FW', '1 Cy-Dee ML']);
  });

  it('is none where three sit at a table', () => {
    const { matches } = read(['Round;Table;Player;VP', ...['1;1;Ann;4', '1;1;Bob;0', '1;1;Cy;1', '1;2;Dee;3']]);
    expect(matches ?? []).toEqual([]);
  });
});

describe('Scorecards with short names of opponents', () => {
  const CARDS = [
    'Player\tR1 opp\tR1\tR1 +/-\tR2 opp\tR2\tR2 +/-\tTotal',
    'Ann Roy\tBrian A.\tW\t60\tCy L.\tW\t100\t8',
    'Bran Ash\tAnn R.\tL\t-60\tDee F.\tmW\t15\t3',
    'Cy Lee\tDee F.\tT\t0\tAnn R.\tL\t-100\t2',
    'Dee Fox\tCy L.\tT\t0\tBrian A.\tmL\t-15\t3',
  ];

  it('take the name that fits nobody for the player who is left over, and say so', () => {
    const { matches, told } = read(CARDS);
    expect(matches).toEqual([
      '1 Ann Roy-Bran Ash FW',
      '1 Cy Lee-Dee Fox TT',
      '2 Ann Roy-Cy Lee FW',
      '2 Bran Ash-Dee Fox MW',
    ]);
    expect(told).toContain('similar-names');
    expect(told).not.toContain('column-not-used');
  });

  it('are refused where two players are left over', () => {
    const { matches, told } = read(CARDS.map((line) => line.replace('Cy L.', 'Zoe Z.')));
    expect(matches).toBeUndefined();
    expect(told).toContain('player-not-in-file');
  });

  it('are refused where the differentials of a game contradict each other', () => {
    const { told } = read(CARDS.map((line) => line.replace('mL\t-15', 'mL\t-25')));
    expect(told).toContain('scorecards-contradict');
  });
});

describe('A list of people that is no result of a tournament', () => {
  it.each([
    ['members of a club', ['No,Name,City,Since,Rating', '1,Ann,Graz,1997,1600', '2,Bob,Graz,2000,1759']],
    ['addresses', ['Name;E-mail;Joined', 'Ann;ann@example.org;1997', 'Bob;bob@example.org;1999', 'Cy;;2001']],
    ['a ranking of several tournaments', ['rank,player,events,season pts', '1,Ann,5,60', '2,Bob,4,52', '3,Cy,4,48']],
  ])('is refused with what it is: %s', (_, lines) => {
    const { places, told } = read(lines);
    expect(places).toBeUndefined();
    expect(told).toEqual(['unknown-format']);
  });

  it.each([
    [
      'a rating and a town',
      ['Rank,Name,Town,Rating,Points', '1,Ann,Graz,1600,12', '2,Bob,Graz,1500,9', '3,Cy,Linz,1400,7'],
    ],
    ['a date of entry', ['Rank,Name,Joined,Points', '1,Ann,1997,12', '2,Bob,1998,9', '3,Cy,1999,7']],
  ])('is a list of places with points beside %s', (_, lines) => {
    expect(read(lines).places).toHaveLength(3);
  });
});
