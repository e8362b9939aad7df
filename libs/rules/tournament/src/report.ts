import type {
  CardPool,
  Ending,
  Format,
  GameTitle,
  Kind,
  Level,
  Pairing,
  Result,
  RuleSystemId,
  Rules,
  Scenario,
  Side,
  Stage,
} from './vocabulary.js';

/** The registered and announced facts about a tournament: everything of a report that is neither a player nor a result. */
export interface TournamentHeader {
  readonly name: string;
  /** It is `source:id` in the system of its origin. */
  readonly externalId: string | null;
  readonly game: GameTitle;
  readonly ruleSystem: RuleSystemId;
  readonly format: Format;
  readonly cardPool: CardPool | null;
  readonly rules: Rules | null;
  readonly scenario: Scenario | null;
  readonly unrated: boolean;
  readonly level: Level;
  readonly kind: Kind;
  /** ISO 8601 with offset, so that its first ten characters are the local date. */
  readonly startsAt: string;
  /**
   * The date as far as it is known: a day (`YYYY-MM-DD`) whose hour is unknown, a month (`YYYY-MM`), a year (`YYYY`) or
   * `unknown`. A month or a year that was concluded has a question mark behind it. Then `startsAt` is computed: the end of the last day that it may be, and the beginning of history for
   * `unknown`. It is absent where the start is stated.
   */
  readonly date?: string;
  readonly endsAt: string | null;
  readonly registeredAt: string | null;
  readonly plannedRounds: number | null;
  readonly pairing: Pairing;
  readonly online: boolean;
  readonly country: string | null;
  readonly region: string | null;
  readonly venue: string | null;
  readonly director: string | null;
  readonly secondaryDirector: string | null;
  readonly tertiaryDirector: string | null;
  /** The slug of the league that this tournament counts for. */
  readonly league: string | null;
  readonly structure: string | null;
  readonly tier: string | null;
  /** The organizers announced this bracket. It is absent where there is none of their own. */
  readonly bracket?: OwnBracket;
}

/** A bracket as organizers write it (000, section 10). `readOwnBracket` of `rules/pairing` checks it. */
export interface OwnBracket {
  readonly title: string;
  /** A line for each round: matches as `3: 1-W2`, separated by commas. A side is a seed, or the winner or loser of a match. */
  readonly rounds: readonly string[];
}

/** The facts about a player's deck that bonuses of leagues depend on (000, 12.5). */
export interface Deck {
  readonly headquarters: string | null;
  readonly affiliation: string | null;
  /** It is null when the report does not tell. */
  readonly missionsCompleted: readonly string[] | null;
  readonly personnel: { readonly total: number; readonly nonAligned: number; readonly playable: number } | null;
  /** The numbers that the tournament's league declares for its bonus schemes, by name. It is absent when the report has none. */
  readonly facts?: Readonly<Record<string, number>>;
}

export interface Entry {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly seed: number | null;
  /** The rounds for which an earned bye is claimed. */
  readonly earnedByes: readonly number[];
  readonly headStart: number;
  readonly droppedAfterRound: number | null;
  readonly deck: Deck | null;
}

/** It is an index into `TournamentReport.entries`. */
export type EntryIndex = number;

/** One game of a match whose games are reported one by one. */
export interface Game {
  /** The index of the winner among the two players of the match; it is null for a draw. */
  readonly winner: 0 | 1 | null;
  /** The sides are in the order of the players of the match. */
  readonly sides: readonly [Side, Side] | null;
  readonly score: readonly [number, number] | null;
  readonly endedBy: Ending | null;
  /** The first player's value as set by the director; it is null when the rules compute it. */
  readonly differential: number | null;
}

/** The results of two players against each other in a round, or of a player who had no opponent. */
export interface Match {
  /** It has two entries, or one for a bye or a missed game. */
  readonly players: readonly [EntryIndex] | readonly [EntryIndex, EntryIndex];
  /** It is the first player's result, and null when `games` tell it. */
  readonly result: Result | null;
  /** They are in playing order, for two-game rounds and best of three. The list is empty when `result` alone tells the match. */
  readonly games: readonly Game[];
  readonly score: readonly [number, number] | null;
  readonly endedBy: Ending | null;
  /** The first player's value as set by the director; it is null when the rules compute it. */
  readonly differential: number | null;
  /** The numbers of missions that each player completed, in the order of `players` (2E Modified Win). */
  readonly missions: readonly { readonly planet: number; readonly space: number }[] | null;
  /** Points of each player that do not count toward winning (001, Scoring). */
  readonly bonusExcluded: readonly [number, number] | null;
  /** Whether the two players needed different things to win (001, Scoring). */
  readonly victoryConditionsDiffer: boolean;
  /** The match has at most this many games; null when it was not announced. */
  readonly bestOf: number | null;
  /** Its source does not state the result: it was concluded by this rule. It is absent where the result is stated. */
  readonly inferred?: Inference;
}

