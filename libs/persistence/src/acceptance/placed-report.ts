import type { ScoredTournament, Scoring } from '@quadrant/outcome';
import type { Finding, Level } from '@quadrant/tournament';
import type { AcceptCommand } from './acceptance.js';
import type { ExistingTournament } from './existing-tournament.js';

/** A report to be stored, as the next revision of the tournament that is there, or as a new one. */
export interface Arrival {
  readonly command: AcceptCommand;
  readonly existing: ExistingTournament | null;
}

/** What a report is scored as: a coordinator's word comes before that of the rules about levels. */
export const scoredAs = ({ command: { key }, existing }: Arrival, heldLevel: Level | null): ScoredTournament => ({
  key: existing?.key ?? key,
  level: existing?.level ?? heldLevel,
  rated: existing?.rated ?? null,
});

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
  /** Those of the command, and what only the store knows: new players, approved levels, known places. */
  readonly findings: readonly Finding[];
  /** In place of the report's level, while nobody has approved that. */
  readonly heldLevel: Level | null;
  /** Row id of the player behind each entry. */
  readonly players: readonly number[];
  /** Public ids of those whom it creates. */
  readonly newPlayers: readonly string[];
  /** The same every time. */
  readonly score: () => Scoring;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** When the earliest begins of what this changes: the tournament as reported, or as it is published. */
  readonly changesFrom: number;
}
