import type { ScoredTournament, Scoring } from '@quadrant/rules/outcome';
import type { Finding, Level } from '@quadrant/rules/tournament';
import type { AcceptCommand } from './acceptance.js';
import type { ExistingTournament } from './acceptance/existing-tournament.js';
import type { MatchedEntries } from './acceptance/matched-entries.js';
import type { NewPlayer } from './acceptance/players.js';

/** A report, and the tournament that it would be the next revision of; null: a new one. */
export interface ArrivingReport {
  readonly command: AcceptCommand;
  readonly existing: ExistingTournament | null;
}

/** A report to be stored. */
export interface Arrival extends ArrivingReport {
  /** Who is behind the entries that nobody is known to by handle. */
  readonly matched: MatchedEntries;
}

/** What a report is scored as: a coordinator's word comes before that of the rules about levels. */
export const scoredAs = (
  { command: { key }, existing }: ArrivingReport,
  { heldLevel, heldLeague }: Pick<PlacedReport, 'heldLevel' | 'heldLeague'>,
): ScoredTournament => ({
  key: existing?.key ?? key,
  level: existing?.level ?? heldLevel,
  rated: existing?.rated ?? null,
  league: existing?.league ?? (heldLeague ? '' : null),
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
  /** Those of the command, and what only the store knows: players, approved levels, known places. */
  readonly findings: readonly Finding[];
  /** In place of the report's level, while nobody has approved that. */
  readonly heldLevel: Level | null;
  /** Whether it counts for no league until the league director says so. */
  readonly heldLeague: boolean;
  /** Row id of the player behind each entry. */
  readonly players: readonly number[];
  /** Those whom it creates. */
  readonly newPlayers: readonly NewPlayer[];
  /** The same every time. */
  readonly score: () => Scoring;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** When the earliest begins of what this changes: the tournament as reported, or as it is published. */
  readonly changesFrom: number;
}
