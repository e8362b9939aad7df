import type { Finding } from './finding.js';
import type { TournamentReport } from './report.js';
import type { Standing, Verdict } from './standing.js';
import type { GameTitle, Result } from './vocabulary.js';

/** One game of a match as the rating sees it: both entries and the first one's score, 1, 0.5 or 0. */
export interface RatedGame {
  readonly players: readonly [number, number];
  readonly score: number;
}

/** What decides about sanctioning besides the report. */
export interface SanctionFacts {
  /** A coordinator's import of history: an unknown registration date counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
}

/** What a rule system answers about a report. All functions are pure. */
export interface RuleSystem {
  /** The game titles whose reports it takes; the reader refuses others. */
  readonly games: readonly GameTitle[];
  /** The results that it knows; the reader refuses others. */
  readonly results: readonly Result[];
  /** Findings of the rules proper; the reader has checked the shape before. */
  validate(report: TournamentReport): Finding[];
  /** The final order. `tournamentKey` seeds coin tosses that nobody recorded. Never called for a report with errors. */
  computeStandings(report: TournamentReport, tournamentKey: string): Standing[];
  /** Entries that took part: at least one result other than a missed game. */
  countParticipants(report: TournamentReport): number;
  /** Whether the tournament met the conditions of sanctioning, and which it did not. */
  isSanctioned(report: TournamentReport, facts: SanctionFacts): Verdict;
  /** Whether its games count for ratings, given what `isSanctioned` said. */
  isRated(report: TournamentReport, sanctioned: Verdict): Verdict;
  /** Every game that counts for ratings, in the order in which they were played. */
  ratedGames(report: TournamentReport): RatedGame[];
}
