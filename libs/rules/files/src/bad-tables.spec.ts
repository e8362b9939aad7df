import { readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import { openFile } from './open-file.js';

const ANSWERS = new Map(
  Object.entries({
    game: '1e',
    director: 'director',
    name: 'Winter Local',
    startsAt: '2024-11-20T10:00:00+01:00',
    wins: 'modified',
    scores: 'points',
  }),
);

const SCORES = 'Round,Player 1,Player 2,Result,Score 1,Score 2';
const ONE_SCORE = 'Round,Player 1,Player 2,Winner,Score';
const RESULT = 'Round,Player 1,Player 2,Result';
/** A sound game, so that each table has one. */
const SOUND: Readonly<Record<string, string>> = {
  [SCORES]: '1,Cy,Dee,FW,100,35',
  [ONE_SCORE]: '1,Cy,Dee,Cy,100-35',
  [RESULT]: '1,Cy,Dee,FW',
  'Round,Player 1,Player 2,Score': '1,Cy,Dee,100-35',
};

function open(head: string, ...rows: string[]) {
  const text = [head, SOUND[head], ...rows].join('\n');
  const { findings, documents } = openFile(new TextEncoder().encode(text), ANSWERS);
  const bad = findings.filter(({ severity }) => severity === 'error').map(({ code, pointer }) => `${code} ${pointer}`);
  const codes = new Set(findings.map(({ code }) => code));
  const document = bad.length === 0 ? documents[0] : null;
  if (document == null) return { bad, codes, matches: [], rated: 0 };
  const { report, findings: ofReport } = readReport(document);
  expect(ofReport.filter(({ severity }) => severity === 'error')).toEqual([]);
  const matches = report!.rounds.flatMap((round) =>
    round.matches.map(({ players, result, score }) =>
      [...players.map((player) => report!.entries[player]!.handle), result, ...(score ?? [])].join(' '),
    ),
  );
  return { bad, codes, matches, rated: getRuleSystem('opg-4.2').ratedGames(report!).length };
}

describe('A table of matches', () => {
  it.each(['-:-', '-/-', 'double forfeit', 'both forfeit', 'forfeit by both'])(
    'with a game that neither of two came to (%s) gives both a Missed Game, says so, and rates nothing',
    (result) => {
      const { bad, codes, matches, rated } = open(RESULT, `1,Ann,Bob,${result}`);
      expect(bad).toEqual([]);
      expect(codes).toContain('nobody-won');
      expect(matches.filter((match) => !match.endsWith('MG'))).toEqual(['Cy Dee FW']);
      expect(rated).toBe(1);
    },
  );

  it('with a bye that has a score keeps the bye, and says that the score is not used', () => {
    const { bad, codes, matches, rated } = open(SCORES, '1,Ann,bye,,100,0');
    expect(bad).toEqual([]);
    expect(codes).toContain('bye-with-score');
    expect(matches).toEqual(['Cy Dee FW 100 35', 'Ann BYE']);
    expect(rated).toBe(1);
  });

  it('with two byes in one row leaves the row out, and says so', () => {
    const { bad, codes, matches } = open(SCORES, '1,bye,bye,,,');
    expect(bad.length + Number(codes.has('row-left-out'))).toBeGreaterThan(0);
    expect(matches.filter((match) => match.includes('BYE'))).toEqual([]);
  });

  it('with two rows for the bye of one player in one round is refused', () => {
    expect(open(SCORES, '1,Ann,bye,,,', '1,Ann,bye,,,').bad).toEqual(['player-twice-in-round B4']);
  });

  it('with a winner who is neither of the two is refused', () => {
    expect(open(ONE_SCORE, '1,Ann,Bob,Eve,100-35').bad).toEqual(['value-not-understood D3']);
  });

  it.each(['100-65-20', '100:65:20', '100-', '-100', '100 35', 'a lot', '100,5-35'])(
    'with %s as the score of two is refused, or says that it is not used',
    (score) => {
      const { bad, codes, matches } = open(ONE_SCORE, `1,Ann,Bob,Ann,"${score}"`);
      expect(bad.length > 0 || codes.has('cell-not-used')).toBe(true);
      expect(matches.filter((match) => /100|35|65/.test(match) && match.startsWith('Ann'))).toEqual([]);
    },
  );

  it.each(['Round,Player 1,Player 2,Score', ONE_SCORE])(
    'with letters as score (%s) is refused at their cell',
    (head) => {
      const row = head === ONE_SCORE ? '1,Ann,Bob,Ann,high' : '1,Ann,Bob,high';
      const { bad } = open(head, row);
      expect(bad).toEqual([expect.stringMatching(/^value-not-understood [DE]3$/)]);
    },
  );

  it.each([
    ['100-35', '100 35'],
    ['100 - 35', '100 35'],
    ['100 : 35', '100 35'],
    ['100/35', '100 35'],
    ['100–35', '100 35'],
    ['100:-5', '100 -5'],
    ['100 - -5', '100 -5'],
    ['100 : −5', '100 -5'],
    ['130-35', '130 35'],
  ])('reads %s as the score of both', (score, both) => {
    const { bad, matches } = open(ONE_SCORE, `1,Ann,Bob,Ann,${score}`);
    expect(bad).toEqual([]);
    expect(matches).toContain(`Ann Bob FW ${both}`);
  });

  it.each([
    ['100', '35', '100 35'],
    [' 100 ', ' 35 ', '100 35'],
    ['100', '-5', '100 -5'],
    ['100', '−5', '100 -5'],
    ['"100,0"', '"35,0"', '100 35'],
  ])('reads %s and %s in two columns as the scores', (own, other, both) => {
    const { bad, matches } = open(SCORES, `1,Ann,Bob,,${own},${other}`);
    expect(bad).toEqual([]);
    expect(matches).toContain(`Ann Bob FW ${both}`);
  });

  it.each(['99,5', 'many', '1e2', '=A1+B1', '#REF!'])('with %s in a column of scores is refused', (score) => {
    expect(open(SCORES, `1,Ann,Bob,FW,"${score}",35`).bad).not.toEqual([]);
  });
});
