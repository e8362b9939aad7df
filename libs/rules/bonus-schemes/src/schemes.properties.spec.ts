import fc from 'fast-check';
import { stories } from '../../../../test/builders/length.js';
import { factSource, type WrittenFacts } from '../../../../test/builders/facts.js';
import { compileScheme } from './compile-scheme.js';
import { FACTS, type FactType, type ListedFactName } from './facts.js';
import { describeRule } from './describe-rule.js';
import { parseScheme } from './parse-scheme.js';
import { PRINTED_SCHEMES } from './printed-schemes.js';
import { startSchemeReport } from './scheme-findings.js';
import type { BinaryOperator, Expression, RuleSyntax } from './syntax.js';

const SEED = 20_141_215;
const at = { start: 0, end: 0 };

/** Facts with few possible words are left out: other texts may not be compared with them. */
const names = (type: FactType) =>
  (Object.keys(FACTS) as ListedFactName[]).filter(
    (name) => FACTS[name].type === type && FACTS[name].words === undefined,
  );
const fact = (type: FactType) =>
  fc.constantFrom(...names(type)).map((name): Expression => ({ kind: 'name', name, ...at }));
const literal = (value: fc.Arbitrary<number | string | boolean>) =>
  value.map((each): Expression => ({ kind: 'literal', value: each, ...at }));
const binary = (
  operators: readonly BinaryOperator[],
  left: fc.Arbitrary<Expression>,
  right: fc.Arbitrary<Expression>,
) =>
  fc
    .tuple(fc.constantFrom(...operators), left, right)
    .map(([operator, one, other]): Expression => ({ kind: 'binary', operator, left: one, right: other, ...at }));
const prefix = (kind: 'not' | 'minus', operand: fc.Arbitrary<Expression>) =>
  operand.map((inner): Expression => ({ kind, operand: inner, ...at }));
const call = (name: string, ...args: fc.Arbitrary<Expression>[]) =>
  fc.tuple(...args).map((given): Expression => ({ kind: 'call', name, args: given, ...at }));

const list = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'B', '"', ' '), maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((texts): Expression => ({ kind: 'list', texts, ...at }));

const writtenText = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '"', '#', ' ', '}', '🚀'), maxLength: 6 });

const { number, condition } = fc.letrec<{ number: Expression; text: Expression; condition: Expression }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    literal(fc.nat(60)),
    fact('number'),
    call('count', fact('set')),
    prefix('minus', tie('number')),
    binary(['+', '-', '*'], tie('number'), tie('number')),
    call('min', tie('number'), tie('number')),
    call('max', tie('number'), tie('number')),
  ),
  text: fc.oneof(literal(writtenText), fact('text')),
  condition: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    literal(fc.boolean()),
    fact('boolean'),
    binary(['in', 'not in'], tie('text'), fact('set')),
    binary(['in', 'not in'], tie('text'), list),
    binary(['in', 'not in'], fact('player'), fact('players')),
    binary(['=', '!='], fact('player'), fact('player')),
    binary(['=', '!='], tie('text'), tie('text')),
    binary(['=', '!=', '<', '<=', '>', '>='], tie('number'), tie('number')),
    prefix('not', tie('condition')),
    binary(['and', 'or'], tie('condition'), tie('condition')),
    binary(['=', '!='], tie('condition'), tie('condition')),
  ),
}));

const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const aboutMember = binary(
  ['and', 'or'],
  binary(['in', 'not in'], fc.constant<Expression>({ kind: 'name', name: 'm', ...at }), fact('set')),
  condition,
);

const rule: fc.Arbitrary<RuleSyntax> = fc
  .record({
    points: number,
    set: orNone(fact('set')),
    plain: orNone(condition),
    ofMember: aboutMember,
    because: orNone(fc.constantFrom('because', '{entry.headquarters}', 'x {player.missions} ""y""')),
  })
  .map(({ points, set, plain, ofMember, because }) => ({
    points,
    each: set && { name: 'm', nameAt: at, set },
    when: set === null ? plain : ofMember,
    because: because === null ? null : { written: because, ...at },
    ...at,
  }));

const scheme = fc.array(rule, { minLength: 1, maxLength: 3 });
const print = (rules: readonly RuleSyntax[]): string =>
  rules.map((each, index) => describeRule(each, index).source).join('\n');
const bare = (rules: readonly RuleSyntax[]): unknown =>
  JSON.parse(
    JSON.stringify(rules, (key, value: unknown) => (['start', 'end', 'nameAt'].includes(key) ? undefined : value)),
  );

