import { openFile } from '../open-file.js';

const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2014-11-08T10:00:00-05:00' }),
);

interface Written {
  readonly rounds: readonly {
    readonly stage?: string;
    readonly matches: readonly {
      readonly players: readonly string[];
      readonly result: string;
      readonly score?: readonly number[];
    }[];
  }[];
}

function open(text: string, answers: Readonly<Record<string, string>> = {}) {
  const all = new Map([...ANSWERS, ...Object.entries(answers)]);
  const { format, findings, documents } = openFile(new TextEncoder().encode(text), all);
  const written = documents[0] ? (JSON.parse(new TextDecoder().decode(documents[0])) as Written) : { rounds: [] };
  return {
    format,
    found: findings.filter(({ severity }) => severity !== 'note').map(({ code, pointer }) => `${code} ${pointer}`),
    advice: findings.map(({ advice }) => advice),
    rounds: written.rounds.map(({ matches }) =>
      matches
        .map(({ players, result, score }) => `${players.join('-')} ${result}${score ? ` ${score.join('-')}` : ''}`)
        .join('; '),
    ),
  };
}

const HEAD = 'Round,Player 1,Player 2,Result';
const TWO_ROUNDS = ['Ann-Bob FW; Cy-Dee FW', 'Ann-Cy FW; Bob-Dee FL'];

describe('Rounds of a table of matches', () => {
  it.each([
    ['a column', `${HEAD}\n1,Ann,Bob,W\n1,Cy,Dee,W\n2,Ann,Cy,W\n2,Bob,Dee,L`],
    ['merged cells', `${HEAD}\n1,Ann,Bob,W\n,Cy,Dee,W\n2,Ann,Cy,W\n,Bob,Dee,L`],
    ['lines between', 'Player 1,Player 2,Result\nRound 1,,\nAnn,Bob,W\nCy,Dee,W\nRound 2,,\nAnn,Cy,W\nBob,Dee,L'],
    [
      'headings of several tables',
      'Round 1 - 10:00\nPlayer 1;Player 2;Result\nAnn;Bob;W\nCy;Dee;W\n\nRound 2 - 11:15;;\nPlayer 1;Player 2;Result\nAnn;Cy;W\nBob;Dee;L',
    ],
    [
      'a table of a text',
      '| Round | White | Black | Result |\n|---|---|---|---|\n| 1 | Ann | Bob | W |\n| 1 | Cy | Dee | W |\n| 2 | Ann | Cy | W |\n| 2 | Bob | Dee | L |',
    ],
    [
      'players and opponents, each match once',
      'Round,Player,Opponent,Result\n1,Ann,Bob,W\n1,Cy,Dee,W\n2,Ann,Cy,W\n2,Bob,Dee,L',
    ],
  ])('are read from %s', (_, text) => {
    expect(open(text)).toMatchObject({ format: 'csv-matches', found: [], rounds: TWO_ROUNDS });
  });
});

describe('Results as people type them', () => {
  it.each([
    ...['won', 'Win!', 'wins', '2:1', '2–0', '2 - 0', '(2-1)', '2-1-0', 'W 2-1', 'Win (2-1)', '2:0 W', '1.200-900'].map(
      (text) => [text, 'FW'],
    ),
    ...['Ann', 'Ann wins', 'Ann def. Bob 2-0', 'won by Ann', 'Player 1', 'Ann won 2-1-0', 'FW 100-35', '100-35 FW'].map(
      (text) => [text, 'FW'],
    ),
    ...['Lost', '1:2', 'Bob', 'bob won', 'Defeat', 'L 1-2', 'L 2-1', 'P2'].map((text) => [text, 'FL']),
    ...['Tied', '½-½', '1-1', 'Intentional Draw', 'ID', 'Draw 1-1', '1/2', 'True Tie'].map((text) => [text, 'TT']),
    ...['Mod. Win', 'MW', 'Modified Win', 'MW 60-50'].map((text) => [text, 'MW']),
  ])('“%s” is %s', (text, result) => {
    const [round] = open(`${HEAD}\n1,Ann,Bob,"${text}"`).rounds;
    expect(round?.split(' ').slice(0, 2)).toEqual(['Ann-Bob', result]);
  });

  it('say of a date what the spreadsheet program has done', () => {
    for (const text of ['2-Jan', '02. Jan', '01.02.2024', 'Feb-01']) {
      const { found, advice } = open(`${HEAD}\n1,Ann,Bob,${text}`);
      expect(found).toEqual(['value-not-understood D2']);
      expect(advice[0]).toContain('format the column as text');
    }
  });

  it.each(['1.200', '"1,200"', '1 200', "1'200", '1200'])('%s is more than 900', (score) => {
    const { rounds } = open(`Round,Player 1,Player 2,Score 1,Score 2\n1,Ann,Bob,${score},900`);
    expect(rounds).toEqual(['Ann-Bob FW 1200-900']);
  });

  it('are Modified Wins where victory points say so', () => {
    const { rounds } = open('Round,Player 1,Player 2,VP 1,VP 2\n1,Ann,Bob,3,1\n1,Cy,Dee,1,4\n1,Ed,Flo,2,2');
    expect(rounds).toEqual(['Ann-Bob MW; Cy-Dee FL; Ed-Flo TT']);
  });

  it('are Modified Wins of Decipher, too', () => {
    const { rounds } = open(`${HEAD}\n1,Ann,Bob,MW\n1,Cy,Dee,L`, { game: 'stccg' });
    expect(rounds).toEqual(['Ann-Bob MODIFIED_WIN; Cy-Dee LOSS']);
  });
});

