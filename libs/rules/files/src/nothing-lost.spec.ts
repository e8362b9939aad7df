import { readReport } from '@quadrant/rules/report';
import { openFile } from './open-file.js';

const FACTS = {
  game: '1e',
  director: 'director',
  name: 'Winter Local',
  startsAt: '2024-11-20T10:00:00+01:00',
  wins: 'full',
};

function open(text: string, more: Readonly<Record<string, string>> = {}) {
  const { findings, documents } = openFile(
    new TextEncoder().encode(text),
    new Map(Object.entries({ ...FACTS, ...more })),
  );
  const told = findings.map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`);
  const advice = findings.map((finding) => finding.advice);
  const document = documents[0] ?? null;
  if (document === null) return { told, advice, matches: [] };
  const { report } = readReport(document);
  const matches = report!.rounds.flatMap(({ round, matches: ofRound }) =>
    ofRound.map(({ players, result, score, differential }) =>
      [
        ...[round, ...players.map((player) => report!.entries[player]!.handle), result, ...(score ?? [])],
        ...(differential === null ? [] : ['diff', differential]),
      ].join(' '),
    ),
  );
  return { told, advice, matches };
}

describe('The signs + and - of a crosstable', () => {
  const FORFEIT = ['1 Ann Dee FW', '1 Bob BYE', '1 Cy MG'];

  it.each([
    ['colours', 'No,Name,1.Rd\n1,Ann,4w1\n2,Bob,3w+\n3,Cy,2b-\n4,Dee,1b0\n'],
    ['letters', 'No,Name,R1\n1,Ann,4W\n2,Bob,3+\n3,Cy,2-\n4,Dee,1L\n'],
    ['letters first', 'No,Name,R1\n1,Ann,W4\n2,Bob,+3\n3,Cy,-2\n4,Dee,L1\n'],
    ['numbers', 'No,Name,R1\n1,Ann,4:1\n2,Bob,3:+\n3,Cy,2:-\n4,Dee,1:0\n'],
    ['names', 'No,Name,R1\n1,Ann,Dee FW\n2,Bob,Cy +\n3,Cy,Bob -\n4,Dee,Ann FL\n'],
  ])('are forfeits beside results told by %s', (_, text) => {
    const { told, matches } = open(text);
    expect(told).toEqual([
      expect.stringMatching(/^game-not-played .*: Forfeit in round 1: Bob has a bye, Cy a Missed Game; not rated\.$/),
    ]);
    expect(matches).toEqual(FORFEIT);
  });

  it.each([
    ['behind the number', 'No,Name,R1\n1,Ann,4+\n2,Bob,3+\n3,Cy,2-\n4,Dee,1-\n'],
    ['before the number', 'No,Name,R1\n1,Ann,+4\n2,Bob,+3\n3,Cy,-2\n4,Dee,-1\n'],
    ['before a colour', 'No,Name,R1\n1,Ann,+W4\n2,Bob,+W3\n3,Cy,-B2\n4,Dee,-B1\n'],
  ])('are played games where they stand %s and nothing else tells a win', (_, text) => {
    expect(open(text)).toMatchObject({ told: [], matches: ['1 Ann Dee FW', '1 Bob Cy FW'] });
  });
});

describe.each(['ff', 'F', 'forfeit', 'forfait', 'kampflos', 'walkover', 'walk-over', 'w/o'])('The word %j', (word) => {
  const PLAYED = 'Round,Player 1,Player 2,Result\n1,Cy,Dee,2-1\n';
  const expectForfeit = (text: string) => {
    const { told, matches } = open(text);
    expect(told).toContainEqual(expect.stringMatching(/^game-not-played /));
    expect(matches).toEqual([expect.stringMatching(/^1 Cy Dee FW/), '1 Ann BYE', '1 Bob MG']);
  };

  it.each([
    ['behind a score', `1,Ann,Bob,2-0 ${word}\n`],
    ['before a score', `1,Ann,Bob,${word} 2-0\n`],
  ])('makes a forfeit of a result %s', (_, row) => {
    expectForfeit(PLAYED + row);
  });

  if (word.length > 2) {
    it('makes a forfeit of a line', () => {
      expectForfeit(`Round 1\nCy beat Dee 2-1\nAnn beat Bob ${word}\n`);
    });
  }
});

describe('A forfeit with a score of a game', () => {
  const HEAD = 'Round,Player 1,Player 2,Result,Score 1,Score 2\n1,Cy,Dee,FW,100,35\n';

  it.each([
    ['W/O', '100,65', '100-65'],
    ['no show', '55,70', '55-70'],
    ['-:-', '70,55', '70-55'],
    ['MG', '55,70', '55-70'],
  ])('keeps the forfeit (%s) and names the score that is not used', (result, scores, told) => {
    expect(open(`${HEAD}1,Ann,Bob,${result},${scores}\n`).told).toContain(
      `bye-with-score B3: The result is a forfeit, so the score ${told} is not used.`,
    );
  });

  it('names it in scorecards, too', () => {
    const text =
      'Player,Round,Opponent,Result,Score\nAnn,1,Bob,FF,100-65\nBob,1,Ann,no show,65-100\nCy,1,Dee,FW,100-35\nDee,1,Cy,FL,35-100\n';
    const { told, matches } = open(text);
    expect(told).toContain('bye-with-score C2: The result is a forfeit, so the score 100-65 is not used.');
    expect(matches).toEqual(['1 Ann BYE', '1 Bob MG', '1 Cy Dee FW 100 35']);
  });

  it.each(['W/O,100,0', '1-0 ff,,', '-:-,0,0', 'no show,0,100', 'DQ,0,1'])('says nothing of %s', (row) => {
    const { told } = open(`${HEAD}1,Ann,Bob,${row}\n`);
    expect(told.filter((each) => each.startsWith('bye-with-score'))).toEqual([]);
  });
});

describe('A concession with a score of a game', () => {
  it('is kept, and the score that is not used is named', () => {
    const text =
      'Round,Player 1,Player 2,Winner,Score,Ending\n1,Ann,Bob,Ann,70-55,resigned\n1,Cy,Dee,Cy,100-0,conceded\n2,Ann,Cy,Ann,100-35,\n2,Bob,Dee,Bob,100-35,\n';
    const { told, matches } = open(text);
    expect(told).toEqual(['cell-not-used B2: The game was conceded, so the score 70-55 is not used.']);
    expect(matches).toEqual(['1 Bob Ann FL', '1 Dee Cy FL', '2 Ann Cy FW 100 35', '2 Bob Dee FW 100 35']);
  });
});

it('A concession in scorecards is kept, and the score that is not used is named', () => {
  const text = 'Player,Round,Opponent,Result,Score\nAnn,1,Bob,Bob conceded,70-55\nBob,1,Ann,Bob conceded,55-70\n';
  const { told, matches } = open(text);
  expect(told).toEqual(['cell-not-used C2: The game was conceded, so the score 70-55 is not used.']);
  expect(matches).toEqual(['1 Bob Ann FL']);
});

describe('Points of a game', () => {
  it('are named as not kept in the Living Card Game, which counts games won', () => {
    const text = 'Round,Player 1,Player 2,Result,Score 1,Score 2\n1,Ann,Bob,W,100,35\n';
    expect(open(text, { game: 'sw-lcg' }).told).toEqual([
      'cell-not-used B2: The scores, such as 100-35, are not kept: this game counts games won, and the report keeps who won.',
    ]);
  });

  it.each(['Result', 'Winner'])('that are victory points and contradict the column %s are named', (heading) => {
    const text = `Round,Player 1,Player 2,${heading},VP 1,VP 2\n1,Ann,Bob,${heading === 'Result' ? 'FL' : 'Bob'},4,0\n`;
    expect(open(text).told).toEqual([
      'score-against-result E2: The result is a loss of the first player, but the victory points are 4-0.',
    ]);
  });
});

describe('Differentials of scorecards without scores', () => {
  const HEAD = 'Player,Round,Opponent,Result,Diff';

  it.each([
    ['in a column', `${HEAD}\nAnn,1,Bob,FW,65\nBob,1,Ann,FL,-65\n`],
    ['without the sign of a loss', `${HEAD}\nAnn,1,Bob,FW,65\nBob,1,Ann,FL,65\n`],
    ['in one of two lines', `${HEAD}\nAnn,1,Bob,FW,\nBob,1,Ann,FL,-65\n`],
    ['behind the result', 'Player,Round,Opponent,Result\nAnn,1,Bob,FW (+65)\nBob,1,Ann,FL (-65)\n'],
    ['in a table of matches', 'Round,Player 1,Player 2,Result,Differential\n1,Ann,Bob,FW,65\n'],
    ['behind the result of a match', 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW +65\n'],
  ])('are kept %s', (_, text) => {
    expect(open(text)).toMatchObject({ told: [], matches: ['1 Ann Bob FW diff 65'] });
  });

  it.each([
    ['contradict each other', `${HEAD}\nAnn,1,Bob,FW,65\nBob,1,Ann,FL,-60\n`, 'scorecards-contradict C2'],
    ['are no whole numbers', `${HEAD}\nAnn,1,Bob,FW,6.5\nBob,1,Ann,FL,-6.5\n`, 'value-not-understood C2'],
    [
      'do not fit the score',
      'Round,Player 1,Player 2,Score,Differential\n1,Ann,Bob,100-35,70\n',
      'total-does-not-add-up B2',
    ],
  ])('are named where they %s', (_, text, finding) => {
    expect(open(text).told.map((told) => told.split(':')[0])).toContain(finding);
  });

  it('are named where the game counts games won', () => {
    const text = 'Round,Player 1,Player 2,Result,Differential\n1,Ann,Bob,win,65\n';
    expect(open(text, { game: 'sw-lcg' }).told.map((told) => told.split(' ')[0])).toContain('cell-not-used');
  });

  it('are not named where the scores tell them', () => {
    const { told, matches } = open(`${HEAD},Score\nAnn,1,Bob,FW,65,100\nBob,1,Ann,FL,-65,35\n`);
    expect(told).toEqual([]);
    expect(matches).toEqual(['1 Ann Bob FW 100 35']);
  });
});

describe('A result of a table', () => {
  const result = (text: string) => open(`Round,Player 1,Player 2,Result\n1,Cy,Dee,W\n1,Ann,Bob,${text}\n`);

  it.each([
    ['+ : −', ['1 Ann BYE', '1 Bob MG']],
    ['−:+', ['1 Ann MG', '1 Bob BYE']],
    ['0-0F', ['1 Ann MG', '1 Bob MG']],
    ['1/2-1/2', ['1 Ann Bob TT']],
    ['victoria', ['1 Ann Bob FW']],
    ['derrota', ['1 Ann Bob FL']],
    ['empate', ['1 Ann Bob TT']],
  ])('%s is understood', (text, matches) => {
    expect(result(text).matches).toEqual(['1 Cy Dee FW', ...matches]);
  });

  /** A word can also be explained once for all files; a text with a question mark is no word. */
  const orOnce = (text: string) =>
    text.endsWith('?') ? '' : ` Or say once what the word means, for example with --set "result.${text}=forfeit-loss".`;

  it.each(['forfeit', 'forfeited', 'Bob DQ', 'win (forfeit)', 'forfait de Bob', 'Bob nicht angetreten', 'FF loss?'])(
    'that tells no side of a forfeit (%s) is refused with what to write',
    (text) => {
      expect(result(text).advice).toEqual([
        `Write "forfeit loss" if the first player was not there, or "forfeit win" if the second player was not there.${orOnce(text)}`,
      ]);
    },
  );

  it.each(['conceded', 'win by concession', 'aufgegeben', 'resigned', 'abandon'])(
    'that tells no side of a concession (%s) is refused with what to write',
    (text) => {
      expect(result(text).advice).toEqual([
        `If the second player conceded, write W. If the first player conceded, write L.${orOnce(text)}`,
      ]);
    },
  );
});

describe('A column that is not read', () => {
  const HEAD = 'Round,Player 1,Player 2,Result,Score 1,Score 2';

  it('of drops in a table of matches says how drops are told', () => {
    const { told, advice } = open(`${HEAD},Dropped\n1,Ann,Bob,FW,100,20,yes\n`);
    expect(told).toEqual(['column-not-used /column.Dropped: The column “Dropped” is not read.']);
    expect(advice).toEqual([
      'A player who is in no later row counts as dropped. If that is right, no change is needed.',
    ]);
  });

  it('of differentials in a crosstable says where they come from', () => {
    const { told, advice } = open('No,Name,R1,Differential\n1,Ann,2 100-35,65\n2,Bob,1 35-100,-65\n');
    expect(told).toEqual([
      'column-not-used /column.Differential: The column “Differential” is not read. It begins with 65, -65.',
    ]);
    expect(advice).toEqual(['Differentials are computed from the scores. If it holds sums, no change is needed.']);
  });

  it.each(['Remarks', 'Score 3'])('is not suggested as something that its values do not fit (%s)', (heading) => {
    const { advice } = open(`${HEAD},${heading}\n1,Ann,Bob,FW,100,20,7\n`);
    expect(advice).toEqual([
      'If it holds results or scores, give it a heading that says so, such as Result or Score 1. Otherwise no change is needed.',
    ]);
  });
});

it.each([
  ['scorecards', 'Player,Round,Opponent,Result,Lore\nAnn,1,Bob,W,100\nBob,1,Ann,L,35\n', 'such as Result or Score.'],
  [
    'a crosstable',
    'No,Name,R1,R1 Score\n1,Ann,2W,100\n2,Bob,1L,35\n',
    'into the cells of the rounds, as in 12W 100-35.',
  ],
])('A column that is not read in %s says where scores belong', (_, text, where) => {
  expect(open(text).advice).toEqual([expect.stringContaining(where)]);
});

describe('A match of Challonge', () => {
  const challonge = (...matches: readonly object[]) =>
    JSON.stringify({
      tournament: {
        tournament_type: 'swiss',
        state: 'complete',
        participants: ['Ann', 'Bob', 'Cy', 'Dee'].map((name, index) => ({ participant: { id: index + 1, name } })),
        matches: matches.map((match) => ({ match: { round: 1, state: 'complete', ...match } })),
      },
    });
  const SOUND = { player1_id: 3, player2_id: 4, winner_id: 3, scores_csv: '2-1' };

  it('whose winner is neither of the two is refused', () => {
    const { told, matches } = open(challonge({ player1_id: 1, player2_id: 2, winner_id: 7, scores_csv: '1-0' }, SOUND));
    expect(told).toEqual([
      'value-not-understood /tournament/matches/0/winner_id: The winner “7” is neither of the two players of this match.',
    ]);
    expect(matches).toEqual([]);
  });

  it('keeps points of the game as its score', () => {
    const scored = { player1_id: 1, player2_id: 2, winner_id: 2, scores_csv: '65-100' };
    const other = { ...SOUND, scores_csv: '70-55' };
    expect(open(challonge(scored, other), { wins: 'modified' }).matches).toEqual([
      '1 Ann Bob FL 65 100',
      '1 Cy Dee MW 70 55',
    ]);
  });

  it('of start.gg does, too', () => {
    const slot = (id: number, name: string, value: number) => ({
      entrant: { id, name },
      standing: { stats: { score: { value } } },
    });
    const set = { id: 1, round: 1, state: 3, winnerId: 1, phaseGroup: { phase: { bracketType: 'SWISS' } } };
    const nodes = [{ ...set, slots: [slot(1, 'Ann', 100), slot(2, 'Bob', 65)] }];
    expect(open(JSON.stringify({ data: { event: { name: 'E', sets: { nodes } } } })).matches).toEqual([
      '1 Ann Bob FW 100 65',
    ]);
  });

  it('keeps no games won as points', () => {
    const scored = { player1_id: 1, player2_id: 2, winner_id: 2, scores_csv: '0-2' };
    expect(open(challonge(scored, SOUND)).matches).toEqual(['1 Ann Bob FL', '1 Cy Dee FW']);
  });
});
