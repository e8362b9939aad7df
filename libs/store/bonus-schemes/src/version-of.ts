import { compileScheme } from '@quadrant/rules/bonus-schemes';
import type { LeagueRules } from '@quadrant/rules/leagues';
import type { SchemeState, SchemeVersion } from './scheme.js';
import type { SavedVersion } from './scheme-versions.js';

/**
 * A version with its rules in words and the days on which it is in force.
 *
 * @param today local calendar date
 */
export function versionOf(saved: SavedVersion, { schemes }: LeagueRules, today: string): SchemeVersion {
  const result = compileScheme(saved.text);
  const { rules, most } = result.ok ? result.scheme : { rules: [], most: null };
  const found = schemes.find(({ scheme, version }) => scheme === saved.scheme && version === saved.version);
  if (found === undefined) return { ...saved, rules, most, state: 'replaced', from: null, to: null };
  const { from, to } = found;
  const state: SchemeState = today < from ? 'planned' : to !== null && to < today ? 'over' : 'in-force';
  return { ...saved, rules, most, state, from, to };
}
