import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The deck list of a player for an announced tournament. */
@Entity('deck_lists')
export class DeckListEntity {
  @PrimaryColumn('uuid') readonly announcementId: string;
  /** It is the folded handle. */
  @PrimaryColumn('text') readonly handleKey: string;
  @Column('text') readonly handle: string;
  @Column('text', { name: 'text' }) readonly list: string;
  /** Handle of the player, or of the director who submitted it for them. */
  @Column('text') readonly sentBy: string;
  @Column('timestamptz') readonly sentAt: Date;
}
