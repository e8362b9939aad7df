import type { Finding } from './finding.js';
import type { Lots } from './ranking/toss.js';
import type { EntryIndex, TournamentReport } from './report.js';
import type { Standing, Verdict } from './standing.js';
import type { GameTitle, Result, Rules, Scenario } from './vocabulary.js';

/** One result between two entries as the rating sees it. */
export interface RatedGame {
  readonly players: readonly [EntryIndex, EntryIndex];
  /** The first one's: 1, 0.5 or 0. */
  readonly score: number;
  /** Games of one step are rated on the ratings before it; steps go up in playing order. */
  readonly step: number;
  /** Part of the k-factor at stake: 1 between two players, 1 / (n - 1) between two of a pod of n. */
  readonly share: number;
  /** Whether the winner won no more than a modified win. */
  readonly modified: boolean;
}

/** Keys of a match that some rule systems know and others do not. */
export type MatchKey = 'games' | 'bestOf' | 'missions' | 'bonusExcluded' | 'victoryConditionsDiffer';

/** How a document by this rule system tells its rounds. */
export interface Notation {
  /** What means something on a match; `games` among them when a match may be told game by game. */
  readonly matchKeys: readonly MatchKey[];
  /** The game titles whose rounds hold pods instead of matches. */
  readonly podGames: readonly GameTitle[];
}

/** What is played: what a score means depends on it. */
export interface PlayedRules {
  readonly game: GameTitle;
  readonly rules: Rules | null;
  readonly scenario: Scenario | null;
}

/** What decides about sanctioning besides the report. */
export interface SanctionFacts {
  /** A coordinator's import of history: an unknown registration date counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
}

/**
 * Other readings of a rule than those in force, by switch (`SWITCHES` of rules/policy); a switch that is left out has its
 * value of the day of the tournament.
 */
export type ChosenReadings = Readonly<Record<string, string>>;

/** What a rule system answers about a report. All functions are pure. */
export interface RuleSystem {
  /** The game titles whose reports it takes; the reader refuses others. */
  readonly games: readonly GameTitle[];
  /** The results that it knows; the reader refuses others. */
  readonly results: readonly Result[];
  /** What its documents may hold beyond a result, a score and an ending; the reader says so of the rest. */
  readonly notation: Notation;
  /**
   * Whether a win with this score is a full or a modified one, for files that do not say it: `either` where only those who
   * were there know, null where scores tell nothing about it.
   */
  marginOfScore(winning: number, losing: number, played: PlayedRules): 'full' | 'modified' | 'either' | null;
  /** Findings of the rules proper; the reader has checked the shape before. */
  validate(report: TournamentReport, readings?: ChosenReadings): Finding[];
  /** The final order. `lots` draws coin tosses that nobody recorded. Never called for a report with errors. */
  computeStandings(report: TournamentReport, lots: Lots, readings?: ChosenReadings): Standing[];
  /** Entries that took part: at least one result other than a missed game. */
  countParticipants(report: TournamentReport): number;
  /** Whether the tournament met the conditions of sanctioning, and which it did not. */
  isSanctioned(report: TournamentReport, facts: SanctionFacts): Verdict;
  /** Whether its games count for ratings, given what `isSanctioned` said. */
  isRated(report: TournamentReport, sanctioned: Verdict): Verdict;
  /** Every game that counts for ratings, by step. */
  ratedGames(report: TournamentReport): RatedGame[];
  /** Whether its places are worth league and Masters points (000, sections 11 and 12). */
  awardsPoints(report: TournamentReport): Verdict;
}
