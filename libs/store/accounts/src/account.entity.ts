import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person who can sign in or has tokens, as their row is stored. */
@Entity('accounts')
export class AccountEntity {
  @PrimaryGeneratedColumn('uuid') readonly id: string;
  @Column('text') readonly handle: string;
  /** It is the folded handle: tournaments and leagues know their directors by it. */
  @Column('text') readonly handleKey: string;
  @Column('timestamptz', { nullable: true }) readonly disabledAt: Date | null;
  @Column('timestamptz') readonly createdAt: Date;
  @Column('text', { nullable: true }) readonly language: string | null;
  @Column('timestamptz', { nullable: true, select: false }) readonly lastSignedInAt?: Date | null;
  /** The row of a deleted account stays without a name. */
  @Column('timestamptz', { nullable: true, select: false }) readonly deletedAt?: Date | null;
  /** It is the row id of the player who the owner is, once that is confirmed. */
  @Column('integer', { nullable: true, select: false }) readonly playerId?: number | null;
  /** It is an argon2id hash; null when they have no password. */
  @Column('text', { nullable: true, select: false }) readonly passwordHash?: string | null;
  @Column('text', { nullable: true, select: false }) readonly removedAs?: string | null;
  @Column('integer', { nullable: true, select: false }) readonly removedPlayerId?: number | null;
}
