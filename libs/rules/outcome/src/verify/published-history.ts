import type { Award, LeagueRules, Phase, WonBadge, WonEntitlement } from '@quadrant/rules/league';
import type { Switches } from '@quadrant/rules/policy';
import type { AnnouncedFacts } from '../scorecard.js';
import type { RunChange } from '../run-changes.js';
import type { RunKind } from '../run-kinds.js';
import type { RunRecord } from '../run-records.js';
import type { Category, DecidedBy, GameTitle, Level, TossSeed, TournamentReport } from '@quadrant/rules/tournament';

/** Somebody as everybody may know them. */
export interface PublishedPlayer {
  /** In all hashes; a name may change. */
  readonly publicId: string;
  /** Public id of the player as whom they count: their own, unless they were merged. */
  readonly countsAs: string;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
}

export interface PublishedLeague extends LeagueRules {
  readonly name: string;
  readonly director: string;
}

/** A row of a published final order. */
export interface PublishedStanding {
  /** Public id. */
  readonly player: string;
  readonly place: number;
  readonly points: number;
  readonly strengthOfSchedule: number | null;
  readonly extendedStrengthOfSchedule: number | null;
  readonly differential: number | null;
  readonly cumulativeVictoryPoints: number | null;
  readonly roundsWon: number | null;
  readonly decidedBy: DecidedBy;
}

/** What a tournament did to a rating. */
export interface PublishedChange {
  readonly category: Category;
  /** Public id. */
  readonly player: string;
  readonly games: number;
  readonly before: number;
  readonly after: number;
  /** The run that it came with. */
  readonly run: number;
}

/** What a tournament gave somebody. */
export interface PublishedAward {
  readonly kind: Award['kind'];
  /** Public id. */
  readonly player: string;
  readonly place: number;
  readonly participants: number;
  readonly points: number;
  /** Slug; null for Masters Points. */
  readonly league: string | null;
  /** Of the league, or the calendar year. */
  readonly season: string;
  readonly phase: Phase | null;
  readonly rule: string;
  readonly section: string;
  readonly reason: string | null;
  readonly run: number;
}

/** An Earned Bye or a head start that a place was worth. */
export interface PublishedEntitlement extends Omit<WonEntitlement, 'entry' | 'ordinal'> {
  /** Public id. */
  readonly player: string;
  readonly run: number;
}

/** A badge that a place was worth. */
export interface PublishedBadge extends Omit<WonBadge, 'entry' | 'ordinal'> {
  /** Public id. */
  readonly player: string;
  readonly run: number;
}

/** The tables of what a tournament did. */
export interface PublishedTables {
  /** By place. */
  readonly standings: readonly PublishedStanding[];
  readonly changes: readonly PublishedChange[];
  readonly awards: readonly PublishedAward[];
  readonly entitlements: readonly PublishedEntitlement[];
  readonly badges: readonly PublishedBadge[];
}

/** What is published of one tournament. Hashes in hex. */
export interface PublishedTournament extends PublishedTables {
  readonly key: string;
  readonly externalId: string | null;
  readonly revision: number;
  /** Of the canonical document. */
  readonly sha256: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Public id of the player behind each entry, in entry order. */
  readonly players: readonly string[];
  readonly leadTimeCountsAsMet: boolean;
  /** What its announcement says in place of its report; null: it was not announced here. */
  readonly announced: AnnouncedFacts | null;
  /** What a coordinator set in place of the report's word, or a level that nobody approved is held at; null where the report's stands. */
  readonly levelOverride: Level | null;
  readonly ratedOverride: boolean | null;
  /** What stands in place of the league that the report names; empty: none. */
  readonly leagueOverride: string | null;
  /** What its tosses are drawn from; null: its key. */
  readonly toss: TossSeed | null;
  readonly participants: number;
  readonly sanctioned: boolean;
  readonly rated: boolean;
  readonly ratedGames: number;
  /** `league/season`; null without one. */
  readonly leagueSeason: string | null;
  /** Name of the rating policy; null where the rule system has no rating, and then there is no k-factor either. */
  readonly policy: string | null;
  readonly kFactor: number | null;
  readonly standingsSha256: string;
  readonly inputSha256: string;
  readonly outcomeSha256: string;
  readonly chainSha256: string;
  readonly run: number;
  /** Something about it was changed and is published by the next refresh: what it was computed from may be gone. */
  readonly changeWaits: boolean;
}

/** With the document that all of it follows from. */
export interface DocumentedTournament extends PublishedTournament {
  readonly document: Uint8Array;
  /** What the database shows of the document; null where there is no database. */
  readonly stored: TournamentReport | null;
}

/** A published rating, in full precision. */
export interface PublishedRating {
  readonly game: GameTitle;
  readonly category: Category;
  readonly handle: string;
  readonly games: number;
  readonly rating: number;
  /** Null where it is not told, as in an export. */
  readonly lastPlayedAt: Date | null;
}

/** A publication. Hashes in hex. */
export interface PublishedRun {
  readonly number: number;
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: string;
  /** What it was made for; empty for refreshes and rollbacks. */
  readonly changes: readonly RunChange[];
  /** Tournaments that were replayed, and rated games in them. */
  readonly tournaments: number;
  readonly games: number;
  /** What differed and was written. */
  readonly tournamentsChanged: number;
  readonly ratingChanges: number;
  readonly awards: number;
  readonly entitlements: number;
  readonly engineVersion: string;
  readonly rulesSha256: string;
  readonly inputsSha256: string;
  readonly chainSha256: string;
  /** The run that stood as the official one. */
  readonly officialRun: number | null;
  /** Of a rollback. */
  readonly rolledBackTo: number | null;
  readonly startedAt: Date;
  readonly publishedAt: Date;
}

/** Everything that is published, wherever it is read from: what verification replays and compares. */
export interface PublishedHistory {
  readonly players: readonly PublishedPlayer[];
  readonly leagues: readonly LeagueRules[];
  /** How rules are read, as interim rulings leave it; the rules of leagues are as they leave them. */
  readonly switches: Switches;
  /** How many tournaments there are. */
  readonly total: number;
  /** In the order of history, in pages. */
  readonly tournaments: AsyncIterable<readonly DocumentedTournament[]>;
  /** In pages; asked for when the tournaments are over. */
  readonly ratings: AsyncIterable<readonly PublishedRating[]>;
  /** Number of the run that readers see; 0 before the first. */
  readonly run: number;
  /** What that run says of itself, in hex. */
  readonly inputsSha256: string;
  readonly chainSha256: string;
  /** All runs, the oldest first, in pages; asked for when the ratings are over. */
  readonly runs: AsyncIterable<readonly RunRecord[]>;
}
