import { openFile } from './open-file.js';
import { readFile } from './read-file.js';

// Clubs keep tables of their own, which no program writes.
const ANSWERS = { game: '2e', director: 'Zed', name: 'Evening', startsAt: '2004-03-14', wins: 'full' };

interface Written {
  readonly rounds: readonly {
    readonly round: number;
    readonly matches?: readonly {
      readonly players: readonly (string | null)[];
      readonly result?: string;
      readonly score?: readonly number[];
      readonly differential?: number;
      readonly games?: readonly { readonly winner: string; readonly sides?: Readonly<Record<string, string>> }[];
    }[];
  }[];
  readonly statedStandings?: readonly object[];
}

function open(text: string, answers: Readonly<Record<string, string>> = {}) {
  const given = new Map(Object.entries({ ...ANSWERS, ...answers }));
  const { format, documents, findings } = openFile(new TextEncoder().encode(text), given);
  const written = documents[0] && (JSON.parse(new TextDecoder().decode(documents[0])) as Written);
  const matches = written?.rounds?.flatMap(({ round, matches: ofRound = [] }) =>
    ofRound.map(({ players, result, score, differential, games }) =>
      [round, players.join('-'), result, score?.join(':') ?? differential, games?.map(({ winner }) => winner).join(' ')]
        .filter((part) => part !== undefined)
        .join(' '),
    ),
  );
  return {
    format,
    written,
    matches,
    errors: findings.filter(({ severity }) => severity === 'error').map(({ message }) => String(message)),
    told: findings.map(({ code, line }) => `${code} ${line ?? ''}`.trim()),
  };
}

describe('A tie when time was called', () => {
  it.each(['MT', 'mt', 'modified tie'])('is a draw as %s', (word) => {
    expect(open(`Round,Player 1,Player 2,Result\n1,Ann,Bob,${word}\n1,Cy,Dee,TT\n`).matches).toEqual([
      '1 Ann-Bob TT',
      '1 Cy-Dee TT',
    ]);
    expect(open('No,Name,R1\n1,Ann,2MT\n2,Bob,MT 1\n').matches).toEqual(['1 Ann-Bob TT']);
  });
});

describe('A table of matches with a column for each game', () => {
  const LCG = { game: 'sw-lcg' };
  const HEAD = 'Rd,Tbl,Player 1,Player 2,P1 as Light,P1 as Dark,Match\n';

  it('keeps each game with its winner and sides', () => {
    const { matches, written, errors } = open(`${HEAD}1,1,Ann,Bob,L,W,1-1\n1,2,Cy,Dee,W,W,2-0\n1,,Ed,bye,,,2-0\n`, LCG);
    expect(errors).toEqual([]);
    expect(matches).toEqual(['1 Ann-Bob Bob Ann', '1 Cy-Dee Cy Cy', '1 Ed BYE']);
    expect(written!.rounds[0]!.matches![0]!.games![0]!.sides).toEqual({ Ann: 'light', Bob: 'dark' });
  });

  it.each([
    ['by its number', 'Round,Player 1,Player 2,Game 1,Game 2\n1,Ann,Bob,L,W\n'],
    ['with the winner', 'Round,Player 1,Player 2,Game 1,Game 2\n1,Ann,Bob,Bob,Ann\n'],
    ['of the second player', 'Round,Player 1,Player 2,P2 Dark,P2 Light\n1,Ann,Bob,W,L\n'],
  ])('names the game %s', (_, text) => {
    expect(open(text, LCG).matches).toEqual(['1 Ann-Bob Bob Ann']);
  });

  it('says where the match is another one than its games, and where a cell is no result', () => {
    const read = open(`${HEAD}1,1,Ann,Bob,W,W,1-1\n`, LCG);
    expect(read.told).toContain('score-against-result 2');
    expect(read.matches).toEqual(['1 Ann-Bob Ann Bob']);
    expect(open(`${HEAD}1,1,Ann,Bob,W,later,1-1\n`, LCG).told).toContain('value-not-understood 2');
  });

  it('has the number of the match in front of the players', () => {
    expect(open('Match,Player 1,Player 2,Result\n7,Ann,Bob,FW\n').matches).toEqual(['1 Ann-Bob FW']);
  });
});

