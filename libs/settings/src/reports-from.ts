import { REPORTS_FROM, type ReportsFrom } from '@quadrant/rules/permissions';

type Environment = Readonly<Record<string, string | undefined>>;

/** Under which token the app keeps its `ReportsFrom`. */
export const REPORTS_FROM_SETTING = Symbol('whose reports count at once');

/**
 * The setting `REPORTS_FROM` (`approved`). An empty variable counts as unset.
 * @throws Error with one sentence that names the variable, its value and what is allowed
 */
export function readReportsFrom(env: Environment): ReportsFrom {
  const text = env['REPORTS_FROM'] || 'approved';
  const known = REPORTS_FROM.find((each) => each === text);
  if (known !== undefined) return known;
  throw new Error(`REPORTS_FROM is "${text}", but must be ${REPORTS_FROM.map((each) => `"${each}"`).join(' or ')}.`);
}
