import type { Finding } from './finding.js';
import type { TournamentReport } from './report.js';
import type { Standing, Verdict } from './standing.js';
import type { GameTitle, Result } from './vocabulary.js';

/** One game of a match as the rating sees it: both entries and the first one's score, 1, 0.5 or 0. */
export interface RatedGame {
  readonly players: readonly [number, number];
  readonly score: number;
}

export interface SanctionFacts {
  /** A coordinator's import of history: an unknown registration date counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
}

/** What a rule system answers about a report. All functions are pure. */
export interface RuleSystem {
  /** The game titles whose reports it takes. */
  readonly games: readonly GameTitle[];
  /** The result codes that it knows. */
  readonly results: readonly Result[];
  /** Findings of the rules proper; shape findings come before, from the reader. */
  validate(report: TournamentReport): Finding[];
  /** The final order. `tournamentKey` seeds coin tosses that nobody recorded. Never called for a report with errors. */
  computeStandings(report: TournamentReport, tournamentKey: string): Standing[];
  /** Entries that took part: at least one result other than a missed game. */
  countParticipants(report: TournamentReport): number;
  isSanctioned(report: TournamentReport, facts: SanctionFacts): Verdict;
  isRated(report: TournamentReport, sanctioned: Verdict): Verdict;
  /** Every game that counts for ratings, in the order in which they were played. */
  listRatedGames(report: TournamentReport): RatedGame[];
}
