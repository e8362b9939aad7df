import { openFile } from './open-file.js';
import { readFile } from './read-file.js';

const FACTS = { game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2014-11-08' };

function open(text: string) {
  const { findings, documents } = openFile(new TextEncoder().encode(text), new Map(Object.entries(FACTS)));
  const { rounds = [] } = (documents[0] ? JSON.parse(new TextDecoder().decode(documents[0])) : {}) as {
    rounds?: { matches: { players: string[]; result: string }[] }[];
  };
  return {
    messages: findings.map(({ message }) => String(message)),
    advice: findings.map(({ advice }) => advice),
    found: findings.map(({ code, pointer }) => `${code} ${pointer}`),
    matches: rounds.flatMap(({ matches }) => matches.map(({ players, result }) => `${players.join('-')} ${result}`)),
  };
}

const HEAD = 'Round,Player 1,Player 2,Result,Score 1,Score 2';
const GAME = '1,Ann,Bob,FW,100,35';

/** A row with one player, and a result that is no bye, in every kind of table. */
const WITHOUT_OPPONENT: Readonly<Record<string, string>> = {
  'a row with a win and a score': `${HEAD}\n${GAME}\n1,Cy,,MW,78,26`,
  'a row with a loss and a score': `${HEAD}\n${GAME}\n1,Cy,,FL,20,100`,
  'a row with a win': `${HEAD}\n${GAME}\n1,Cy,,FW,,`,
  'a row with a sign in place of the opponent': `${HEAD}\n${GAME}\n1,Cy,-,W,,`,
  'a row with a score alone': `${HEAD}\n${GAME}\n1,Cy,,,100,0`,
  'a row with the second player alone': `${HEAD}\n${GAME}\n1,,Cy,L,,`,
  'a row with a sign as the result': `${HEAD}\n${GAME}\n1,Cy,,-,,`,
  'a row with tabs': `${HEAD}\n${GAME}\n1,Cy,,MW,78,26`.replaceAll(',', '\t'),
  'a row with a winner': 'Round,Player 1,Player 2,Winner\n1,Ann,Bob,Ann\n1,Cy,,Cy',
  'a bye that is lost': `${HEAD}\n${GAME}\n1,Cy,bye,FL,,`,
  'a bye that is a Modified Win': `${HEAD}\n${GAME}\n1,Cy,bye,MW,,`,
  'a scorecard': 'Player,Round,Opponent,Result,Score\nAnn,1,Bob,FW,100\nBob,1,Ann,FL,35\nCy,1,,MW,78',
  'a scorecard with victory points': 'Player,Round,Opponent,VP\nAnn,1,Bob,4\nBob,1,Ann,1\nCy,1,,1',
  'a scorecard with columns for each round': 'Player,R1 Opponent,R1 Result\nAnn,Bob,FW\nBob,Ann,FL\nCy,,MW',
};

describe('A player without an opponent', () => {
  it.each(Object.entries(WITHOUT_OPPONENT))('is refused in %s', (_, text) => {
    const { found, messages, matches } = open(text);
    expect(found.filter((each) => each.startsWith('opponent-missing'))).toHaveLength(1);
    expect(messages.find((each) => each.startsWith('Cy has '))).toContain('the opponent is');
    expect(matches).toEqual([]);
  });

  it('is refused with both sides of the row and the ways out', () => {
    const { messages, advice } = open(`${HEAD}\n1,Susan Zimbar,,MW,78,26`);
    expect(messages).toEqual(['Susan Zimbar has the result “MW” and the score 78-26, but the opponent is empty.']);
    expect(advice[0]).toMatch(/Name the opponent.*write "\?" if they are unknown.*"bye"/);
  });

  it.each(['12', 'W', '0W', '0MW', '0L', 'FW 100-35'])('is refused in a crosstable as “%s”', (cell) => {
    const { found } = open(`No,Name,R1\n1,Ann,2FW\n2,Bob,1FL\n3,Cy,${cell}`);
    expect(found.filter((each) => each === 'value-not-understood C4')).toHaveLength(1);
  });

  it.each([
    ['with a word for a bye', 'bye', ''],
    ['with the word as the result', '', 'BYE'],
    ['with the word and a win', 'Freilos', 'W'],
    ['with the word and a Full Win', '(bye)', 'FW'],
  ])('has a bye %s', (_, opponent, result) => {
    expect(open(`${HEAD}\n${GAME}\n1,Cy,${opponent},${result},,`)).toMatchObject({
      found: [],
      matches: ['Ann-Bob FW', 'Cy BYE'],
    });
  });

  it('has a bye with nothing else, and a finding says so', () => {
    expect(open(`${HEAD}\n${GAME}\n1,Cy,,,,`)).toMatchObject({
      found: ['bye-taken B3'],
      matches: ['Ann-Bob FW', 'Cy BYE'],
    });
  });

  it.each([
    `${HEAD}\n${GAME}\n1,Cy,bye,draw,,`,
    'No,Name,R1\n1,Ann,2FW\n2,Bob,1FL\n3,Cy,H',
    'No,Name,R1\n1,Ann,2FW\n2,Bob,1FL\n3,Cy,½ bye',
    'Player,Round,Opponent,Result\nAnn,1,Bob,FW\nBob,1,Ann,FL\nCy,1,bye,½',
  ])('is asked what a half-point bye becomes: %j', (text) => {
    expect(open(text).found).toContain('open-question /tournament/halfByes');
  });

  it.each(['MG', 'missed game', 'absent', 'no show', 'fehlt'])('has a missed game with “%s”', (word) => {
    expect(open(`${HEAD}\n${GAME}\n1,Cy,,${word},,`)).toMatchObject({ found: [], matches: ['Ann-Bob FW'] });
  });

  it('keeps a bye with a score, and says that the score is not used', () => {
    expect(open(`${HEAD}\n${GAME}\n1,Cy,bye,,100,0`)).toMatchObject({
      found: ['bye-with-score B3'],
      matches: ['Ann-Bob FW', 'Cy BYE'],
    });
    expect(open('No,Name,R1\n1,Ann,2FW\n2,Bob,1FL\n3,Cy,bye 100-0').found).toEqual(['bye-with-score C4']);
  });

  it.each(['bye,bye,', 'bye,,', ',Freilos,W'])('is asked for in a row of byes alone: %s', (cells) => {
    expect(open(`${HEAD}\n${GAME}\n1,${cells},,`).found).toEqual(['value-missing-in-file B3']);
  });

  it('may not have an opponent beside a bye', () => {
    expect(open(`${HEAD}\n1,Ann,Bob,BYE,,`).found).toContain('value-not-understood D2');
  });
});

describe('A game that nobody played', () => {
  it.each([
    ...['+', '+/-', '+:-', '+--', 'ff', 'W/O', 'walkover', 'win by forfeit', 'kampflos', 'forfait'].map(
      (word) => [word, 'win'] as const,
    ),
    ...[
      '-',
      '-/+',
      '- : +',
      'DQ',
      'no show',
      'disqualified',
      'nicht angetreten',
      'disqualifié',
      'descalificado',
      'incomparecencia',
      'MG',
    ].map((word) => [word, 'loss'] as const),
    ...['-/-', '-:-', 'double forfeit', 'both no-show', 'beide nicht angetreten'].map((word) => [word, null] as const),
  ])('is told by “%s”: %s', (word, result) => {
    const text = `Round,Player 1,Player 2,Result\n1,Cy,Dee,W\n1,Ann,Bob,${word}`;
    expect(forfeitsOf(text)).toEqual([result]);
  });

  it('is told on the scorecards of both', () => {
    for (const [own, other, result] of [
      ['no show', 'BYE', 'loss'],
      ['MG', 'W', 'loss'],
      ['+', '-', 'win'],
      ['ff', 'MG', 'win'],
    ]) {
      expect(forfeitsOf(`Player,Round,Opponent,Result\nAnn,1,Bob,${own}\nBob,1,Ann,${other}`)).toEqual([result]);
    }
    expect(open('Player,Round,Opponent,Result\nAnn,1,Bob,ff\nBob,1,Ann,W').found).toEqual(['scorecards-contradict C2']);
  });
});

const forfeitsOf = (text: string) => {
  const { tournaments, findings } = readFile(new TextEncoder().encode(text));
  expect(findings).toEqual([]);
  return tournaments[0]!.rounds.flatMap(({ matches }) =>
    matches.filter(({ kind }) => kind === 'forfeit').map(({ result }) => result),
  );
};
