import { factSource, type WrittenFacts } from '../../../../test/builders/facts.js';
import { compileScheme, type CompiledScheme } from './compile-scheme.js';
import { PRINTED_SCHEMES } from './printed-schemes.js';

function getScheme(text: string): CompiledScheme {
  const compiled = compileScheme(text, [{ name: 'ships', means: 'the number of ships', most: 60 }]);
  if (!compiled.ok) throw new Error(compiled.findings.map(({ message }) => message).join('\n'));
  return compiled.scheme;
}

const evaluate = (text: string, facts: WrittenFacts = {}) => getScheme(text).evaluate(factSource(facts));
const holds = (condition: string, facts: WrittenFacts = {}): boolean =>
  evaluate(`at most 9 award 1 when ${condition}`, facts).awards.length === 1;

/** Writes every finding of a new text as `code line:column: message advice`. */
function refusalsOf(text: string): string[] {
  const compiled = compileScheme(text, []);
  return compiled.ok
    ? []
    : compiled.findings.map(
        ({ code, line, column, message, advice }) => `${code} ${line}:${column}: ${message} ${advice}`,
      );
}

describe('lists of texts (15, C.7)', () => {
  it('hold what is one of them, however it is spelled', () => {
    const facts = { 'entry.headquarters': 'Qo’noS' };
    expect(holds(`entry.headquarters in ("Earth", "QO'NOS")`, facts)).toBe(true);
    expect(holds('entry.headquarters in ("Earth")', facts)).toBe(false);
    expect(holds('entry.headquarters not in ("Earth", "Bajor")', facts)).toBe(true);
    expect(holds('tournament.phase in ("first-half", "none")', { 'tournament.phase': 'first-half' })).toBe(true);
  });

  it('are described as they are written', () => {
    const [rule] = getScheme('at most 1 award 1 when entry.headquarters in ("Earth", "a ""b""")').rules;
    expect(rule?.source).toBe('award 1 when entry.headquarters in ("Earth", "a ""b""")');
    expect(rule?.words).toBe('1 point when the deck\'s headquarters is among ("Earth", "a ""b""")');
  });

  it.each([
    ['at most 1 award 1 when entry.headquarters in ("Earth", 7)', 'scheme-unexpected'],
    ['at most 1 award 1 when entry.headquarters in ("Earth", "Bajor"', 'scheme-unended'],
    ['at most 1 award 1 when entry.place in ("Earth")', 'scheme-wrong-type'],
    ['at most 1 award 1 when tournament.phase in ("playofs", "none")', 'scheme-unknown-word'],
  ])('refuse %s', (text, code) => {
    expect(refusalsOf(text)[0]).toContain(code);
  });
});

describe('players (15, C.7)', () => {
  const facts: WrittenFacts = { 'entry.beaten': ['player 7'], 'entry.opponents': ['player 7', 'player 9'] };

  it('are asked for among those met and beaten', () => {
    expect(holds('previous.winner in entry.beaten', { ...facts, 'previous.winner': 'player 7' })).toBe(true);
    expect(holds('season.champion in entry.beaten', { ...facts, 'season.champion': 'player 9' })).toBe(false);
    expect(holds('count(entry.opponents) = 2 and season.champion not in entry.opponents', facts)).toBe(true);
  });

  it('are nobody where there is none, and nobody is no one person', () => {
    expect(holds('previous.winner = season.champion')).toBe(false);
    expect(holds('previous.winner in entry.opponents', facts)).toBe(false);
  });

  it('are named in no reason and compared with no text', () => {
    expect(refusalsOf('at most 1 award 1 because "beat {previous.winner}"')[0]).toContain('no reason names anybody');
    expect(refusalsOf('at most 1 award 1 when previous.winner = "ann"')[0]).toContain('scheme-wrong-type');
    expect(refusalsOf('at most 1 award 1 when "ann" in entry.beaten')[0]).toContain('scheme-wrong-type');
  });
});

describe('numbers that a league declares (15, C.7)', () => {
  it('are facts of decks, and untold where a report does not tell them', () => {
    expect(holds('deck.ships > 12', { 'deck.ships': 13 })).toBe(true);
    expect(evaluate('at most 1 award 1 when deck.ships > 12').missing).toEqual(['deck.ships']);
  });

  it('are refused where the league does not declare them, with what was meant', () => {
    const compiled = compileScheme('at most 1 award 1 when deck.shipz > 1', [{ name: 'ships', means: 's', most: 9 }]);
    expect(compiled.ok ? [] : compiled.findings).toMatchObject([
      { code: 'scheme-unknown-fact', message: 'There is no fact `deck.shipz`. Did you mean deck.ships?' },
    ]);
  });

  it('are read again from a stored scheme without the declaration', () => {
    expect(compileScheme('award 1 when deck.ships > 1').ok).toBe(true);
  });
});

describe('the maximum of an entry (15, C.7)', () => {
  it('is required, with a proposal where the rules have one sum', () => {
    expect(refusalsOf('award 4 when entry.place = 1\naward 2')).toEqual([
      'scheme-without-maximum 1:1: The scheme does not say how many points it gives to one entry of a tournament at most. Begin it with the maximum, such as `at most 6`: its rules give 6 points together.',
    ]);
    expect(refusalsOf('award 1 for each mission in entry.missions')[0]).toContain('what is above is cut');
  });

  it('is built into the printed schemes, whose texts stay as they are', () => {
    expect(PRINTED_SCHEMES.map(({ text, most }) => [getScheme(text).most, most])).toEqual([
      [3, 3],
      [4, 4],
      [20, 20],
    ]);
    expect(PRINTED_SCHEMES.filter(({ text }) => text.includes('at most'))).toEqual([]);
  });

  it('cuts what is above it, and the award says so', () => {
    const { awards } = evaluate('at most 5 award 4 because "a" award 3 because "b" award 2 because "c"');
    expect(awards.map(({ points, reason }) => [points, reason])).toEqual([
      [4, 'a'],
      [1, 'b (cut by 4 points: the scheme gives at most 5 in a tournament)'],
    ]);
  });

  it('leaves a stored scheme without one as it was', () => {
    const compiled = compileScheme('award 4 award 3');
    expect(compiled.ok && compiled.scheme.most).toBeNull();
  });

  it.each([
    'at most 0 award 1',
    'at most 201 award 1',
    'at most award 1',
    'at 5 award 1',
    'at most 2 at most 3 award 1',
  ])('is refused as %s', (text) => {
    expect(refusalsOf(text)).not.toEqual([]);
  });
});

describe('a rule that never gives anything (15, C.7)', () => {
  it.each([
    'when 1 = 2',
    'when false and entry.place = 1',
    'when not (true or entry.dropped)',
    'when "Earth" in ("Bajor")',
    'when min(1, 2) * 3 > 4 - -1',
    'when "Qo\'noS" != "QO’NOS"',
  ])('is refused for its condition: %s', (condition) => {
    expect(refusalsOf(`at most 1\naward 1 ${condition}`)[0]).toMatch(
      /^scheme-never 2:14: This condition is never true/,
    );
  });

  it('is refused for its points', () => {
    expect(refusalsOf('at most 1 award 2 - 2')[0]).toContain('This award is 0');
  });

  it.each(['entry.place = 1', 'true', 'entry.dropped or false', '1 = 1 and entry.byes > 0'])(
    'is not refused where it hangs on a fact, or always holds: %s',
    (condition) => {
      expect(refusalsOf(`at most 1 award 1 when ${condition}`)).toEqual([]);
    },
  );
});
