import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Addressee, DisputeFacts, DisputeTopic } from '@quadrant/rules/permissions';

/**
 * The reason why a dispute is no longer with the directors, or never was. Elapsed time is not stored, since the clock
 * tells it.
 */
export type EscalatedBy = 'about-director' | 'no-other-director' | 'request' | 'objection';

/** A player's complaint about something published, as it is stored. */
@Entity('disputes')
export class DisputeEntity implements DisputeFacts {
  @PrimaryGeneratedColumn('uuid') readonly id: string;
  @Column('integer', { name: 'tournament_id' }) readonly tournamentRowId: number;
  /** The revision that the tournament had when the dispute was reported. */
  @Column('smallint') readonly revision: number;
  @Column('integer') readonly version: number;
  @Column('smallint', { nullable: true }) readonly round: number | null;
  /** A match or pod of that round, counted from 1. */
  @Column('smallint', { nullable: true }) readonly match: number | null;
  @Column('uuid') readonly reporterId: string;
  @Column('text') readonly about: DisputeTopic;
  @Column('text') readonly text: string;
  @Column('timestamptz') readonly createdAt: Date;
  @Column('text') readonly addressedTo: Addressee;
  @Column('text', { nullable: true }) readonly escalatedBy: EscalatedBy | null;
  @Column('timestamptz', { nullable: true }) readonly escalatedAt: Date | null;
  /** Folded handles of directors who may not see it. */
  @Column('text', { array: true }) readonly withheldFrom: readonly string[];
  @Column('timestamptz', { nullable: true }) readonly answeredAt: Date | null;
  @Column('text', { nullable: true }) readonly objection: string | null;
  @Column('timestamptz', { nullable: true }) readonly objectedAt: Date | null;
  @Column('timestamptz', { nullable: true }) readonly withdrawnAt: Date | null;
}
