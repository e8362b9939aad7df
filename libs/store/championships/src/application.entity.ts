import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AllottedKind } from '@quadrant/rules/championships';
import type { Finding, GameTitle } from '@quadrant/rules/tournament';

export const APPLICATION_STATES = ['open', 'approved', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** An application to hold a championship (000, section 11.4), as it is stored. */
@Entity('applications')
export class ApplicationEntity {
  @PrimaryGeneratedColumn('uuid') readonly id: string;
  @Column('text') readonly kind: AllottedKind;
  /** Each game stands for one tournament and appears once. */
  @Column('text', { array: true }) readonly games: readonly GameTitle[];
  @Column('text') readonly name: string;
  /** It is a local date. */
  @Column('date') readonly plannedOn: string;
  /** Two letters (ISO 3166-1). */
  @Column('text', { nullable: true }) readonly country: string | null;
  /** It is the region's slug. */
  @Column('text', { nullable: true }) readonly region: string | null;
  @Column('text', { nullable: true }) readonly venue: string | null;
  /** The handle of the person who will direct the tournament. */
  @Column('text') readonly director: string;
  @Column('text') readonly message: string;
  @Column('uuid') readonly applicantId: string;
  @Column('jsonb') readonly findings: readonly Finding[];
  @Column('text') readonly state: ApplicationState;
  @Column('timestamptz') readonly createdAt: Date;
  @Column('text', { nullable: true }) readonly decidedBy: string | null;
  @Column('timestamptz', { nullable: true }) readonly decidedAt: Date | null;
  @Column('text', { nullable: true }) readonly reason: string | null;
  @Column('text', { select: false }) readonly directorKey?: string;
}
