import type {
  AnnouncedTournament,
  AnnouncementState,
  ChangeRefusal,
  RoundsApproval,
} from '@quadrant/rules/announcements';
import type { Finding, GameTitle } from '@quadrant/rules/tournament';
import { columnsOf } from '@quadrant/store/database';
import { AnnouncementEntity } from './announcement.entity.js';

export const ANNOUNCEMENT_CHANGES = ['announced', 'changed', 'postponed', 'cancelled'] as const;
export type AnnouncementChange = (typeof ANNOUNCEMENT_CHANGES)[number];

/** A tournament that was announced here, as it stands now. */
export interface Announcement extends Pick<
  AnnouncementEntity,
  | 'id'
  | 'accountId'
  | 'directorKeys'
  | 'invitedKeys'
  | 'version'
  | 'state'
  | 'notice'
  | 'announcedAt'
  | 'changedAt'
  | 'announced'
> {
  /** The handle of the account that announced it. */
  readonly announcer: string;
  /** The key of the tournament whose results arrived; null while none did. */
  readonly tournamentId: string | null;
}

export interface AnnouncementRevision {
  readonly version: number;
  readonly change: AnnouncementChange;
  readonly announced: AnnouncedTournament;
  readonly roundsApproval: RoundsApproval | null;
  readonly reason: string | null;
  /** It is a handle. */
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** An announcement that was stored just now, with the findings about it. */
export interface StoredAnnouncement {
  readonly kind: 'stored';
  readonly announcement: Announcement;
  readonly findings: readonly Finding[];
}

export interface ChangeTerms {
  readonly approval: RoundsApproval | null;
  readonly reason: string | null;
  /** The versions that the announcement may have now; null for any. */
  readonly versions: readonly number[] | null;
}

export type AnnouncementRefusal =
  | { readonly kind: 'announcement-not-found' }
  | { readonly kind: 'announcement-changed'; readonly version: number }
  /** The director has announced this game for this start already. */
  | { readonly kind: 'announced-already'; readonly id: string; readonly name: string; readonly startsAt: string }
  | {
      readonly kind: 'announced-people-unknown';
      readonly unknown: readonly { readonly handle: string; readonly meant: readonly string[] }[];
    }
  | { readonly kind: 'announced-league-unknown'; readonly slug: string }
  | ChangeRefusal;

/** A list has only the announcements that match; null matches all. */
export interface AnnouncementFilters {
  /** Local dates: the tournament is on one of these days. */
  readonly from: string | null;
  readonly to: string | null;
  readonly game: GameTitle | null;
  readonly country: string | null;
  /** It is the slug of the region. */
  readonly region: string | null;
  readonly state: AnnouncementState | null;
  /** The announcements that this person announced or directs: their account and folded handle. */
  readonly of: { readonly accountId: string; readonly handleKey: string } | null;
  /** The folded handle of a director. */
  readonly director: string | null;
  /** Whether the list has tournaments that people find by their link alone. Somebody's own list always has theirs. */
  readonly withUnlisted: boolean;
}

/** The next page of announcements begins behind this one. */
export interface AnnouncementPosition {
  /** As `toISOString` writes it. */
  readonly startsAt: string;
  readonly id: string;
}

/** SQL: selects an announcement n and its announcer c. */
export const ANNOUNCEMENT = `${columnsOf(AnnouncementEntity, 'n')}, c.handle as announcer,
  (select t.key from tournaments t where t.id = n.tournament_id and t.withdrawn_at is null) as "tournamentId"`;

/** SQL: tells whether an announcement n is listed. */
export const LISTED = `n.facts->'unlisted' is distinct from 'true'::jsonb`;
