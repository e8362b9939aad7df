import { say } from '@quadrant/rules/message';
import { compileExpression } from './compile-expression.js';
import { describeCondition } from './describe-rule.js';
import { FACT_WORDS, findFactName, type FactName, type FactSource, type OwnFact } from './facts.js';
import { compileReason, type WriteReason } from './reason.js';
import { quotePart, type SchemeReport } from './scheme-findings.js';
import { MOST_BONUS_POINTS } from './scheme-limits.js';
import { FUNCTIONS, type Expression, type RuleSyntax } from './syntax.js';
import { A_TYPE, type Scope, type Typed } from './typed.js';
import { isUnknown, unite, type Circumstances, type Read, type Unknown } from './unknown.js';

export interface RuleOutcome {
  readonly awards: readonly { readonly points: number; readonly reason: string; readonly subject: string | null }[];
  readonly missing: readonly FactName[];
}

export type EvaluateRule = (source: FactSource) => RuleOutcome;

/**
 * Checks a rule; returns null when something is wrong, which has been reported. `facts` gathers the facts that it
 * asks for.
 *
 * @param ownFacts as in {@link Scope}
 */
export function compileRule(
  rule: RuleSyntax,
  report: SchemeReport,
  facts: Set<FactName>,
  ownFacts: readonly OwnFact[] | null,
): EvaluateRule | null {
  const outside: Scope = { report, variable: null, facts, ownFacts };
  const each = rule.each && compileAs('set', rule.each.set, '`for each` goes through', outside);
  const isNameFree = rule.each === null || checkName(rule.each, report);
  const scope: Scope = { ...outside, variable: rule.each?.name ?? null };
  const points = compileAs('number', rule.points, '`award` gives', scope);
  const when = rule.when && compileAs('boolean', rule.when, '`when` asks for', scope);
  const writeReason = rule.because && compileReason(rule.because, scope);
  if (points === null || !isNameFree) return null;
  if ((rule.each !== null && each === null) || (rule.when !== null && when === null)) return null;

  const worth = readWorth(points.read, when?.read ?? null);
  const write = writeReason ?? defaultReason(rule);
  if (each === null) return (source) => evaluateFor({ source, subject: null }, worth, write);
  return (source) => evaluateForEach(source, each.read, worth, write);
}

function compileAs<Type extends Typed['type']>(
  type: Type,
  expression: Expression,
  clause: string,
  scope: Scope,
): Extract<Typed, { readonly type: Type }> | null {
  const typed = compileExpression(expression, scope);
  if (typed === null) return null;
  if (isOfType(typed, type)) return typed;
  const { report } = scope;
  const message = say`${clause} ${A_TYPE[type]}, and ${quotePart(report.text, expression)} is ${A_TYPE[typed.type]}.`;
  report.add('scheme-wrong-type', expression, message, say`Write ${A_TYPE[type]}.`);
  return null;
}

const isOfType = <Type extends Typed['type']>(
  typed: Typed,
  type: Type,
): typed is Extract<Typed, { readonly type: Type }> => typed.type === type;

const SUBJECTS: ReadonlySet<string> = new Set(FACT_WORDS.map((word) => word.slice(0, word.indexOf('.'))));

/** A reader of a rule must not take the name for something else. */
function checkName({ name, nameAt }: NonNullable<RuleSyntax['each']>, report: SchemeReport): boolean {
  const isFree = findFactName(name) === null && !SUBJECTS.has(name) && !FUNCTIONS.some((each) => each === name);
  if (isFree && !name.includes('.')) return true;
  const message = isFree ? `\`${name}\` is not a single word.` : `\`${name}\` already has another meaning in schemes.`;
  report.add('scheme-name-taken', nameAt, message, say`Choose an unused name of one word, such as \`mission\`.`);
  return false;
}

/**
 * Returns the points that a rule gives, 0 for none. The result is unknown only where facts that are not stated could
 * make a difference. It is known where the condition is false, or the points are none, whatever those facts are.
 */
const readWorth =
  (points: Read<number>, when: Read<boolean> | null): Read<number> =>
  (circumstances) => {
    const holds = when === null || when(circumstances);
    if (holds === false) return 0;
    const number = points(circumstances);
    if (isUnknown(number)) return isUnknown(holds) ? unite(holds, number) : number;
    const worth = wholePoints(number);
    return worth > 0 && isUnknown(holds) ? holds : worth;
  };

/** Our choice (000, 12.5 gives whole points): a fraction earns nothing, nothing takes points away, and there is a most. */
const wholePoints = (number: number): number => (number >= 1 ? Math.min(Math.floor(number), MOST_BONUS_POINTS) : 0);

function evaluateFor(circumstances: Circumstances, worth: Read<number>, write: WriteReason): RuleOutcome {
  const points = worth(circumstances);
  if (isUnknown(points)) return { awards: [], missing: points.untold };
  if (points === 0) return NOTHING;
  const subject = isUnknown(circumstances.subject) ? null : circumstances.subject;
  return { awards: [{ points, reason: write(circumstances), subject }], missing: [] };
}

const NOTHING: RuleOutcome = { awards: [], missing: [] };

function evaluateForEach(
  source: FactSource,
  readSet: Read<ReadonlySet<string>>,
  worth: Read<number>,
  write: WriteReason,
): RuleOutcome {
  const set = readSet({ source, subject: null });
  if (isUnknown(set)) return { awards: [], missing: untoldWithout(set, worth({ source, subject: set })) };
  // They are sorted, because a set does not keep a meaningful order of its members.
  const outcomes = Array.from(set)
    .sort()
    .map((subject) => evaluateFor({ source, subject }, worth, write));
  return { awards: outcomes.flatMap(({ awards }) => awards), missing: outcomes.flatMap(({ missing }) => missing) };
}

/** Lists the facts that a rule with an unknown set depends on, by what it would give for any member. */
function untoldWithout(set: Unknown, points: number | Unknown): readonly FactName[] {
  if (points === 0) return [];
  return isUnknown(points) ? unite(set, points).untold : set.untold;
}

/** Returns the reason of a rule without `because`: its condition in words, after the member of the set that it is about. */
function defaultReason({ when }: RuleSyntax): WriteReason {
  const condition = when === null ? 'given to everybody' : String(describeCondition(when));
  return ({ source, subject }) =>
    typeof subject === 'string' ? `${source.spellingOf?.(subject) ?? subject}: ${condition}` : condition;
}