describe('Title rows above a table', () => {
  const ROWS = '1,Ann,2-0-0,8,+95\n2,Bob,1-1-0,4,-20\n3,Cy,0-2-0,0,-75\n';

  it.each([
    [
      'with the delimiter in a quoted title',
      '"Wednesday League Fall 2005, Night 2",09-28-2005\n\n',
      'Wednesday League Fall 2005, Night 2',
    ],
    ['directly above it', 'Kassel Monthly,07-18-2009\n', 'Kassel Monthly'],
    ['in many rows', `Kassel Monthly,,,,\n${'note,,,,\n'.repeat(9)},,,,\n`, 'Kassel Monthly'],
  ])('may be %s, and standings with W-L-T are read as standings', (_, above, name) => {
    for (const record of ['W-L-T', 'W/L/D', 'Record']) {
      const bytes = new TextEncoder().encode(`${above}Rank,Player,${record},Pts,Diff\n${ROWS}`);
      const { tournaments, format } = readFile(bytes);
      expect([format, tournaments[0]?.suggested?.name]).toEqual(['csv-standings', name]);
      expect(tournaments[0]!.standings!.map(({ place, points }) => [place, points])).toEqual([
        [1, 8],
        [2, 4],
        [3, 0],
      ]);
    }
  });

  it('are not taken for the first row where the columns are unknown', () => {
    const { findings } = readFile(
      new TextEncoder().encode('"Club, evening",2005\n\nwho,what,when\nAnn,x,y\nBob,x,z\n'),
    );
    expect(String(findings[0]!.message)).toContain('“who”, “what”, “when”');
  });

  it('leave W/L beside an opponent as a result', () => {
    const text = 'Player,Opponent,W/L\nAnn,Bob,W\nBob,Ann,L\n';
    expect(open(text).matches).toEqual(['1 Ann-Bob FW']);
  });
});

describe('A round robin in a square of scores', () => {
  const ROWS = '1 Roy A,X,100:35,60:60,1.5,+65,1\n2 Lee B,35:100,x,10:90,0,-145,3\n3 Tar C,60:60,90:10,--,1.5,+80,2\n';
  const GAMES = ['Lee B-Tar C FL 10:90', 'Roy A-Lee B FW 100:35', 'Roy A-Tar C TT 60:60'];

  it.each([
    ['a heading of its names', 'Name,1,2,3,Won,VP+/-,Place\n', ROWS],
    ['an empty heading above its names', ',1,2,3,Won,VP+/-,Place\n', ROWS],
    ['numbers in a column of their own', 'No,,1,2,3,Won,VP+/-,Place\n', ROWS.replaceAll(/^(\d) /gm, '$1,')],
    [
      'titles above and notes below',
      'Kassel Round Robin,6/6/00\n\n,1,2,3,Won,VP+/-,Place\n',
      `${ROWS}\nplayed at Ann's\n`,
    ],
  ])('is read with %s', (_, head, rows) => {
    const { matches, errors } = open(`${head}${rows}`);
    expect(errors).toEqual([]);
    expect(matches!.map((match) => match.slice(2)).sort()).toEqual(GAMES);
  });

  it('states the places and the number of won games', () => {
    const { tournaments } = readFile(new TextEncoder().encode(`,1,2,3,Won,VP+/-,Place\n${ROWS}`));
    expect(tournaments[0]!.standings!.map(({ place, points }) => [place, points])).toEqual([
      [1, null],
      [3, 0],
      [2, null],
    ]);
    expect(tournaments[0]!.players.map(({ name }) => name)).toEqual(['Roy A', 'Lee B', 'Tar C']);
  });
});

