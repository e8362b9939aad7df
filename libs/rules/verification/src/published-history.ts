import type { Award, LeagueRules, Phase } from '@quadrant/rules/leagues';
import type { WonBadge, WonEntitlement } from '@quadrant/rules/prizes';
import type { Switches } from '@quadrant/rules/policy';
import type { AnnouncedFacts, Openings, RunChange, RunKind, RunRecord } from '@quadrant/rules/history';
import type { Category, DecidedBy, GameTitle, Level, TossSeed, TournamentReport } from '@quadrant/rules/tournament';

/** Everybody may know these facts about a player. */
export interface PublishedPlayer {
  /** It is in all hashes, because a name may change. */
  readonly publicId: string;
  /** The public id of the player that they count as: their own, unless they were merged. */
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

export interface PublishedStanding {
  /** It is a public id. */
  readonly player: string;
  readonly place: number;
  readonly points: number | null;
  /** The result of a match is unknown, so the player may have more points. */
  readonly pointsAtLeast: boolean;
  /** The place as its source states it; null where the rules compute it. */
  readonly stated: string | null;
  readonly strengthOfSchedule: number | null;
  readonly extendedStrengthOfSchedule: number | null;
  readonly differential: number | null;
  readonly cumulativeVictoryPoints: number | null;
  readonly roundsWon: number | null;
  readonly decidedBy: DecidedBy;
}

export interface PublishedChange {
  readonly category: Category;
  /** It is a public id. */
  readonly player: string;
  readonly games: number;
  readonly before: number;
  readonly after: number;
  /** This run published it first. */
  readonly run: number;
}

export interface PublishedAward {
  readonly kind: Award['kind'];
  /** It is a public id. */
  readonly player: string;
  readonly place: number;
  readonly participants: number;
  readonly points: number;
  /** The slug is null for Masters Points. */
  readonly league: string | null;
  /** The season of the league, or the calendar year, is named here. */
  readonly season: string;
  readonly phase: Phase | null;
  readonly rule: string;
  readonly section: string;
  readonly reason: string | null;
  readonly run: number;
}

export interface PublishedEntitlement extends Omit<WonEntitlement, 'entry' | 'ordinal'> {
  /** It is a public id. */
  readonly player: string;
  readonly run: number;
}

export interface PublishedBadge extends Omit<WonBadge, 'entry' | 'ordinal'> {
  /** It is a public id. */
  readonly player: string;
  readonly run: number;
}

export interface PublishedTables {
  /** They are sorted by place. */
  readonly standings: readonly PublishedStanding[];
  readonly changes: readonly PublishedChange[];
  readonly awards: readonly PublishedAward[];
  readonly entitlements: readonly PublishedEntitlement[];
  readonly badges: readonly PublishedBadge[];
}

/** Everything published about one tournament; its hashes are in hex. */
export interface PublishedTournament extends PublishedTables {
  readonly key: string;
  readonly externalId: string | null;
  readonly revision: number;
  /** It is the hash of the canonical document. */
  readonly sha256: string;
  /** It counts milliseconds since 1970. */
  readonly startsAt: number;
  /** The public id of the player behind each entry, in the order in which entries are listed. */
  readonly players: readonly string[];
  readonly leadTimeCountsAsMet: boolean;
  /** The announcement replaces these facts of the report; null when it was not announced here. */
  readonly announced: AnnouncedFacts | null;
  /**
   * A coordinator set this level instead of the reported one, or the tournament is held at it without an approval. It
   * is null when the reported level counts.
   */
  readonly levelOverride: Level | null;
  readonly ratedOverride: boolean | null;
  /** The league that replaces the reported one; empty means none. */
  readonly leagueOverride: string | null;
  /** Its tosses are drawn from this seed; null means from its key. */
  readonly toss: TossSeed | null;
  readonly participants: number;
  readonly sanctioned: boolean;
  readonly rated: boolean;
  readonly ratedGames: number;
  /** It is `league/season`, or null without one. */
  readonly leagueSeason: string | null;
  /** The name of the rating policy; null when the rule system has no rating, and then there is no k-factor either. */
  readonly policy: string | null;
  readonly kFactor: number | null;
  readonly standingsSha256: string;
  readonly inputSha256: string;
  readonly outcomeSha256: string;
  readonly chainSha256: string;
  readonly run: number;
  /** It was changed, and the next refresh publishes the change: the input of the published numbers may be gone. */
  readonly changeWaits: boolean;
}

/** A tournament with the document from which everything follows. */
export interface DocumentedTournament extends PublishedTournament {
  readonly document: Uint8Array;
  /** The report as the database shows it; null when there is no database. */
  readonly stored: TournamentReport | null;
}

/** A published rating, in full precision. */
export interface PublishedRating {
  readonly game: GameTitle;
  readonly category: Category;
  readonly handle: string;
  readonly games: number;
  readonly rating: number;
  /** It is null when it is not stated, as in an export. */
  readonly lastPlayedAt: Date | null;
}

/** A publication; its hashes are in hex. */
export interface PublishedRun {
  readonly number: number;
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: string;
  /** The changes that it was made for; empty for refreshes and rollbacks. */
  readonly changes: readonly RunChange[];
  /** The number of tournaments that were replayed, and of rated games in them. */
  readonly tournaments: number;
  readonly games: number;
  /** The numbers of rows that differed and were written. */
  readonly tournamentsChanged: number;
  readonly ratingChanges: number;
  readonly awards: number;
  readonly entitlements: number;
  readonly engineVersion: string;
  readonly rulesSha256: string;
  readonly inputsSha256: string;
  readonly chainSha256: string;
  readonly officialRun: number | null;
  /** It is set for a rollback only. */
  readonly rolledBackTo: number | null;
  readonly startedAt: Date;
  readonly publishedAt: Date;
}

/** Everything that is published, from any source: verification replays and compares it. */
export interface PublishedHistory {
  readonly players: readonly PublishedPlayer[];
  readonly leagues: readonly LeagueRules[];
  /** The readings of rules with interim rulings applied; the rules of leagues are those after them. */
  readonly switches: Switches;
  /** History begins with what was brought in from a previous system. */
  readonly openings: Openings;
  readonly total: number;
  /** They are in the order of history, in pages. */
  readonly tournaments: AsyncIterable<readonly DocumentedTournament[]>;
  /** They come in pages, which are read after the tournaments. */
  readonly ratings: AsyncIterable<readonly PublishedRating[]>;
  /** The number of the run that readers see; 0 before the first. */
  readonly run: number;
  /** That run states these hashes, in hex. */
  readonly inputsSha256: string;
  readonly chainSha256: string;
  /** All runs, the oldest first, in pages, which are read after the ratings. */
  readonly runs: AsyncIterable<readonly RunRecord[]>;
}