/**
 * The rules by which a result may be concluded: the stated points of both players leave only one; the score shows who
 * won; only the winner played on in the elimination stage.
 */
export const INFERENCES = ['totals', 'score', 'elimination'] as const;
export type Inference = (typeof INFERENCES)[number];

/** The rule by which a month or a year may be concluded: tournaments with a lower and a higher number in the same folder have dates. */
export const DATE_INFERENCES = ['order'] as const;

/**
 * The rules by which the rounds may be concluded where a table says who met, and not when: the matches are in the order of a
 * round robin; each match is in the first round in which neither has played yet, in the order of the rows.
 */
export const ROUND_INFERENCES = ['round-robin', 'order-of-rows'] as const;
export type RoundInference = (typeof ROUND_INFERENCES)[number];

/** The rule by which a place may be concluded: it is empty below another one, and the next place leaves room for sharing it. */
export const PLACE_INFERENCES = ['shared'] as const;
export type PlaceInference = (typeof PLACE_INFERENCES)[number];

/** The opponent or the result of this match is unknown. It is never rated, and no entry stands for the unknown opponent. */
export interface IncompleteMatch extends Omit<Match, 'players' | 'inferred'> {
  /** The known player comes first. The second one is null where they are unknown. */
  readonly players: readonly [EntryIndex, EntryIndex | null];
  /** The result is unknown: `result` is null, and `games` is empty. */
  readonly isResultUnknown: boolean;
  /** The number of the match among all of its round, from 0, as the document lists them. */
  readonly number: number;
}

export interface Pod {
  /** They are in the order of the entries. */
  readonly players: readonly EntryIndex[];
  /** The points are those of this round alone, in the order of `players`, without head starts. */
  readonly scores: readonly number[];
  /** The player who emptied their hand first; it is null when time ended the round (000, 7.4). */
  readonly wentOut: EntryIndex | null;
}

export interface Round {
  readonly round: number;
  readonly stage: Stage;
  /** The matches whose players and results are known. */
  readonly matches: readonly Match[];
  /** The other matches. It is absent where there are none. */
  readonly incomplete?: readonly IncompleteMatch[];
  /** It is set for Tribbles, instead of matches. */
  readonly pods: readonly Pod[];
}

/** A row of the standings of a tournament whose games are not all known, as its source states it. */
export interface StatedRow {
  readonly entry: EntryIndex;
  /** It is null where the source gives none. Players who share a place have the same number. */
  readonly place: number | null;
  /** It is null where the source gives none. */
  readonly points: number | null;
  /** It is absent where the source gives none. */
  readonly differential?: number;
  /** Its source leaves the place empty: it was concluded by this rule. It is absent where the place is stated. */
  readonly inferred?: PlaceInference;
}

/** How much of a tournament is known: every game was reported, only some were, or only the places are known. */
export const RECORDS = ['games', 'some-games', 'standings'] as const;
export type RecordKind = (typeof RECORDS)[number];

/**
 * One finished tournament as its director reported it, read and checked for shape. Players are named once, in
 * `entries`; everything else points to them by index.
 */
export interface TournamentReport {
  readonly tournament: TournamentHeader;
  readonly entries: readonly Entry[];
  readonly rounds: readonly Round[];
  readonly finalConfrontation: {
    readonly players: readonly [EntryIndex, EntryIndex];
    readonly winner: EntryIndex;
  } | null;
  /** The director gave these places because the format gives none (000, 12.4). */
  readonly places: readonly { readonly entry: EntryIndex; readonly place: number; readonly reason: string }[];
  /** The director's own final order; coin tosses are taken from it. */
  readonly standings: readonly EntryIndex[] | null;
  /** Tied players in the order in which they were drawn, when a handle that decided the draw has been removed since. */
  readonly tosses: readonly (readonly EntryIndex[])[];
  /** The entries in the order that their handles had before one was removed; null when none was removed. */
  readonly handleOrder: readonly EntryIndex[] | null;
  /**
   * Not every game is reported: none (`standings`: there are no rounds) or only some. `statedStandings` has the places.
   * It is absent where every game is reported, though of some the opponent or the result may be unknown.
   */
  readonly record?: Exclude<RecordKind, 'games'>;
  /** The places that count. It is set with `record`, and may be set where a match is incomplete. */
  readonly statedStandings?: readonly StatedRow[];
  /** How many took part, where the source states it and may list fewer. It is set with `record` only. */
  readonly participants?: number;
  /** The source does not say in which round two players met: this rule did. It is absent where the rounds are stated. */
  readonly roundsInferred?: RoundInference;
  /** Why the inferred results count for ratings, by decision of a coordinator. It is absent where they do not. */
  readonly inferredRated?: string;
}
