import type { Text } from '@quadrant/rules/message';
import type { SwitchId } from './switches.js';

/** Pages at these places show numbers that depend on readings. */
export const READING_PLACES = {
  standings: 'the final order of a tournament (GET /api/v1/tournaments/{id})',
  ratings: 'leaderboards and the pages of players',
  season: 'the page of a league season',
  masters: 'the page of Trek Masters',
  'champions-league': 'the page of the Champions League',
  championships: 'the page of a championship',
  reports: 'the receipt of a report and the policy page',
  pairing: 'the answer of a pairing (POST /api/v1/pairings)',
} as const satisfies Readonly<Record<string, string>>;

export type ReadingPlace = keyof typeof READING_PLACES;

/** A passage that a document leaves open or unclear, and our reading of it. */
export interface Reading {
  /** The id is unique and in kebab-case. `// @reading id` marks the code that follows it. */
  readonly id: string;
  /** The document and section are written as in `000 §7.7`; `citeSection` spells them out. */
  readonly section: string;
  /** A sentence that summarizes the document. */
  readonly says: Text;
  /** It says how we read the passage, and why when that is not obvious. */
  readonly reading: Text;
  readonly shownAt: readonly ReadingPlace[];
  /** The switch between this reading and another defensible one; null when there is none. */
  readonly switch: SwitchId | null;
}