describe('A bye', () => {
  it.each([
    ...['bye', 'BYE', '(bye)', '*BYE*', '- bye -', 'Bye (won)', 'bye.', 'Bye 1', 'BYE ROUND', 'Earned Bye'],
    ...['Freilos', 'spielfrei', 'exempté', 'None', 'no opponent', 'descanso'],
  ])('may be written as “%s”', (text) => {
    const { found, rounds } = open(`${HEAD}\n1,Ann,Bob,W\n1,Cy,${text},W`);
    expect([found, rounds]).toEqual([[], ['Ann-Bob FW; Cy BYE']]);
  });

  it.each(['N/A', '#N/A', '-', '—', '***', '', '0'])('is one with “%s” as the opponent and no result', (text) => {
    const { found, rounds } = open(`${HEAD}\n1,Ann,Bob,W\n1,Cy,${text},`);
    expect([found, rounds]).toEqual([[], ['Ann-Bob FW; Cy BYE']]);
  });
});

describe('Names', () => {
  it('that differ in spaces are one player', () => {
    expect(open(`${HEAD}\n1,Ann  Lee,Bob,W\n2,Ann\u00a0Lee,Bob,W`)).toMatchObject({
      found: [],
      rounds: ['Ann Lee-Bob FW', 'Ann Lee-Bob FW'],
    });
  });

  it('that differ in capitals are one player, with a warning', () => {
    const { found, rounds } = open(`${HEAD}\n1,ann,Bob,W\n2,Ann,BOB,W`);
    expect([found, rounds]).toEqual([
      ['similar-names B3', 'similar-names C3'],
      ['ann-Bob FW', 'ann-Bob FW'],
    ]);
  });

  it('that differ in one letter beside a number may be one player, and those that differ in the number are two', () => {
    expect(open(`${HEAD}\n1,Egbert 99,Bob,W\n2,Egbret 99,Bob,W`).found).toEqual(['similar-names B3']);
    expect(open(`${HEAD}\n1,Player 1,Bob,W\n2,Player 2,Bob,W\n3,Player 11,Bob,W`).found).toEqual([]);
  });

  it('in another order are one player once somebody says so', () => {
    const text = `${HEAD}\n1,"Smith, Ann",Bob,W\n2,Ann Smith,Bob,W`;
    expect(open(text)).toMatchObject({
      found: ['similar-names B3'],
      rounds: ['Smith, Ann-Bob FW', 'Ann Smith-Bob FW'],
    });
    expect(open(text, { 'handle.Ann Smith': 'Smith, Ann' }).rounds).toEqual(['Smith, Ann-Bob FW', 'Smith, Ann-Bob FW']);
  });
});

describe('Notes around a table', () => {
  it('may not be longer than anybody writes into a cell', () => {
    expect(open(`${HEAD}\n1,${'a'.repeat(500_000)},Bob,W`).found).toEqual(['value-not-understood B2']);
  });

  it('are left out with a warning', () => {
    const { found, rounds } = open(`${HEAD}\n1,Ann,Bob,W\n\n* Bob left early\nPrinted 2014-11-08,,,page 1\nTotal,,,\n`);
    expect([found, rounds]).toEqual([['row-left-out A4', 'row-left-out A5'], ['Ann-Bob FW']]);
  });
});

