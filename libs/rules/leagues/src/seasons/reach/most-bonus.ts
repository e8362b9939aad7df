import { schemesOn, type LeagueRules } from '../../league-rules.js';
import { compileScheme } from '@quadrant/rules/bonus-schemes';
import type { Days } from '../../season.js';

/**
 * The most bonus points that the schemes in force may give to one entry of a tournament on any of some days (000, 12.5), by the
 * maximum of each; null where one states none. Points by hand are not foreseen.
 */
export function mostBonus(rules: LeagueRules, { from, to }: Days): number | null {
  const starts = rules.schemes.map((scheme) => scheme.from).filter((day) => from < day && day <= to);
  const sums = [from, ...starts].map((day) => sumOf(schemesOn(rules, day).map(({ text }) => maximumOf(text))));
  return sums.some((sum) => sum === null) ? null : Math.max(...sums.map(Number));
}

const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);

function maximumOf(text: string): number | null {
  const compiled = compileScheme(text);
  return compiled.ok ? compiled.scheme.most : null;
}
