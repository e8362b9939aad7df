import { type Text, say } from '@quadrant/rules/message';
import { type Finding, finding } from '@quadrant/rules/tournament';
import type { DatedStability, StabilityPolicy } from './stability.js';
import { validateDates } from './validate-dates.js';

/** These are ten years. Longer windows would keep nothing stable. */
const MOST_DAYS = 3652;

const WHOLE_DAYS = [
  'onTimeDays',
  'reportBackDays',
  'correctionDays',
] as const satisfies readonly (keyof StabilityPolicy)[];

/** Returns the reasons why stability policies cannot be used: days without a policy or with several, and values out of range. */
export const validateStability = (rows: readonly DatedStability[]): Finding[] => [
  ...validateDates(rows, '', say`stability policies`),
  ...rows.flatMap(({ policy }, index) => validateValues(policy, `/${index}/policy`)),
];

function validateValues(policy: StabilityPolicy, pointer: string): Finding[] {
  const findings: Finding[] = [];
  const refuse = (key: keyof StabilityPolicy, allowed: Text): void => {
    const message = say`${key} of ${policy.name} is ${policy[key]}.`;
    findings.push(finding('policy-value-not-usable', `${pointer}/${key}`, message, say`Give ${allowed}.`));
  };
  for (const key of WHOLE_DAYS) {
    if (!isWhole(policy[key], 1, MOST_DAYS)) refuse(key, say`a whole number of days from 1 to ${MOST_DAYS}`);
  }
  // A report that is no longer accepted cannot be on time.
  if (policy.onTimeDays > policy.reportBackDays) refuse('onTimeDays', say`at most as many days as reportBackDays`);
  if (!(policy.smallestMovement >= 0 && policy.smallestMovement <= 100)) {
    refuse('smallestMovement', say`rating points from 0 to 100`);
  }
  if (!isWhole(policy.provisionalBelow, 0, 1000))
    refuse('provisionalBelow', say`a whole number of games from 0 to 1000`);
  return findings;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * Returns the same policies, for an installation that starts with them.
 *
 * @throws RangeError with the first finding, when they cannot be used
 */
export function requireStability(rows: readonly DatedStability[]): readonly DatedStability[] {
  const [first] = validateStability(rows);
  if (first !== undefined) throw new RangeError([first.message, first.advice].join(' '));
  return rows;
}
