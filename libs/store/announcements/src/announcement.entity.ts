import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AnnouncedTournament, AnnouncementState } from '@quadrant/rules/announcements';
import type { GameTitle } from '@quadrant/rules/tournament';

/** A tournament that was announced here, as it is stored now. */
@Entity('announcements')
export class AnnouncementEntity {
  @PrimaryGeneratedColumn('uuid') readonly id: string;
  /** The account that announced it. */
  @Column('uuid') readonly accountId: string;
  /** Folded handles of the directors who have agreed. */
  @Column('text', { array: true }) readonly directorKeys: readonly string[];
  /** Folded handles of the named directors who have not agreed yet. */
  @Column('text', { array: true, default: [] }) readonly invitedKeys: readonly string[];
  @Column('integer', { default: 1 }) readonly version: number;
  @Column('text') readonly state: AnnouncementState;
  /** The reason for which it was cancelled or postponed; null where neither was done. */
  @Column('text', { name: 'reason', nullable: true }) readonly notice: string | null;
  @Column('timestamptz') readonly announcedAt: Date;
  @Column('timestamptz') readonly changedAt: Date;
  @Column('jsonb', { name: 'facts' }) readonly announced: AnnouncedTournament;

  // Statements search by these columns, and no query selects them.

  @Column('text', { select: false }) readonly game?: GameTitle;
  @Column('timestamptz', { select: false }) readonly startsAt?: Date;
  @Column('date', { select: false }) readonly localDate?: string;
  @Column('date', { select: false }) readonly endsOn?: string;
  @Column('boolean', { select: false }) readonly online?: boolean;
  @Column('text', { nullable: true, select: false }) readonly country?: string | null;
  @Column('text', { nullable: true, select: false }) readonly region?: string | null;
  /** It is the tournament whose results arrived. */
  @Column('integer', { name: 'tournament_id', nullable: true, select: false }) readonly tournamentRowId?: number | null;
  /** A director opened the deck lists then; null while they are hidden. */
  @Column('timestamptz', { nullable: true, select: false }) readonly deckListsOpenedAt?: Date | null;
  /** A director closed the list of players then; null while it is open. */
  @Column('timestamptz', { nullable: true, select: false }) readonly registrationClosedAt?: Date | null;
}