describe('Opponents by a short name, beside a list with whole names', () => {
  const HEAD = 'Pl,Player,Rd1 opp,Res,+/-,Total,Diff\n';

  it.each([
    ['Roy', 'by surname'],
    ['ROY', 'in capitals'],
    ['Ann', 'by first name'],
    ['Roy Ann', 'in another order'],
    ['"Roy, A."', 'with a comma and an initial'],
    ['A. Roy', 'with an initial'],
    ['Annie Roy', 'by a nickname'],
    ['Ann Maria R', 'with an initial for the surname'],
  ])('%s is found: %s', (written) => {
    const text = `${HEAD}1,Ann Maria Roy,Lee,FW,+65,4,+65\n2,Bob Lee,${written},FL,-65,0,-65\n`;
    expect(open(text).matches).toEqual(['1 Ann Maria Roy-Bob Lee FW 65']);
  });

  it.each([
    ['VanderLaan', 'without a space'],
    ['Denise Vander La', 'cut off'],
    ['Vadner Laan', 'with a slip'],
    ['DVL', 'as initials'],
  ])('%s is found: %s', (written) => {
    const text = `${HEAD}1,Denise Vander Laan,Lee,FW,+65,4,+65\n2,Bob Lee,${written},FL,-65,0,-65\n`;
    expect(open(text).matches).toEqual(['1 Denise Vander Laan-Bob Lee FW 65']);
  });

  it('of two players is the one whose line names the player', () => {
    const text = `${HEAD}1,Ann Roy,Lee,FW,+65,4,+65\n2,Cy Roy,Dee,FW,+30,4,+30\n3,Dee Urn,Roy,FL,-30,0,-30\n4,Bob Lee,Roy,FL,-65,0,-65\n`;
    expect(open(text).matches).toEqual(['1 Ann Roy-Bob Lee FW 65', '1 Cy Roy-Dee Urn FW 30']);
  });

  it('of two pairs of namesakes is the one with the same result', () => {
    const text = `${HEAD}1,Ann Roy,Lee,FW,+65,4,+65\n2,Cy Roy,Lee,FW,+30,4,+30\n3,Dee Lee,Roy,FL,-30,0,-30\n4,Bob Lee,Roy,FL,-65,0,-65\n`;
    expect(open(text).matches).toEqual(['1 Ann Roy-Bob Lee FW 65', '1 Cy Roy-Dee Lee FW 30']);
  });

  it('is refused with the names of those who stay possible', () => {
    const text = `${HEAD}1,Ann Roy,Lee,FW,+65,4,+65\n2,Cy Roy,Lee,FW,+65,4,+65\n3,Dee Lee,Roy,FL,-65,0,-65\n4,Bob Lee,Roy,FL,-65,0,-65\n`;
    expect(open(text).errors).toContain('“Lee” may be Dee Lee or Bob Lee.');
  });

  it('is found in a crosstable, in a list of places below the games, and as a winner', () => {
    expect(open('No,Name,R1,R2\n1,Ann Roy,Lee FW,W Tar\n2,Bob Lee,Roy FL,\n3,Cy Tar,,L A. Roy\n').matches).toEqual(
      expect.arrayContaining(['1 Ann Roy-Bob Lee FW', '2 Ann Roy-Cy Tar FW']),
    );
    expect(open('Round,Player 1,Player 2,Winner\n1,Ann Roy,Bob Lee,Lee\n').matches).toEqual(['1 Ann Roy-Bob Lee FL']);
    const { tournaments } = readFile(
      new TextEncoder().encode(
        'Round,Player 1,Player 2,Result\n1,Ann Roy,Bob Lee,FW\n\nPlace,Player,Points\n1,"Roy, A.",4\n2,Lee,0\n',
      ),
    );
    expect(tournaments[0]!.standings!.map(({ player, points }) => [player, points])).toEqual([
      ['Ann Roy', 4],
      ['Bob Lee', 0],
    ]);
  });
});

describe('A row for each player whose rounds say their number once', () => {
  const CARD =
    '1,Ann Roy,Lee,FW,+65,Tar,MW,+5,7,+70\n2,Cy Tar,BYE,FW,,Roy,ML,-5,5,-5\n3,Bob Lee,Roy,FL,-65,BYE,FW,,4,-65\n';

  it.each([
    ['with the result first', 'Pl,Player,Rd1 opp,Res,+/-,Rd2 opp,Res,+/-,Total,Diff\n', CARD],
    ['as a round alone', 'Pl,Player,Rd 1,Res,+/-,Rd 2,Res,+/-,Total,Diff\n', CARD],
    [
      'with the differential first',
      'Pl,Player,Rd1 opp,+/-,Res,Rd2 opp,+/-,Res,Total,Diff\n',
      CARD.replaceAll(/(FW|FL|MW|ML),([+-]?\d*)/g, '$2,$1'),
    ],
  ])('is read %s, and states places and points', (_, head, rows) => {
    const { matches, errors } = open(`${head}${rows}`);
    expect(errors).toEqual([]);
    expect(matches).toEqual(['1 Ann Roy-Bob Lee FW 65', '1 Cy Tar BYE', '2 Ann Roy-Cy Tar MW 5', '2 Bob Lee BYE']);
    const { tournaments } = readFile(new TextEncoder().encode(`${head}${rows}`));
    expect(tournaments[0]!.standings!.map(({ place, points }) => [place, points])).toEqual([
      [1, 7],
      [2, 5],
      [3, 4],
    ]);
  });

  it('states no places where the numbers are those of rows', () => {
    const rows = '1,Ann Roy,Lee,FL,-65,0,-65\n2,Bob Lee,Roy,FW,+65,4,+65\n';
    const { tournaments } = readFile(new TextEncoder().encode(`#,Player,Rd1 opp,Res,+/-,Total,Diff\n${rows}`));
    expect(tournaments[0]!.standings).toBeUndefined();
  });
});
