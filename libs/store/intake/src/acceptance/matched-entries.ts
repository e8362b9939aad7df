import type { Finding, PlayerCandidate } from '@quadrant/rules/tournament';
import type { Namesake } from '@quadrant/store/people';

/** Who is behind the entries of a report whose handles nobody has. */
export interface MatchedEntries {
  /** Known players, by entry: the only ones of the entry's name. */
  readonly links: ReadonlyMap<number, Namesake>;
  /** Who may be meant by the other entries. */
  readonly candidates: ReadonlyMap<number, readonly PlayerCandidate[]>;
  readonly findings: readonly Finding[];
}