describe('Scorecards', () => {
  const CARDS = ['Ann-Bob FW; Cy BYE', 'Ann-Cy FL; Bob BYE'];

  it.each<[string, string, string[]?]>([
    [
      'with merged names',
      'Player,Round,Opponent,Result\nAnn,1,Bob,FW\n,2,Cy,FL\nBob,1,Ann,FL\n,2,,BYE\nCy,1,,BYE\n,2,Ann,FW',
    ],
    [
      'with merged rounds',
      'Round,Player,Opponent,Result\n1,Ann,Bob,FW\n,Bob,Ann,FL\n,Cy,bye,\n2,Ann,Cy,FL\n,Cy,Ann,FW\n,Bob,bye,',
    ],
    [
      'with rounds above what belongs to them',
      'Name,Round 1,,Round 2,\n,Opponent,Result,Opponent,Result\nAnn,Bob,FW,Cy,FL\nBob,Ann,FL,bye,BYE\nCy,bye,BYE,Ann,FW',
    ],
    [
      'with victory points alone',
      'Player,Round,Opponent,VP\nAnn,1,Bob,4\nAnn,2,Cy,1\nBob,1,Ann,1\nBob,2,bye,4\nCy,1,bye,4\nCy,2,Ann,4',
    ],
    [
      'with the own score alone',
      'Player,Round,Opponent,Score\nAnn,1,Bob,100\nAnn,2,Cy,35\nBob,1,Ann,35\nBob,2,bye,\nCy,1,bye,\nCy,2,Ann,100',
      ['Ann-Bob FW 100-35; Cy BYE', 'Ann-Cy FL 35-100; Bob BYE'],
    ],
  ])('are read %s', (_, text, rounds = CARDS) => {
    expect(open(text)).toMatchObject({ format: 'csv-scorecards', found: [], rounds });
  });

  it('are read with differentials alone', () => {
    const text =
      'Player,Round,Opponent,Differential\nAnn,1,Bob,65\nAnn,2,Cy,-1.050\nBob,1,Ann,-65\nBob,2,bye,\nCy,1,bye,\nCy,2,Ann,1.050';
    expect(open(text)).toMatchObject({ format: 'csv-scorecards', found: [], rounds: CARDS });
  });

  it('whose victory points contradict the result are refused, and both cells are shown', () => {
    const text = 'Player,Round,Opponent,Result,VP\nAnn,1,Bob,W,1\nBob,1,Ann,L,4';
    expect(open(text).found).toEqual(['scorecards-contradict C2']);
  });
});

describe('Crosstables', () => {
  it.each([
    ['with two rows of names', 'No.,Name,Round,,\n,,1,2,3\n1,Ann,2W,3L,bye\n2,Bob,1L,bye,3W\n3,Cy,bye,1W,2L'],
    [
      'with names of opponents',
      'Name,Round 1,Round 2,Round 3\nAnn,Bob W,L Cy,bye\nBob,Ann L,bye,Cy (2-1)\nCy,bye,Ann: W,Bob 1-2',
    ],
    ['as Vega writes them', 'Pos,Name,Rtg,1,2,3\n1,Ann,1500,+W2,-B3,BYE\n2,Bob,1500,-B1,U,+W3\n3,Cy,1500,F,+W1,-B2'],
    ['with results first', 'Rk,Player,R1,R2,R3\n01,Ann,W 2,L 3,+BYE\n02,Bob,L1,(bye),W3\n03,Cy,F,1 (W),L2'],
  ])('are read %s', (_, text) => {
    expect(open(text)).toMatchObject({
      format: 'csv-crosstable',
      found: [],
      rounds: ['Ann-Bob FW; Cy BYE', 'Ann-Cy FL; Bob BYE', 'Ann BYE; Bob-Cy FW'],
    });
  });
});

describe('Columns that nobody knows', () => {
  const TABLE = 'Rnd #,Contender A,Contender B,Who won\n1,Ann,Bob,Ann\n1,Cy,Dee,Dee\n2,Ann,Cy,draw\n';

  it('are asked for, each with what its cells look like', () => {
    const { findings } = openFile(new TextEncoder().encode(TABLE.replace('Rnd #', 'Turn')));
    const asked = findings.filter(({ code }) => code === 'open-question');
    expect(asked.map(({ pointer, line, column, suggestion }) => [pointer, line, column, suggestion])).toEqual([
      ['/column.Turn', 1, 1, 'round'],
      ['/column.Contender A', 1, 2, 'first'],
      ['/column.Contender B', 1, 3, 'second'],
      ['/column.Who won', 1, 4, 'winner'],
    ]);
  });

  it('are read once they are answered', () => {
    const answers = { 'column.Contender A': 'first', 'column.Contender B': 'second', 'column.Who won': 'winner' };
    expect(open(TABLE, answers)).toMatchObject({
      format: 'csv-matches',
      rounds: ['Ann-Bob FW; Cy-Dee FL', 'Ann-Cy TT'],
    });
  });

  it('are not asked for in a text, nor where nobody could name them', () => {
    for (const text of ['Dear all, thanks\nto everybody, see you\n', ',,\n1,2,3\n', 'a,a\n1,2\n']) {
      const { findings } = openFile(new TextEncoder().encode(text));
      expect(findings[0]!.code).toBe('unknown-format');
    }
  });
});
