import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A player who said that they will come. */
@Entity('announcement_players')
export class AnnouncementPlayer {
  @PrimaryColumn('uuid') readonly announcementId: string;
  /** It is the folded handle. */
  @PrimaryColumn('text') readonly handleKey: string;
  @Column('text') readonly handle: string;
  /** Handle of the player, or of the director who wrote them down. */
  @Column('text') readonly registeredBy: string;
  @Column('timestamptz') readonly registeredAt: Date;
  /** Players have a place, or wait for one, in the order of this number. */
  @Column({ type: 'bigint', insert: false, update: false }) readonly number: string;
}
