import { factSource, type WrittenFacts } from '../../../../test/builders/facts.js';
import { compileScheme, type CompiledScheme } from './compile-scheme.js';
import { LONGEST_REASON, MOST_BONUS_POINTS } from './scheme-limits.js';

function getScheme(text: string): CompiledScheme {
  const compiled = compileScheme(text);
  if (!compiled.ok) throw new Error(compiled.findings.map(({ message }) => message).join('\n'));
  return compiled.scheme;
}

const evaluate = (text: string, facts: WrittenFacts = {}) => getScheme(text).evaluate(factSource(facts));

const pointsOf = (text: string, facts: WrittenFacts = {}): number[] =>
  evaluate(text, facts).awards.map(({ points }) => points);

const holds = (condition: string, facts: WrittenFacts = {}): boolean =>
  pointsOf(`award 1 when ${condition}`, facts).length === 1;

/** Writes every finding as `code line:column+length`. */
function findingsOf(text: string): string[] {
  const compiled = compileScheme(text);
  if (compiled.ok) return [];
  return compiled.findings.map(({ code, line, column, length }) => `${code} ${line}:${column}+${length}`);
}

const wordsOf = (text: string): string => {
  const compiled = compileScheme(text);
  return compiled.ok ? '' : compiled.findings.map(({ message, advice }) => `${message} ${advice}`).join('\n');
};

describe('expressions', () => {
  it.each([
    'true or false and false',
    'not false and true',
    'not (true and false)',
    'not 1 = 2',
    '1 + 2 * 3 = 7',
    '(1 + 2) * 3 = 9',
    '7 - 2 - 1 = 4',
    '2 - -3 = 5',
    '- 2 < 0 and 0 <= 0 and 1 > 0 and 1 >= 1 and 1 != 2',
    'min(2, 3) = 2 and max(2, 3) = 3 and max(1, min(9, 4)) = 4',
    '"Qo\'noS" = "QO\'NOS" and "Éarth   Station" = "earth station"',
    '"a ""b""" != "a b" and "" = ""',
    'true = true and true != false',
  ])('%s', (condition) => {
    expect(holds(condition)).toBe(true);
    expect(holds(`not (${condition})`)).toBe(false);
  });

  it('compares shares exactly', () => {
    const above = { 'entry.headquartersShare': 50.00000000000001 };
    expect(holds('entry.headquartersShare > 50', above)).toBe(true);
    expect(holds('entry.headquartersShare > 50', { 'entry.headquartersShare': 50 })).toBe(false);
  });

  it('asks for members of sets and counts them', () => {
    const facts = { 'season.missions': ['Cure Blight', 'Survey'], 'entry.missions': ['Survey'] };
    expect(holds('"CURE blight" in season.missions and "x" not in season.missions', facts)).toBe(true);
    expect(pointsOf('award count(season.missions) + count(entry.missions) * 10', facts)).toEqual([12]);
  });
});

describe('points', () => {
  it(`are whole, and ${MOST_BONUS_POINTS} at the most`, () => {
    expect(['0', '1', '50', '51', '1000000', '-1', '2 - 3'].map((points) => pointsOf(`award ${points}`))).toEqual([
      [],
      [1],
      [50],
      [50],
      [50],
      [],
      [],
    ]);
    const share = (value: number) => pointsOf('award entry.headquartersShare', { 'entry.headquartersShare': value });
    expect([share(0.99), share(1.99), share(50.5)]).toEqual([[], [1], [50]]);
  });

  it('are none where a calculation has no result', () => {
    const huge = Array.from({ length: 100 }, () => '1000000').join(' * ');
    expect(pointsOf(`award ${huge} - ${huge}`)).toEqual([]);
    expect(pointsOf(`award ${huge}`)).toEqual([MOST_BONUS_POINTS]);
  });
});

