import type { AnnouncedTournament, AnnouncementState, ChangeRefusal, RoundsApproval } from '@quadrant/rules/announcing';
import type { Finding, GameTitle } from '@quadrant/rules/tournament';

/** What was done to an announcement. */
export const ANNOUNCEMENT_CHANGES = ['announced', 'changed', 'postponed', 'cancelled'] as const;
export type AnnouncementChange = (typeof ANNOUNCEMENT_CHANGES)[number];

/** A tournament that was announced here, as it stands now. */
export interface Announcement {
  readonly id: string;
  /** Account of whoever announced it. */
  readonly accountId: string;
  /** Folded handles of its directors, as far as they have agreed. */
  readonly directorKeys: readonly string[];
  /** Folded handles of those who are named as directors and have not agreed. */
  readonly invitedKeys: readonly string[];
  /** Handle of whoever announced it. */
  readonly announcer: string;
  readonly version: number;
  readonly state: AnnouncementState;
  /** Why it was cancelled or postponed; null where neither was done. */
  readonly notice: string | null;
  readonly announcedAt: Date;
  readonly changedAt: Date;
  readonly announced: AnnouncedTournament;
  /** Key of the tournament whose results came; null while none did. */
  readonly tournamentId: string | null;
}

/** A version of an announcement that players could read. */
export interface AnnouncementRevision {
  readonly version: number;
  readonly change: AnnouncementChange;
  readonly announced: AnnouncedTournament;
  readonly roundsApproval: RoundsApproval | null;
  readonly reason: string | null;
  /** Handle. */
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** An announcement that was stored just now, and what is to be said about it. */
export interface StoredAnnouncement {
  readonly kind: 'stored';
  readonly announcement: Announcement;
  readonly findings: readonly Finding[];
}

/** What is told when something changes. */
export interface ChangeTerms {
  readonly approval: RoundsApproval | null;
  readonly reason: string | null;
  /** That it may have now; null for any. */
  readonly versions: readonly number[] | null;
}

export type AnnouncementRefusal =
  | { readonly kind: 'announcement-not-found' }
  | { readonly kind: 'announcement-changed'; readonly version: number }
  /** The same director, game and start. */
  | { readonly kind: 'announced-already'; readonly id: string; readonly name: string; readonly startsAt: string }
  | {
      readonly kind: 'announced-people-unknown';
      readonly unknown: readonly { readonly handle: string; readonly meant: readonly string[] }[];
    }
  | { readonly kind: 'announced-league-unknown'; readonly slug: string }
  | ChangeRefusal;

/** Which announcements are wanted; null: whatever it is. */
export interface AnnouncementFilters {
  /** Local dates: the tournament is on one of these days. */
  readonly from: string | null;
  readonly to: string | null;
  readonly game: GameTitle | null;
  readonly country: string | null;
  /** Slug. */
  readonly region: string | null;
  readonly state: AnnouncementState | null;
  /** Whoever announced or directs it: account and folded handle. */
  readonly of: { readonly accountId: string; readonly handleKey: string } | null;
}

/** Where a page of announcements goes on: behind this one. */
export interface AnnouncementPosition {
  /** As `toISOString` writes it. */
  readonly startsAt: string;
  readonly id: string;
}

/** SQL: an announcement under the name n, with whoever announced it under the name c. */
export const ANNOUNCEMENT = `n.id, n.account_id as "accountId", n.director_keys as "directorKeys", n.invited_keys as "invitedKeys", c.handle as announcer, n.version, n.state, n.reason as notice,
  n.announced_at as "announcedAt", n.changed_at as "changedAt", n.facts as announced,
  (select t.key from tournaments t where t.id = n.tournament_id and t.withdrawn_at is null) as "tournamentId"`;
