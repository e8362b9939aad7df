import { checkSense } from './check-sense.js';
import { compileRule, type EvaluateRule } from './compile-rule.js';
import { cutToMaximum } from './cut-to-maximum.js';
import { describeRule, type RuleDescription } from './describe-rule.js';
import { FACT_NAMES, type FactName, type FactSource, type OwnFact } from './facts.js';
import { parseScheme } from './parse-scheme.js';
import { findPrinted } from './printed-schemes.js';
import { startSchemeReport, type SchemeFinding } from './scheme-findings.js';

// @row 128
export interface SchemeAward {
  /** Rules are numbered from 1, in the order of the text. */
  readonly rule: number;
  /** It is a whole number from 1 to 50. */
  readonly points: number;
  /** The text after `because` with its placeholders filled in, cut to 300 characters; without it the condition in words. */
  readonly reason: string;
  /** The folded member of the set that `for each` goes through; null in a rule without it. */
  readonly subject: string | null;
}

export interface CompiledScheme {
  /** Every fact that the scheme asks for, including those in reasons. */
  readonly facts: readonly FactName[];
  readonly rules: readonly RuleDescription[];
  /** The most points that it gives to one entry of a tournament; null for an older scheme that states none. */
  readonly most: number | null;
  /**
   * Returns the awards of one entry, rule by rule, `for each` in the order of the folded members. The same facts give
   * the same awards. A rule that depends on a missing fact gives nothing, and the fact is among `missing`. Points
   * above the maximum are cut.
   *
   * @throws TypeError when the source gives a value that is not of the fact's type, or no finite number
   */
  readonly evaluate: (source: FactSource) => {
    readonly awards: readonly SchemeAward[];
    readonly missing: readonly FactName[];
  };
}

/** A scheme, or everything that is wrong with its text (the first 20 findings), in the order of the text. */
export type CompileResult =
  | { readonly ok: true; readonly scheme: CompiledScheme }
  | { readonly ok: false; readonly findings: readonly SchemeFinding[] };

/**
 * Reads and checks a bonus scheme (000, 12.5: leagues may use the printed ones, alter them or devise their own) in
 * the language of `docs/bonus-schemes.md`. It never throws; work and depth are bounded for any text.
 *
 * @param asNew what the league declares, for a text that somebody wants to save: then a rule that never gives anything and a
 *   scheme without a maximum are refused too. Null for a stored text, which may be from before that was asked
 */
export function compileScheme(text: string, asNew: readonly OwnFact[] | null = null): CompileResult {
  const report = startSchemeReport(text);
  const facts = new Set<FactName>();
  const syntax = parseScheme(report);
  const { rules } = syntax;
  const most = syntax.most ?? findPrinted(text)?.most ?? null;
  const evaluators = rules.flatMap((rule) => compileRule(rule, report, facts, asNew) ?? []);
  if (asNew !== null && !report.hasFindings()) checkSense(syntax, most, report);
  if (report.hasFindings()) return { ok: false, findings: report.inOrder() };
  const scheme = {
    facts: inOrder(facts),
    rules: rules.map(describeRule),
    most,
    evaluate: (source: FactSource) => {
      const { awards, missing } = evaluateRules(evaluators, source);
      return { awards: cutToMaximum(awards, most), missing };
    },
  };
  return { ok: true, scheme };
}

/** Sorts facts in the order in which they are listed, with those of the league itself at the end. */
const inOrder = (facts: ReadonlySet<FactName>): FactName[] => [
  ...FACT_NAMES.filter((name) => facts.has(name)),
  ...[...facts].filter((name) => name.startsWith('deck.')).sort(),
];

function evaluateRules(rules: readonly EvaluateRule[], source: FactSource): ReturnType<CompiledScheme['evaluate']> {
  const awards: SchemeAward[] = [];
  const missing = new Set<FactName>();
  rules.forEach((evaluate, index) => {
    const outcome = evaluate(source);
    for (const award of outcome.awards) awards.push({ rule: index + 1, ...award });
    for (const name of outcome.missing) missing.add(name);
  });
  return { awards, missing: inOrder(missing) };
}