describe('reasons', () => {
  it('fill in what they ask for', () => {
    const because =
      '{entry.headquarters}: { entry.headquartersShare } %, {tournament.online}, {season.missions}, {player.missions}, {entry.affiliation} ""}"';
    const facts = {
      'entry.headquarters': 'Caldos Colony',
      'entry.headquartersShare': 200 / 3,
      'season.missions': ['Survey', 'Cure Blight'],
    };
    expect(evaluate(`award 1 because "${because}`, facts).awards[0]?.reason).toBe(
      'Caldos Colony: 66.67 %, no, Cure Blight, Survey, none, not told "}',
    );
  });

  it('are the condition in words where none is written', () => {
    const [award] = evaluate('award 1 for each m in entry.missions when tournament.number > 3 or m = "x"', {
      'entry.missions': ['Survey'],
      'tournament.number': 4,
    }).awards;
    expect(award?.reason).toBe('Survey: the tournament\'s number in its season, from 1 is more than 3 or m is "x"');
    expect(evaluate('award 1').awards[0]?.reason).toBe('given to everybody');
  });

  it('are cut where they are too long', () => {
    const missions = Array.from({ length: 99 }, (_, number) => `Mission 🚀 ${number}`);
    const { awards } = evaluate('award 1 because "{entry.missions}"', { 'entry.missions': missions });
    expect([...awards[0]!.reason]).toHaveLength(LONGEST_REASON);
    expect(awards[0]!.reason.endsWith('…')).toBe(true);
  });
});

describe('what the report does not tell', () => {
  const missing = (text: string, facts: WrittenFacts = {}) => {
    const { awards, missing: names } = evaluate(text, facts);
    return [awards.length, ...names];
  };

  it.each<[string, (number | string)[]]>([
    ['award 1 when entry.headquarters = "Earth"', [0, 'entry.headquarters']],
    ['award 1 when not (entry.headquarters = "Earth")', [0, 'entry.headquarters']],
    ['award 1 when false and entry.headquarters = "Earth"', [0]],
    ['award 1 when entry.headquarters = "Earth" and false', [0]],
    ['award 1 when true or entry.headquarters = "Earth"', [1]],
    ['award 1 when entry.headquarters = "Earth" or true', [1]],
    ['award 1 when entry.headquarters = "Earth" or false', [0, 'entry.headquarters']],
    ['award 1 when entry.headquarters = entry.affiliation', [0, 'entry.headquarters', 'entry.affiliation']],
    ['award 1 when entry.headquarters in season.headquarters', [0, 'entry.headquarters']],
    ['award count(entry.missions)', [0, 'entry.missions']],
    ['award count(entry.missions) when entry.headquarters = "Earth"', [0, 'entry.headquarters', 'entry.missions']],
    ['award 0 when entry.headquarters = "Earth"', [0]],
    ['award 1 for each m in entry.missions', [0, 'entry.missions']],
    ['award 0 for each m in entry.missions', [0]],
    ['award 1 for each m in entry.missions when m = "x"', [0, 'entry.missions']],
    ['award 1 for each m in entry.missions when m = "x" and false', [0]],
    ['award 1 for each m in season.missions when m = entry.headquarters', [0]],
    ['award 1 because "{entry.headquarters}"', [1]],
  ])('%s', (text, expected) => {
    expect(missing(text)).toEqual(expected);
  });

  it('is told for the members whose award hangs on it only', () => {
    const text = 'award 1 for each m in season.missions when m = "a" or m = "b" and entry.headquarters = "Earth"';
    expect(missing(text, { 'season.missions': ['a', 'b', 'c'] })).toEqual([1, 'entry.headquarters']);
  });

  it('is told once for a scheme, in the order of the facts', () => {
    const text = 'award 1 when count(entry.missions) > entry.nonAlignedShare award 2 when entry.nonAlignedShare > 5';
    expect(missing(text)).toEqual([0, 'entry.nonAlignedShare', 'entry.missions']);
  });
});

it('tells what it asks for, reasons too', () => {
  const { facts, rules } = getScheme(`# ours
    award min(2, player.wins)   when ( tournament.online or tournament.sanctioned and tournament.month = 3 ) because "{entry.place}"`);
  expect(facts).toEqual([
    'entry.place',
    'tournament.month',
    'tournament.online',
    'tournament.sanctioned',
    'player.wins',
  ]);
  expect(rules).toEqual([
    {
      rule: 1,
      source:
        'award min(2, player.wins) when tournament.online or tournament.sanctioned and tournament.month = 3 because "{entry.place}"',
      words:
        "as many points as the lesser of (2; the number of this season's tournaments that the player won before) when " +
        'the tournament is played online or (the tournament is sanctioned and the month, from 1 to 12 is 3)',
    },
  ]);
});

