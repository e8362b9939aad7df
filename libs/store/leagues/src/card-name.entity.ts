import { Column, Entity, PrimaryColumn } from 'typeorm';

export const CARD_NAME_KINDS = ['headquarters', 'mission'] as const;
export type CardNameKind = (typeof CARD_NAME_KINDS)[number];

/** The name of a card that reports are compared with. */
@Entity('card_names')
export class CardName {
  @PrimaryColumn('text') readonly kind: CardNameKind;
  /** `foldFact` makes it from the name. */
  @PrimaryColumn('text') readonly key: string;
  @Column('text') readonly name: string;
}
