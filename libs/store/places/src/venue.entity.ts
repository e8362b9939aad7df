import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** waiting: until a coordinator has looked at it (000, appendix A). */
export const VENUE_STATES = ['waiting', 'verified', 'refused'] as const;
export type VenueState = (typeof VENUE_STATES)[number];

/** A place where tournaments are held. */
@Entity('venues')
export class Venue {
  @PrimaryGeneratedColumn('uuid') readonly id: string;
  @Column('text') readonly name: string;
  @Column('text', { nullable: true }) readonly address: string | null;
  @Column('text', { nullable: true }) readonly city: string | null;
  /** Two letters (ISO 3166-1). */
  @Column('text', { nullable: true }) readonly country: string | null;
  /** Slug of a region, which need not be known. */
  @Column('text', { nullable: true }) readonly region: string | null;
  /** In degrees, north and east positive; null where nobody has said. */
  @Column('double precision', { nullable: true }) readonly latitude: number | null;
  @Column('double precision', { nullable: true }) readonly longitude: number | null;
  @Column('text') readonly state: VenueState;
  /** The handle of the person who verified or refused it. */
  @Column('text', { nullable: true }) readonly decidedBy: string | null;
  @Column('timestamptz', { nullable: true }) readonly decidedAt: Date | null;
  @Column('text', { nullable: true }) readonly reason: string | null;
  /** Id of the venue that it turned out to be. */
  @Column('uuid', { nullable: true }) readonly mergedInto: string | null;
  @Column('timestamptz') readonly proposedAt: Date;
  @Column('text', { select: false }) readonly nameKey?: string;
  @Column('uuid', { nullable: true, select: false }) readonly proposedBy?: string | null;
}