it('refuses a source that gives another type than the fact has', () => {
  const wrong = (value: number | string) => () =>
    getScheme('award 1 when entry.place = 1').evaluate({ value: () => value });
  expect(wrong('1')).toThrow(TypeError);
  expect(wrong(NaN)).toThrow(TypeError);
});

it('reads event where 000 means a tournament, and prints it as it is written', () => {
  const text = 'award 1 when event.number > 2 and player.events = 0 because "{season.events}, {player.seasonEvents}"';
  const { facts, rules, evaluate } = getScheme(text);
  expect(facts).toEqual(['tournament.number', 'player.tournaments', 'player.seasonTournaments', 'season.tournaments']);
  expect(rules[0]!.source).toBe(text);
  const told = factSource({ 'tournament.number': 3, 'season.tournaments': 2, 'player.seasonTournaments': 1 });
  expect(evaluate(told).awards).toEqual([{ rule: 1, points: 1, reason: '2, 1', subject: null }]);
  expect(rules[0]!.words).toEqual(getScheme(text.replace('event.', 'tournament.')).rules[0]!.words);
});

describe('findings', () => {
  it.each<[string, string[]]>([
    ['', ['scheme-empty 1:1+0']],
    ['# award 1\n\n', ['scheme-empty 1:1+0']],
    ['hello', ['scheme-unexpected 1:1+5']],
    ['award', ['scheme-unended 1:1+5']],
    ['award 1\r\nwhen player.tournaments > ', ['scheme-unended 2:25+2']],
    ['award 1 when true and\naward 2 when true', ['scheme-unended 1:19+4']],
    ['award 1 when (true or (false)\n', ['scheme-unended 1:14+17']],
    ['award 1 when min(1, 2 = 3', ['scheme-unended 1:17+9']],
    ['award 1 when (true true)', ['scheme-unended 1:14+6']],
    ['award 1 when "abc = entry.headquarters', ['scheme-unended 1:14+25']],
    ['award 1 because "a {entry.place"', ['scheme-unended 1:20+12']],
    ['award 1 for each m', ['scheme-unended 1:18+1']],
    ['award 1 for m in entry.missions', ['scheme-unexpected 1:13+1']],
    ['award 1 when 1 < 2 < 3', ['scheme-unexpected 1:20+1']],
    ['award 1 when true because "x" when true', ['scheme-unexpected 1:31+4']],
    ['award 1 when a == b', ['scheme-unexpected 1:16+2']],
    ['award 1.5', ['scheme-unexpected 1:7+3']],
    ['award 1000001', ['scheme-number-too-large 1:7+7']],
    ['award 1 when player.event = 0', ['scheme-unknown-fact 1:14+12']],
    ['award 1 when __proto__ = 1', ['scheme-unknown-fact 1:14+9']],
    ['award 1 because "{m}"', ['scheme-unknown-fact 1:18+3']],
    ['award 1 for each m in entry.missions when n = "x"', ['scheme-unknown-fact 1:43+1']],
    ['award 1 when cuont(entry.missions) = 1', ['scheme-unknown-function 1:14+5']],
    ['award 1 when count(entry.missions, entry.missions) = 1', ['scheme-wrong-arguments 1:14+37']],
    ['award 1 when max() = 1', ['scheme-wrong-arguments 1:14+5']],
    ['award 1 when tournament.phase = "playofs"', ['scheme-unknown-word 1:33+9']],
    ['award 1 when "3E" != tournament.game', ['scheme-unknown-word 1:14+4']],
    ['award true', ['scheme-wrong-type 1:7+4']],
    ['award 1 when entry.place', ['scheme-wrong-type 1:14+11']],
    ['award 1 when entry.headquarters > 3', ['scheme-wrong-type 1:14+22']],
    ['award 1 when entry.missions = entry.missions', ['scheme-wrong-type 1:14+31']],
    ['award 1 when not entry.place', ['scheme-wrong-type 1:14+15']],
    ['award -"x"', ['scheme-wrong-type 1:7+4']],
    ['award 1 for each m in entry.wins', ['scheme-wrong-type 1:23+10']],
    ['award 1 for each entry.missions in entry.missions', ['scheme-name-taken 1:18+14']],
    ['award 1 for each season in entry.missions', ['scheme-name-taken 1:18+6']],
    ['award 1 for each event in entry.missions', ['scheme-name-taken 1:18+5']],
    ['award 1 for each tournament in entry.missions', ['scheme-name-taken 1:18+10']],
    ['award 1 when event.phase = "playofs"', ['scheme-unknown-word 1:28+9']],
    ['award 1 for each count in entry.missions', ['scheme-name-taken 1:18+5']],
    ['award 1 for each a.b in entry.missions', ['scheme-name-taken 1:18+3']],
    ['award 1 #\u0000', ['scheme-invisible-character 1:10+1']],
    ['award 1\n# \u202eeurt', ['scheme-invisible-character 2:3+1']],
    ['award 1 because "\ud800"', ['scheme-invisible-character 1:18+1']],
  ])('%j', (text, expected) => {
    expect(findingsOf(text)).toEqual(expected);
  });

  it('name what they are about, and the way out', () => {
    expect(wordsOf('award 1 when player.event = 0')).toContain('Did you mean player.tournaments?');
    expect(wordsOf('award 1 when headquartersShare > 1')).toContain('Did you mean entry.headquartersShare?');
    expect(wordsOf('award 1 wen true')).toContain('Did you mean when?');
    expect(wordsOf('award 1 when entry.place >\n')).toContain(
      'Nothing follows `>` where the text stops, at line 2, column 1.',
    );
    expect(wordsOf('award 1 when (true\naward 2')).toContain(
      'is still open where `award` stands, at line 2, column 1.',
    );
    expect(wordsOf('award 1 when entry.place = "x"')).toContain('a number on its left and a text on its right');
    expect(wordsOf('award 1 when “x” = "x"')).toContain('Write `"`.');
  });

  it('tell the mistakes of several rules at once, in their order', () => {
    expect(findingsOf('award 1 when entry.place\naward 2 when (\naward 3\naward 4 when x = y because "{z}"')).toEqual([
      'scheme-wrong-type 1:14+11',
      'scheme-unended 2:14+2',
      'scheme-unknown-fact 4:14+1',
      'scheme-unknown-fact 4:18+1',
      'scheme-unknown-fact 4:29+3',
    ]);
  });
});

