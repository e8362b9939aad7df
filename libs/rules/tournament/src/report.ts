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

/**
 * What was registered and announced about a tournament: everything of a report that is neither a player nor a result.
 */
export interface TournamentHeader {
  readonly name: string;
  /** `source:id` in the system that it comes from. */
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
  /** ISO 8601 with offset: its first ten characters are the local date. */
  readonly startsAt: string;
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
  /** Slug of the league that this tournament counts for. */
  readonly league: string | null;
  readonly structure: string | null;
  readonly tier: string | null;
}

/** What a report tells of a player's deck, which bonuses of leagues are about (000, 12.5). */
export interface Deck {
  readonly headquarters: string | null;
  readonly affiliation: string | null;
  /** Null where it does not tell. */
  readonly missionsCompleted: readonly string[] | null;
  readonly personnel: { readonly total: number; readonly nonAligned: number; readonly playable: number } | null;
  /** Numbers that the tournament's league declares for its bonus schemes, by name; absent where none is told. */
  readonly facts?: Readonly<Record<string, number>>;
}

/** One player in one tournament. */
export interface Entry {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly seed: number | null;
  /** Rounds for which an earned bye is claimed. */
  readonly earnedByes: readonly number[];
  readonly headStart: number;
  readonly droppedAfterRound: number | null;
  readonly deck: Deck | null;
}

/** Index into `TournamentReport.entries`. */
export type EntryIndex = number;

/** One game of a match that is told game by game. */
export interface Game {
  /** Who of the two players of the match won; null for a draw. */
  readonly winner: 0 | 1 | null;
  /** In the order of the players of the match. */
  readonly sides: readonly [Side, Side] | null;
  readonly score: readonly [number, number] | null;
  readonly endedBy: Ending | null;
  /** Set by the director, first player's; null where the rules compute it. */
  readonly differential: number | null;
}

/** What two players did against each other in a round, or what one had who met nobody. */
export interface Match {
  /** Two entries, or one for a bye or a missed game. */
  readonly players: readonly [EntryIndex] | readonly [EntryIndex, EntryIndex];
  /** As the first player's; null where `games` tell it. */
  readonly result: Result | null;
  /** In playing order: two-game rounds, best of three. Empty where `result` alone tells the match. */
  readonly games: readonly Game[];
  readonly score: readonly [number, number] | null;
  readonly endedBy: Ending | null;
  /** Set by the director, first player's; null where the rules compute it. */
  readonly differential: number | null;
  /** Completed missions of each player, in the order of `players` (2E Modified Win). */
  readonly missions: readonly { readonly planet: number; readonly space: number }[] | null;
  /** Points of each player that do not count toward winning (001, Scoring). */
  readonly bonusExcluded: readonly [number, number] | null;
  /** The two players needed different things to win (001, Scoring). */
  readonly victoryConditionsDiffer: boolean;
  /** Games at the most; null where it was not announced. */
  readonly bestOf: number | null;
}

/** One table of a Tribbles round. */
export interface Pod {
  /** In the order of the entries. */
  readonly players: readonly EntryIndex[];
  /** Points of this round alone, in the order of `players`, without head starts. */
  readonly scores: readonly number[];
  /** Who emptied their hand first; null when time ended the round (000, 7.4). */
  readonly wentOut: EntryIndex | null;
}

/** One round of a tournament, of either stage. */
export interface Round {
  readonly round: number;
  readonly stage: Stage;
  readonly matches: readonly Match[];
  /** Tribbles, instead of matches. */
  readonly pods: readonly Pod[];
}

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
  /** Given by the director where the format gives no places (000, 12.4). */
  readonly places: readonly { readonly entry: EntryIndex; readonly place: number; readonly reason: string }[];
  /** The director's own final order; coin tosses are taken from it. */
  readonly standings: readonly EntryIndex[] | null;
  /** Tied players in the order in which they were drawn, where a handle that the draw hung on was taken out since. */
  readonly tosses: readonly (readonly EntryIndex[])[];
  /** Entries in the order of their handles while all were named, where one was taken out since; null where none was. */
  readonly handleOrder: readonly EntryIndex[] | null;
}
