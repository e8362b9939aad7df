import { plain } from '@quadrant/rules/message';
import type { Level } from '@quadrant/rules/tournament';
import type { Dated } from '@quadrant/rules/policy';

// @row 99, 102, 104, 107, 110
/** The points at stake in one game between two players, by level, for as long as the row is in force. */
export interface KTable extends Dated {
  /** Documents and sections, and whose choice the rest is. */
  readonly source: string;
  readonly kFactors: Readonly<Record<Level, number>>;
}

/**
 * The levels were renumbered in 2014: announced in the middle of the year, the very day is our choice. The earlier row
 * is told in today's numbers; Regionals and Nationals had the same k-value then.
 */
export const K_TABLES: readonly KTable[] = [
  {
    from: null,
    to: '2014-06-04',
    source: plain`trekcc.org, article 1335; the day on which it ends is our choice`,
    kFactors: { 1: 16, 2: 32, 3: 32, 4: 48, 5: 64 },
  },
  {
    from: '2014-06-04',
    to: null,
    source: '000, 11.1.1-11.2.2; level 1: trekcc.org, article 1335; the day on which it begins is our choice',
    kFactors: { 1: 16, 2: 28, 3: 40, 4: 52, 5: 64 },
  },
];