describe('limits', () => {
  const deep = (levels: number) => `award 1 when ${'('.repeat(levels)}true${')'.repeat(levels)}`;

  it('hold for levels, words, rules and characters', () => {
    expect(findingsOf(deep(32))).toEqual([]);
    expect(findingsOf(deep(33))).toEqual(['scheme-too-deep 1:46+1']);
    expect(findingsOf(`award 1 when ${'not '.repeat(33)}true`)).toEqual(['scheme-too-deep 1:142+3']);
    expect(findingsOf(`award ${'-'.repeat(900)}1`)).toEqual(['scheme-too-deep 1:39+1']);
    expect(findingsOf('award 1 '.repeat(20))).toEqual([]);
    expect(findingsOf('award 1 '.repeat(21))).toEqual(['scheme-too-long 1:161+5']);
    expect(findingsOf(`award 1${'+1'.repeat(499)}`)).toEqual([]);
    expect(findingsOf(`award 1${'+1'.repeat(500)}`)).toEqual(['scheme-too-long 1:1006+1']);
    expect(findingsOf(`award 1#${'x'.repeat(3992)}`)).toEqual([]);
    expect(findingsOf(`award 1#${'x'.repeat(3993)}`)).toEqual(['scheme-too-long 1:4001+1']);
  });

  it.each(['(', ')', '"', '{', '-', 'not ', 'award ', 'min(', '#', '“', '\n', '\u0000'])(
    'hold for %j without end',
    (part) => {
      for (const times of [900, 4000 / part.length, 10_000]) {
        const findings = findingsOf(part.repeat(times));
        expect(findings.length).toBeGreaterThan(0);
        expect(findings.length).toBeLessThanOrEqual(20);
      }
    },
  );
});
