import type { Scoring } from '@quadrant/outcome';
import type { Finding } from '@quadrant/tournament';
import type { AcceptCommand } from './acceptance.js';
import type { ExistingTournament } from './existing-tournament.js';
import type { Namesake } from '../people/namesakes.js';
import type { MatchedEntries } from './matched-entries.js';

/** A report to be stored, as the next revision of the tournament that is there, or as a new one. */
export interface Arrival {
  readonly command: AcceptCommand;
  readonly existing: ExistingTournament | null;
  /** Who is behind the entries that nobody is known to by handle. */
  readonly matched: MatchedEntries;
}

/** A report on its way into the tables. */
export interface PlacedReport {
  readonly command: AcceptCommand;
  readonly key: string;
  readonly tournamentRowId: number;
  readonly submissionRowId: number;
  readonly publicId: string;
  readonly revision: number;
  /** Of the tournament, with this revision. */
  readonly version: number;
  /** Those of the command, and one for each player who is new or was found by name. */
  readonly findings: readonly Finding[];
  /** Row id of the player behind each entry. */
  readonly players: readonly number[];
  /** Players who were found by name, by entry. */
  readonly links: ReadonlyMap<number, Namesake>;
  /** The same every time. */
  readonly score: () => Scoring;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** When the earliest begins of what this changes: the tournament as reported, or as it is published. */
  readonly changesFrom: number;
}
