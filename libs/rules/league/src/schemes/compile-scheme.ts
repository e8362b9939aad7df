import { compileRule, type EvaluateRule } from './compile-rule.js';
import { describeRule, type RuleDescription } from './describe-rule.js';
import { FACT_NAMES, type FactName, type FactSource } from './facts.js';
import { parseScheme } from './parse-scheme.js';
import { startSchemeReport, type SchemeFinding } from './scheme-findings.js';

// @row 128
/** Bonus points that a rule of a scheme gives to one entry. */
export interface SchemeAward {
  /** From 1, in the order of the text. */
  readonly rule: number;
  /** Whole, 1 to 50. */
  readonly points: number;
  /** The text after `because` with its placeholders filled in, at most 300 characters; without one the condition in words. */
  readonly reason: string;
  /** The member of the set that `for each` goes through, folded; null in a rule without it. */
  readonly subject: string | null;
}

/** A bonus scheme that has been checked. */
export interface CompiledScheme {
  /** Every fact that it asks for, in reasons too. */
  readonly facts: readonly FactName[];
  readonly rules: readonly RuleDescription[];
  /**
   * What the scheme gives to one entry, rule by rule, `for each` in the order of the folded members. The same facts give the
   * same awards. A rule whose outcome hangs on a fact that is not told gives nothing, and the fact is among `missing`.
   *
   * @throws TypeError when the source gives a value that is not of the fact's type, or no finite number
   */
  readonly evaluate: (source: FactSource) => {
    readonly awards: readonly SchemeAward[];
    readonly missing: readonly FactName[];
  };
}

/** A scheme, or all that keeps it from being one (of 20 findings the first), in the order of the text. */
export type CompileResult =
  | { readonly ok: true; readonly scheme: CompiledScheme }
  | { readonly ok: false; readonly findings: readonly SchemeFinding[] };

/**
 * Reads and checks a bonus scheme (000, 12.5: leagues may use the printed ones, alter them or devise their own) in the language
 * of `docs/bonus-schemes.md`. Never throws; work and depth are bounded, whatever the text.
 */
export function compileScheme(text: string): CompileResult {
  const report = startSchemeReport(text);
  const facts = new Set<FactName>();
  const syntax = parseScheme(report);
  const evaluators = syntax.flatMap((rule) => compileRule(rule, report, facts) ?? []);
  if (report.hasFindings()) return { ok: false, findings: report.inOrder() };
  const scheme = {
    facts: FACT_NAMES.filter((name) => facts.has(name)),
    rules: syntax.map(describeRule),
    evaluate: (source: FactSource) => evaluateRules(evaluators, source),
  };
  return { ok: true, scheme };
}

function evaluateRules(rules: readonly EvaluateRule[], source: FactSource): ReturnType<CompiledScheme['evaluate']> {
  const awards: SchemeAward[] = [];
  const missing = new Set<FactName>();
  rules.forEach((evaluate, index) => {
    const outcome = evaluate(source);
    for (const award of outcome.awards) awards.push({ rule: index + 1, ...award });
    for (const name of outcome.missing) missing.add(name);
  });
  return { awards, missing: FACT_NAMES.filter((name) => missing.has(name)) };
}
