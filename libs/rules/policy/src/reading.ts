import type { Text } from '@quadrant/rules/message';
import type { SwitchId } from './switches.js';

/** Where numbers are shown that readings decide. */
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

/** Where a document leaves something open or unclear, and how we read it. */
export interface Reading {
  /** Unique, kebab-case. `// @reading id` marks the code that follows it. */
  readonly id: string;
  /** Document and section, as `000 §7.7`; `citeSection` spells it out. */
  readonly section: string;
  /** What the document says, in a sentence. */
  readonly says: Text;
  /** How we read it, and why where that is not plain. */
  readonly reading: Text;
  readonly shownAt: readonly ReadingPlace[];
  /** The switch between this reading and another one that is defensible; null: there is none. */
  readonly switch: SwitchId | null;
}