const valueOf = (type: FactType) => {
  const texts = fc.constantFrom('a', 'B', 'é', 'b a', '🚀');
  if (type === 'number') return fc.oneof(fc.nat(5), fc.constantFrom(50, 75, 100 / 3));
  if (type === 'text' || type === 'player') return texts;
  return type === 'boolean' ? fc.boolean() : fc.array(texts, { maxLength: 3 });
};
const allFacts: fc.Arbitrary<WrittenFacts> = fc.record(
  Object.fromEntries(Object.entries(FACTS).map(([name, { type }]) => [name, valueOf(type)])),
);
const untold = fc.subarray((Object.keys(FACTS) as ListedFactName[]).filter((name) => FACTS[name].optional));

function compiled(text: string) {
  const result = compileScheme(text);
  if (!result.ok) throw new Error(`${text}\n${result.findings.map(({ message }) => message).join('\n')}`);
  return result.scheme;
}

describe('random schemes', () => {
  it('are read again as they are printed', () => {
    fc.assert(
      fc.property(scheme, (rules) => {
        const report = startSchemeReport(print(rules));
        expect(bare(parseScheme(report).rules)).toEqual(bare(rules));
        expect(report.inOrder()).toEqual([]);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('give whole points within the limits, and the same for the same facts in any order', () => {
    fc.assert(
      fc.property(scheme, allFacts, untold, (rules, facts, absent) => {
        const { evaluate } = compiled(print(rules));
        const written = { ...facts, ...Object.fromEntries(absent.map((name) => [name, null])) };
        const reversed = Object.entries(written).map(([name, value]) => [
          name,
          Array.isArray(value) ? [...value].reverse() : value,
        ]);
        const { awards, missing } = evaluate(factSource(written));
        expect(evaluate(factSource(Object.fromEntries(reversed) as WrittenFacts))).toEqual({ awards, missing });
        for (const { points, reason } of awards) {
          expect(Number.isInteger(points) && points >= 1 && points <= 50).toBe(true);
          expect(reason).not.toBe('');
        }
        for (const name of missing) expect(absent).toContain(name);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('name what is missing wherever it could make a difference', () => {
    fc.assert(
      fc.property(rule, allFacts, untold, (one, facts, absent) => {
        const { evaluate } = compiled(print([one]));
        const partly = evaluate(factSource({ ...facts, ...Object.fromEntries(absent.map((name) => [name, null])) }));
        const gist = ({ awards }: typeof partly) => awards.map(({ points, subject }) => `${points} ${subject}`);
        const whole = gist(evaluate(factSource(facts)));
        if (partly.missing.length === 0) expect(gist(partly)).toEqual(whole);
        else for (const award of gist(partly)) expect(whole).toContain(award);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });
});

describe('any text', () => {
  const PARTS = [
    ...[
      'award ',
      'for each ',
      'm ',
      'in ',
      'when ',
      'because ',
      'and ',
      'or ',
      'not ',
      '(',
      ')',
      ',',
      '"',
      '{',
      '}',
      '#',
    ],
    ...[
      '=',
      '!=',
      '<',
      '>=',
      '+',
      '-',
      '*',
      '1',
      '7.5',
      '\n',
      '\r\n',
      'true ',
      'count(',
      'min(',
      'x.y',
      'é',
      '\u202e',
      '🚀',
      '\ud800',
    ],
    ...['entry.place ', 'entry.missions ', 'entry.headquarters ', 'previous.exists '],
  ];
  const soup = fc.array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 40,
  });
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.constantFrom('', ...PARTS)), { minLength: 1, maxLength: 4 });
  const mutated = fc.tuple(
    fc.oneof(fc.constantFrom(...PRINTED_SCHEMES.map(({ text }) => text)), scheme.map(print)),
    edits,
  );

  const texts = fc.oneof(
    soup.map((parts) => parts.join('')),
    mutated.map(([text, changes]) =>
      changes.reduce((changed, [where, length, part]) => {
        const from = where % (changed.length + 1);
        return changed.slice(0, from) + part + changed.slice(from + length);
      }, text),
    ),
  );

  // @row 128
  it('is a scheme or has findings that lead into it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = compileScheme(text);
        if (result.ok) {
          result.scheme.evaluate(factSource());
          return;
        }
        const lines = text.split(/\r\n|\n|\r/);
        expect(result.findings.length).toBeGreaterThan(0);
        for (const { line, column, length, message, advice } of result.findings) {
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
          expect(length).toBeGreaterThanOrEqual(0);
          expect(message).toMatch(/[.?]$/);
          expect(advice).toMatch(/\.$/);
        }
      }),
      { seed: SEED, numRuns: stories(1000, 5000) },
    );
  });
});
