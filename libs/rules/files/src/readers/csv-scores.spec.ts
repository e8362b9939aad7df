import { openFile } from '../open-file.js';

const FACTS = { game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2014-11-08' };

interface Document {
  readonly rounds: readonly {
    readonly matches: readonly { players: string[]; result: string; score?: number[]; endedBy?: string }[];
  }[];
}

function open(text: string, answers: Readonly<Record<string, string>> = {}) {
  const { findings, documents } = openFile(
    new TextEncoder().encode(text),
    new Map(Object.entries({ ...FACTS, ...answers })),
  );
  const [document = null] = documents;
  const rounds = document === null ? [] : (JSON.parse(new TextDecoder().decode(document)) as Document).rounds;
  return {
    findings,
    found: findings.map(({ code, pointer }) => `${code} ${pointer}`.trim()),
    matches: rounds.flatMap(({ matches }) =>
      matches.map(({ players, result, score }) =>
        [players.join('-'), result, score?.join('-')].filter(Boolean).join(' '),
      ),
    ),
  };
}

const ALL = ['Ann-Bob FW 100-35', 'Cy-Dee MW 70-55', 'Ann-Cy FL 60-100', 'Bob-Dee TT 40-40'];

/** Every layout has the same four games, without a word for a Full or Modified Win. */
const LAYOUTS: Readonly<Record<string, string>> = {
  'two columns of scores':
    'Round,Player 1,Player 2,Score 1,Score 2\n1,Ann,Bob,100,35\n1,Cy,Dee,70,55\n2,Ann,Cy,60,100\n2,Bob,Dee,40,40',
  'a score beside each player':
    'Round,Player 1,Score,Player 2,Score\n1,Ann,100,Bob,35\n1,Cy,70,Dee,55\n2,Ann,60,Cy,100\n2,Bob,40,Dee,40',
  'one column with hyphens':
    'Round,Player 1,Player 2,Score\n1,Ann,Bob,100-35\n1,Cy,Dee,70 - 55\n2,Ann,Cy,60–100\n2,Bob,Dee,(40-40)',
  'one column with colons and slashes':
    'Round,Player 1,Player 2,Result\n1,Ann,Bob,100:35\n1,Cy,Dee,70/55\n2,Ann,Cy,60 : 100\n2,Bob,Dee,40 / 40',
  'words beside scores':
    'Round,Player 1,Player 2,Result,Score 1,Score 2\n1,Ann,Bob,win,100,35\n1,Cy,Dee,W,70,55\n2,Ann,Cy,loss,60,100\n2,Bob,Dee,draw,40,40',
  'words in the cells of scores':
    'Round,Player 1,Player 2,Result\n1,Ann,Bob,W 100-35\n1,Cy,Dee,70-55 win\n2,Ann,Cy,L (60-100)\n2,Bob,Dee,D 40-40',
  'a winner beside scores':
    'Round,Player 1,Player 2,Winner,Score 1,Score 2\n1,Ann,Bob,Ann,100,35\n1,Cy,Dee,1,70,55\n2,Ann,Cy,Cy,60,100\n2,Bob,Dee,draw,40,40',
  'the winner’s points first':
    'Round,Player 1,Player 2,Winner,Score\n1,Ann,Bob,Ann,100-35\n1,Cy,Dee,Cy,70-55\n2,Ann,Cy,Cy,100-60\n2,Bob,Dee,,40-40',
  'German headings':
    'Runde;Spieler 1;Spieler 2;Punkte 1;Punkte 2\n1;Ann;Bob;100;35\n1;Cy;Dee;70;55\n2;Ann;Cy;60;100\n2;Bob;Dee;40;40',
  'French headings':
    'Ronde;Joueur 1;Joueur 2;Résultat;Points joueur 1;Points joueur 2\n1;Ann;Bob;V;100;35\n1;Cy;Dee;V;70;55\n2;Ann;Cy;D;60;100\n2;Bob;Dee;N;40;40',
  'scorecards with both scores':
    'Player,Round,Opponent,Score,Opponent score\nAnn,1,Bob,100,35\nAnn,2,Cy,60,100\nBob,1,Ann,35,100\nBob,2,Dee,40,40\nCy,1,Dee,70,55\nCy,2,Ann,100,60\nDee,1,Cy,55,70\nDee,2,Bob,40,40',
  'scorecards with the own score':
    'Player,Round,Opponent,Result,Score\nAnn,1,Bob,W,100\nAnn,2,Cy,L,60\nBob,1,Ann,L,35\nBob,2,Dee,D,40\nCy,1,Dee,W,70\nCy,2,Ann,W,100\nDee,1,Cy,L,55\nDee,2,Bob,D,40',
  'scorecards with columns for each round':
    'Player,R1 Opponent,R1 Score,R2 Opponent,R2 Score\nAnn,Bob,100-35,Cy,60-100\nBob,Ann,35-100,Dee,40-40\nCy,Dee,70-55,Ann,100-60\nDee,Cy,55-70,Bob,40-40',
  'a crosstable':
    'No,Name,1,2\n1,Ann,2W 100-35,3L 60-100\n2,Bob,1L 35-100,4D 40-40\n3,Cy,4W (70-55),1W (100:60)\n4,Dee,3L 55-70,2 40-40',
  'a crosstable with names':
    'Name,R1,R2\nAnn,Bob 100-35,Cy 60-100\nBob,Ann 35-100,Dee 40-40\nCy,Dee W 70-55,Ann W 100-60\nDee,Cy L 55-70,Bob 40-40',
};

const inOrder = (matches: readonly string[]) => [...matches].sort();

describe('Scores of games', () => {
  it.each(Object.entries(LAYOUTS))('are kept from %s, and wins below the cap are asked for once', (_, text) => {
    const asked = open(text);
    const questions = asked.findings.filter(({ code }) => code === 'open-question');
    expect(questions).toMatchObject([{ pointer: '/tournament/wins', suggestion: 'modified' }]);
    expect(questions[0]!.message).toContain('1 game ended below 100 points, such as 70-55');
    expect(asked.matches).toEqual([]);
    expect(inOrder(open(text, { wins: 'modified' }).matches)).toEqual(inOrder(ALL));
    expect(open(text, { wins: 'full' }).matches).toContain('Cy-Dee FW 70-55');
  });

  it.each(Object.entries(LAYOUTS))(
    'of %s are kept by the rules of Decipher and of 1996 without a question',
    (_, text) => {
      const expected = [
        'Ann-Bob WIN 100-35',
        'Ann-Cy LOSS 60-100',
        'Bob-Dee TRUE_TIE 40-40',
        'Cy-Dee MODIFIED_WIN 70-55',
      ];
      for (const ruleSystem of ['decipher-1999', 'stccg-1996']) {
        const { matches, found } = open(text, { game: 'stccg', ruleSystem });
        expect([inOrder(matches), found.filter((each) => each.startsWith('open'))]).toEqual([expected, []]);
        expect(found).toContain('result-from-score /tournament/wins');
      }
    },
  );

  it.each([
    ['1e', {}, 'MW'],
    ['2e', {}, 'MW'],
    ['2e', { rules: 'slipstream' }, 'FW'],
  ])('below the cap of %s with %j are %s', (game, rules, result) => {
    const text = 'Round,Player 1,Player 2,Score 1,Score 2\n1,Ann,Bob,50,35';
    expect(open(text, { game, ...rules, ...(result === 'MW' && { wins: 'modified' }) }).matches).toEqual([
      `Ann-Bob ${result} 50-35`,
    ]);
  });

  it('tell a full win of Star Wars by the Life Force of the loser, and none of Young Jedi', () => {
    const text = 'Round,Player 1,Player 2,Score 1,Score 2\n1,Ann,Bob,15,0\n1,Cy,Dee,12,4';
    expect(open(text, { game: 'swccg' }).matches).toEqual(['Ann-Bob WIN 15-0', 'Cy-Dee MODIFIED_WIN 12-4']);
    expect(open(text, { game: 'young-jedi' }).matches).toEqual(['Ann-Bob WIN 15-0', 'Cy-Dee WIN 12-4']);
  });

  it.each(['2-1', '1-0', '½-½', '0.5-0.5', '2-0', '3-2', '4-1'])('are none where every score is as %s', (score) => {
    const { matches, found } = open(`Round,Player 1,Player 2,Score\n1,Ann,Bob,${score}`);
    expect(matches.map((each) => each.split(' '))).toMatchObject([[expect.any(String), expect.any(String)]]);
    expect(found.filter((each) => each.startsWith('open'))).toEqual([]);
  });

  it('are asked for where they may be games or points, once, with what is likely', () => {
    const text = 'Round,Player 1,Player 2,Score\n1,Ann,Bob,7-2';
    expect(open(text).findings).toContainEqual(
      expect.objectContaining({ code: 'open-question', pointer: '/tournament/scores', suggestion: 'points' }),
    );
    expect(open(text, { scores: 'games' }).matches).toEqual(['Ann-Bob FW']);
    expect(open(text, { scores: 'points', wins: 'modified' }).matches).toEqual(['Ann-Bob MW 7-2']);
    const best = 'Round,Player 1,Player 2,Result,Score\n1,Ann,Bob,FW,2-1\n1,Cy,Dee,MW,1-0';
    expect(open(best).findings).toContainEqual(
      expect.objectContaining({ pointer: '/tournament/scores', suggestion: 'games' }),
    );
  });

  it('that are games won are named, also where they are against the result', () => {
    const { found, matches } = open(
      'Round,Player 1,Player 2,Winner,Score 1,Score 2\n1,Ann,Bob,Ann,2,1\n1,Cy,Dee,Cy,1,2',
    );
    expect(found).toEqual([
      'score-against-result B3',
      'scores-are-games /tournament/scores',
      'wins-taken-as-full /tournament/wins',
    ]);
    expect(matches).toEqual(['Ann-Bob FW', 'Cy-Dee FW']);
  });

  it.each([
    ['a comma', '"100,35"', 'value-not-understood D2'],
    ['three scores', '100-35-20', 'value-not-understood D2'],
    ['letters', 'abc', 'value-not-understood D2'],
    ['one number', '100', 'cell-not-used D2'],
  ])('with %s are named', (_, score, finding) => {
    expect(open(`Round,Player 1,Player 2,Score,Winner\n1,Ann,Bob,${score},Ann`).found).toContain(finding);
  });

  it.each([
    ['100 - 65', '100-65'],
    ['100/65', '100-65'],
    ['100--5', '100--5'],
    ['100: -5', '100--5'],
    ['"100 : 65"', '100-65'],
  ])('are read from %s', (written, score) => {
    expect(open(`Round,Player 1,Player 2,Score\n1,Ann,Bob,${written}`, { game: '1e' }).matches).toEqual([
      `Ann-Bob FW ${score}`,
    ]);
  });

  it('of half a point, and of one player alone, are named', () => {
    const head = 'Round,Player 1,Player 2,Winner,Score 1,Score 2';
    expect(open(`${head}\n1,Ann,Bob,Ann,"100,5",35`).found).toContain('value-not-understood B2');
    expect(open(`${head}\n1,Ann,Bob,Ann,100,`).found).toContain('cell-not-used E2');
    const cards = 'Player,Round,Opponent,Result,Score\nAnn,1,Bob,W,100\nBob,1,Ann,L,';
    expect(open(cards).found).toContain('cell-not-used C2');
    expect(open(cards.replace('L,', 'L,x')).found).toContain('value-not-understood E3');
  });

  it('that tell a result are told with the game, or once where the table has no column of results', () => {
    const blank = 'Round,Player 1,Player 2,Result,Score\n1,Ann,Bob,FW,100-35\n1,Cy,Dee,,100-24';
    const { findings, matches } = open(blank);
    expect(matches).toEqual(['Ann-Bob FW 100-35', 'Cy-Dee FW 100-24']);
    expect(findings).toMatchObject([{ code: 'result-from-score', severity: 'note', pointer: 'B3', line: 3 }]);
    expect(findings[0]!.message).toContain('read from the score 100-24');
    const none = 'Round,Player 1,Player 2,Score\n1,Ann,Bob,100-35\n1,Cy,Dee,100-24';
    expect(open(none).findings.map(({ message }) => message)).toEqual([
      'The results of 2 games are read from the scores.',
    ]);
  });

  it('may stand in a column of scores as results', () => {
    expect(open('Round,Player 1,Player 2,Score\n1,Ann,Bob,FW\n1,Cy,Dee,FW 100-20').matches).toEqual([
      'Ann-Bob FW',
      'Cy-Dee FW 100-20',
    ]);
  });
});

describe('A winner', () => {
  const HEAD = 'Round,Player 1,Player 2,Winner,Result';

  it.each([
    ['who is neither player', 'Eve,', 'value-not-understood D2'],
    ['beside the result of the other one', 'Ann,loss', 'value-not-understood E2'],
    ['beside a draw', 'Ann,draw', 'value-not-understood E2'],
    ['beside a result that nobody understands', 'Ann,whatever', 'value-not-understood E2'],
  ])('%s is refused', (_, cells, finding) => {
    expect(open(`${HEAD}\n1,Ann,Bob,${cells}`).found).toEqual([finding]);
  });

  it('decides who won a game that nobody played', () => {
    const { matches } = open(`${HEAD}\n1,Ann,Bob,Bob,ff`, { game: 'stccg' });
    expect(matches).toEqual(['Ann-Bob LOSS']);
  });
});
