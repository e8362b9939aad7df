import { count, say } from '@quadrant/rules/message';
import { foldConstant } from './fold-constant.js';
import { MOST_BONUS_POINTS } from './scheme-limits.js';
import type { SchemeReport } from './scheme-findings.js';
import type { RuleSyntax, SchemeSyntax } from './syntax.js';

/**
 * Reports why a scheme must not be saved although it can be evaluated: it has a rule that never gives anything, or no
 * maximum.
 *
 * @param most that the scheme gives to one entry; null where it has none
 */
export function checkSense({ rules }: SchemeSyntax, most: number | null, report: SchemeReport): void {
  for (const { points, when } of rules) {
    if (when !== null && foldConstant(when) === false) {
      const message = say`This condition is never true, so the rule gives nothing.`;
      report.add('scheme-never', when, message, say`Compare with a fact, or remove the rule.`);
    }
    const worth = foldConstant(points);
    if (typeof worth === 'number' && worth < 1) {
      const message = say`This award is ${worth}, and awards below 1 are not given.`;
      report.add('scheme-never', points, message, say`Write at least 1, or remove the rule.`);
    }
  }
  if (most !== null) return;
  const sum = sumOf(rules);
  const message = say`The scheme does not say how many points it gives to one entry of a tournament at most.`;
  const advice =
    sum === null
      ? say`Begin it with the maximum, such as \`at most 6\`: what is above is cut.`
      : say`Begin it with the maximum, such as \`at most ${sum}\`: its rules give ${count(sum, 'point')} together.`;
  report.add('scheme-without-maximum', { start: 0, end: 0 }, message, advice);
}

/** Returns the most that rules give together; null when it depends on facts. */
function sumOf(rules: readonly RuleSyntax[]): number | null {
  const worths = rules.map(({ points, each }) => (each === null ? foldConstant(points) : null));
  if (worths.some((worth) => typeof worth !== 'number')) return null;
  return worths.reduce<number>(
    (sum, worth) => sum + Math.min(Math.max(Math.floor(Number(worth)), 0), MOST_BONUS_POINTS),
    0,
  );
}
