import { plain } from '@quadrant/rules/message';
import { findInForce, type Dated } from './dated.js';

/**
 * How long results may still move, and which movements are worth showing. Windows are those of the policy that is in
 * force on the last local day of the tournament: a later policy moves no deadline of a tournament that was played.
 */
export interface StabilityPolicy {
  /** Stable, kebab-case; every refusal names it. */
  readonly name: string;
  /** Documents and sections, and whose choice the rest is. */
  readonly source: string;
  /** Local calendar days after the last day of a tournament on which its report is rated at once. */
  readonly onTimeDays: number;
  /** Days after the last day of a tournament on which its director may still report it; later a coordinator does. */
  readonly reportBackDays: number;
  /** Days after an official refresh first published a tournament on which its director may revise it; later a coordinator decides. */
  readonly correctionDays: number;
  /** The smallest change of a rating that is shown as a movement, in rating points. */
  readonly smallestMovement: number;
  /** A rating of fewer rated games than this is shown as provisional. */
  readonly provisionalBelow: number;
}

export interface DatedStability extends Dated {
  readonly policy: StabilityPolicy;
}

// @row 87
/** Every stability policy there was or is, without a gap in its dates. */
export const STABILITY_POLICIES: readonly DatedStability[] = [
  {
    from: null,
    to: null,
    policy: {
      name: 'stability-1',
      source: plain`Organized Play Guide 4.2, section 8 and appendix A: results within one week; everything else is our choice`,
      onTimeDays: 7,
      reportBackDays: 365,
      correctionDays: 28,
      smallestMovement: 0.5,
      provisionalBelow: 10,
    },
  },
];

/**
 * The stability policy that is in force on a local date (`YYYY-MM-DD`).
 *
 * @throws RangeError when none is, which `validateStability` finds before
 */
export function stabilityOn(localDate: string, rows: readonly DatedStability[] = STABILITY_POLICIES): StabilityPolicy {
  const row = findInForce(rows, localDate);
  if (row === null) throw new RangeError(`No stability policy is in force on ${localDate}.`);
  return row.policy;
}
