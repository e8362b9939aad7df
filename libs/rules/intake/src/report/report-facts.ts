import type { Policies } from '@quadrant/rules/policy';
import type { EntitlementFacts, LeagueSeason } from '@quadrant/rules/league';
import type { Identities, Overrides } from '@quadrant/rules/outcome';
import type { VersionChanged } from '@quadrant/rules/permissions';
import type { Finding, Level, PlayerCandidate, TournamentHeader } from '@quadrant/rules/tournament';
import type { Confirmation } from '../plausibility/confirmation.js';
import type { PlausibilityFacts } from '../plausibility/check-report.js';
import type { FittingAnnouncement } from './plan-announcement.js';
import type { RevisedReport } from './revised-report.js';
import type { KnownLeague } from './league-findings.js';

/** A tournament that is stored already, with its current revision. */
export interface ExistingTournament extends Overrides {
  readonly rowId: number;
  readonly key: string;
  readonly externalId: string | null;
  readonly submitterKey: string | null;
  /** Of its current revision. */
  readonly header: TournamentHeader;
  /** As what the current revision counts while nobody has approved its own level, nor set another; null: as its own. */
  readonly heldLevel: Level | null;
  /** Whether the current revision counts for no league until the league director says so. */
  readonly heldLeague: boolean;
  /** Whether the current revision counts as announced early enough while nobody knows when it was registered. */
  readonly leadTimeCountsAsMet: boolean;
  /** What its tosses are drawn from; null: its key. */
  readonly tossSeed: string | null;
  /** The league that it counts for; null: none. */
  readonly countsFor: { readonly slug: string; readonly seasons: readonly LeagueSeason[] } | null;
  /** Goes up with everything that is done to it. */
  readonly version: number;
  readonly withdrawnAt: Date | null;
  /** Key of the tournament that it was merged into. */
  readonly mergedInto: string | null;
  /** Where it stands in history as it is published; null while it is not. */
  readonly publishedStartsAt: Date | null;
  /** When an official refresh first published it, in whichever revision; null: none has. */
  readonly officialAt: Date | null;
  /** Where the earliest of its revisions stands: whichever of them is published meanwhile, history does not change before. */
  readonly earliestStartsAt: Date;
  readonly current: StoredSubmission;
  /** What was said to findings of the current revision. */
  readonly confirmations: readonly Confirmation[];
}

/** A submission as its receipt tells it. */
export interface StoredSubmission {
  readonly id: string;
  readonly tournamentId: string;
  readonly revision: number;
  readonly state: string;
  readonly stateReason: string | null;
  readonly sha256: string;
  readonly rawSha256: string;
  readonly findings: readonly Finding[];
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
}

/** What was approved of an application, for one game. */
export interface Allotment {
  readonly applicationId: string;
  readonly game: string;
  /** Of the application. */
  readonly name: string;
  /** Local date. */
  readonly plannedOn: string;
  /** Key of the tournament that it is used for; null while it is free. */
  readonly usedFor: string | null;
}

/** Approved applications that match a tournament of a high level. */
export interface LevelFacts {
  /** The one that it can use. */
  readonly free: Allotment | null;
  /** The one that it could use, were it not used for another tournament. */
  readonly used: Allotment | null;
}

/** A venue, as far as a report hears of it. */
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

/** A player whom a handle leads to. */
export interface KnownPlayer {
  readonly id: number;
  /** Row id of the player as whom the published history counts them. */
  readonly countsAs: number;
  /** Hidden, and not in the current revision of the tournament. */
  readonly isWithheld: boolean;
}

/** A player of a name. */
export interface Namesake {
  readonly id: number;
  /** Folded handle. */
  readonly key: string;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  /** They have the name, and no report is linked to them. */
  readonly isHidden: boolean;
}

export interface PeopleFacts {
  /** By folded handle, former handles too. */
  readonly known: ReadonlyMap<string, KnownPlayer>;
  /** The players whom the reports before it in its list create, by folded handle: numbers that no row has. */
  readonly created: ReadonlyMap<string, number>;
  /** By entry, of those whose handle is unknown or withheld. */
  readonly namesakes: ReadonlyMap<number, readonly Namesake[]>;
  /** Players with a similar name, by entry. */
  readonly candidates: ReadonlyMap<number, readonly PlayerCandidate[]>;
  /** As whom players count once every merge that was asked for is published. */
  readonly identities: Identities;
}

/** What the players of a championship bring along. */
export interface PrizeFacts {
  /** Null where no claim has to be checked. */
  readonly entitlements: EntitlementFacts | null;
  /** Row ids of players who may have won what they claim in a tournament that waits for a refresh. */
  readonly unsettled: ReadonlySet<number>;
  /** Lifetime league points by row id, for the Champions League. */
  readonly lifetimePoints: ReadonlyMap<number, number>;
  /** Local date up to which those count, the day before the Champions League; null for any other tournament. */
  readonly pointsUntil: string | null;
}

/** Everything stored that a report touches. */
export interface ReportFacts {
  /** The tournament that it would be the next revision of. */
  readonly existing: ExistingTournament | null;
  /** What was done to that tournament since the version that the report was made for. */
  readonly versionChanged: VersionChanged | null;
  /** The league that it names; null when that is unknown, or none is named. */
  readonly league: KnownLeague | null;
  readonly level: LevelFacts;
  readonly places: PlaceFacts;
  readonly people: PeopleFacts;
  readonly prizes: PrizeFacts;
  readonly plausibility: PlausibilityFacts;
  /** As interim rulings leave them. */
  readonly policies: Policies;
  /** Since when nothing is published; null while runs are. */
  readonly pausedAt: Date | null;
  /** What its director announced for its game and day; null where nothing fits. */
  readonly announcement?: FittingAnnouncement | null;
  /** Of a director's revision, what it would replace; null where nobody has to compare. */
  readonly revised?: RevisedReport | null;
}
