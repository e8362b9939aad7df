import type { DocumentNumber } from './cite-section.js';
import type { Finding } from './finding.js';
import type { Lots } from './ranking/toss.js';
import type { EntryIndex, TournamentReport } from './report.js';
import type { Answers, Sections } from './rule-questions.js';
import type { Standing, Verdict } from './standing.js';
import type { GameTitle, Result, Rules, Scenario } from './vocabulary.js';

/** One result between two entries, in the form that ratings use. */
export interface RatedGame {
  readonly players: readonly [EntryIndex, EntryIndex];
  /** The first player's score is 1, 0.5 or 0. */
  readonly score: number;
  /** Games of one step are rated on the ratings before that step. Steps increase in playing order. */
  readonly step: number;
  /** The part of the k-factor at stake: 1 between two players, 1 / (n - 1) between two players of a pod of n. */
  readonly share: number;
  /** Whether the winner had only a modified win. */
  readonly modified: boolean;
}

/** Some rule systems have these keys of a match, others do not. */
export type MatchKey = 'games' | 'bestOf' | 'missions' | 'bonusExcluded' | 'victoryConditionsDiffer';

/** A document by this rule system writes its rounds like this. */
export interface Notation {
  /** These keys have a meaning on a match. `games` is among them when a match may be reported game by game. */
  readonly matchKeys: readonly MatchKey[];
  /** The game titles whose rounds hold pods instead of matches. */
  readonly podGames: readonly GameTitle[];
}

/** The rules that decide what a score means. */
export interface PlayedRules {
  readonly game: GameTitle;
  readonly rules: Rules | null;
  readonly scenario: Scenario | null;
}

/** Facts about sanctioning that the report does not contain. */
export interface SanctionFacts {
  /** It is true for a coordinator's import of history: an unknown registration date then counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
}

/**
 * Other readings of a rule than those in force, by switch (`SWITCHES` of rules/policy). A switch that is left out has
 * the value that is in force on the day of the tournament.
 */
export type ChosenReadings = Readonly<Record<string, string>>;

/**
 * A rule system answers every question that others have about a document of rules. All functions are pure. Nobody else
 * compares names of rule systems or games: what depends on them is a question here, which every system has to answer.
 */
export interface RuleSystem extends Answers {
  /** These documents apply to its reports, its own first. Sealed decks of 003 are formats of earlier systems. */
  readonly documents: readonly [DocumentNumber, ...DocumentNumber[]];
  readonly sections: Sections;
  /** The name of the policy by which its games are rated, unless other rules are given; null when it has no ratings. */
  readonly ratingPolicy: string | null;
  /** It accepts reports of these game titles; the reader refuses others. */
  readonly games: readonly GameTitle[];
  /** It has these results; the reader refuses others. */
  readonly results: readonly Result[];
  /** Its documents may contain this besides a result, a score and an ending. The reader reports everything else. */
  readonly notation: Notation;
  /**
   * Returns whether a win with this score is full or modified, for files that do not say it. `either` means that only
   * those who were there know. Null means that scores do not decide it.
   */
  marginOfScore(winning: number, losing: number, played: PlayedRules): 'full' | 'modified' | 'either' | null;
  /** Returns the findings of the rules proper; the reader has checked the shape before. */
  validate(report: TournamentReport, readings?: ChosenReadings): Finding[];
  /** Returns the final order. `lots` draws coin tosses that nobody recorded. It is never called for a report with errors. */
  computeStandings(report: TournamentReport, lots: Lots, readings?: ChosenReadings): Standing[];
  /** Counts the entries that took part, with at least one result other than a missed game. */
  countParticipants(report: TournamentReport): number;
  /** Tells whether the tournament met the conditions of sanctioning, and which it did not. */
  isSanctioned(report: TournamentReport, facts: SanctionFacts): Verdict;
  /** Tells whether its games count for ratings, given the verdict of `isSanctioned`. */
  isRated(report: TournamentReport, sanctioned: Verdict): Verdict;
  /** Returns every game that counts for ratings, by step. */
  ratedGames(report: TournamentReport): RatedGame[];
  /** Tells whether its places are worth league and Masters points (000, sections 11 and 12). */
  awardsPoints(report: TournamentReport): Verdict;
}
