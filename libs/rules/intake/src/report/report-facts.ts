import type { Text } from '@quadrant/rules/message';
import type { Policies } from '@quadrant/rules/policy';
import type { EntitlementFacts } from '@quadrant/rules/prizes';
import type { LeagueSeason } from '@quadrant/rules/leagues';
import type { Identities, Overrides } from '@quadrant/rules/history';
import type { VersionChanged } from '@quadrant/rules/permissions';
import type { Finding, Level, PlayerCandidate, TournamentHeader } from '@quadrant/rules/tournament';
import type { Confirmation, SuspicionFacts } from '@quadrant/rules/suspicions';
import type { HistoryWindow } from './history-window.js';
import type { FittingAnnouncement } from './plan-announcement.js';
import type { RevisedReport } from './revised-report.js';
import type { KnownLeague } from './league-findings.js';

export interface ExistingTournament extends Overrides {
  readonly rowId: number;
  readonly key: string;
  readonly externalId: string | null;
  readonly submitterKey: string | null;
  /** It is the header of the current revision. */
  readonly header: TournamentHeader;
  /**
   * It counts at this level while its reported level is not approved and no other is set; null when the reported
   * level counts.
   */
  readonly heldLevel: Level | null;
  /** Tells whether the current revision counts for no league until the league director flags it. */
  readonly heldLeague: boolean;
  /** Tells whether the current revision counts as announced early enough although its registration is unknown. */
  readonly leadTimeCountsAsMet: boolean;
  /** Its tosses are drawn from this seed; null means from its key. */
  readonly tossSeed: string | null;
  /** The league that it counts for; null means none. */
  readonly countsFor: { readonly slug: string; readonly seasons: readonly LeagueSeason[] } | null;
  readonly version: number;
  readonly withdrawnAt: Date | null;
  /** The key of the tournament that it was merged into. */
  readonly mergedInto: string | null;
  /** Its published start, which places it in history; null while it is not published. */
  readonly publishedStartsAt: Date | null;
  /** The time at which an official refresh first published any of its revisions; null before that. */
  readonly officialAt: Date | null;
  /** The start of its earliest revision. Whichever revision is published meanwhile, history does not change before it. */
  readonly earliestStartsAt: Date;
  readonly current: StoredSubmission;
  /** They confirm findings of the current revision. */
  readonly confirmations: readonly Confirmation[];
}

export interface StoredSubmission {
  readonly id: string;
  readonly tournamentId: string;
  readonly revision: number;
  readonly state: string;
  readonly stateReason: Text | null;
  readonly sha256: string;
  readonly rawSha256: string;
  readonly findings: readonly Finding[];
  /** It is ISO 8601 in UTC. */
  readonly receivedAt: string;
}

/** The approved part of an application, for one game. */
export interface Allotment {
  readonly applicationId: string;
  readonly game: string;
  readonly name: string;
  readonly plannedOn: string;
  /** The key of the tournament that it is used for; null while it is free. */
  readonly usedFor: string | null;
}

export interface LevelFacts {
  /** The application that it can use. */
  readonly free: Allotment | null;
  /** The application that it could use if another tournament did not use it. */
  readonly used: Allotment | null;
}

export interface KnownVenue {
  readonly state: 'waiting' | 'verified' | 'refused';
  readonly decidedBy: string | null;
  readonly reason: string | null;
}

export interface PlaceFacts {
  /** The venue that the report means; null when it is unknown, or none is named. */
  readonly venue: KnownVenue | null;
  readonly regions: readonly { readonly slug: string; readonly name: string }[];
}

export interface KnownPlayer {
  readonly id: number;
  /** The row id of the player who counts for them in the published history. */
  readonly countsAs: number;
  /** They are hidden, and not in the current revision of the tournament. */
  readonly isWithheld: boolean;
}

export interface Namesake {
  readonly id: number;
  /** It is the folded handle. */
  readonly key: string;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  /** They have the name, but no report is linked to them. */
  readonly isHidden: boolean;
}

export interface PeopleFacts {
  /** The key is the folded handle; former handles are included. */
  readonly known: ReadonlyMap<string, KnownPlayer>;
  /** Earlier reports of the same list create these players. The key is the folded handle, the number is one that no row has. */
  readonly created: ReadonlyMap<string, number>;
  /** Players of the same name, by entry, for entries whose handle is unknown or withheld. */
  readonly namesakes: ReadonlyMap<number, readonly Namesake[]>;
  /** Players who have a similar name, by entry. */
  readonly candidates: ReadonlyMap<number, readonly PlayerCandidate[]>;
  /** The identities of players once every requested merge is published. */
  readonly identities: Identities;
}

export interface PrizeFacts {
  readonly entitlements: EntitlementFacts | null;
  /** Row ids of players who may have won what they claim in a tournament that waits for a refresh. */
  readonly unsettled: ReadonlySet<number>;
  /** The lifetime league points by row id, for the Champions League. */
  readonly lifetimePoints: ReadonlyMap<number, number>;
  /** The last local date that counts for them, the day before the Champions League; null for any other tournament. */
  readonly pointsUntil: string | null;
}

export interface ReportFacts {
  readonly existing: ExistingTournament | null;
  readonly versionChanged: VersionChanged | null;
  readonly league: KnownLeague | null;
  readonly level: LevelFacts;
  readonly places: PlaceFacts;
  readonly people: PeopleFacts;
  readonly prizes: PrizeFacts;
  readonly suspicion: SuspicionFacts;
  /** The policies with interim rulings applied. */
  readonly policies: Policies;
  /** Directors may report old tournaments in these; missing means none. */
  readonly historyWindows?: readonly HistoryWindow[];
  /** Publishing is paused since this time; null while it is not. */
  readonly pausedAt: Date | null;
  /** The director announced this for its game and day; null when none fits. */
  readonly announcement?: FittingAnnouncement | null;
  /** The report that a director's revision would replace; null when no comparison is needed. */
  readonly revised?: RevisedReport | null;
}
