import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A one-time link with which a password is set. */
@Entity('password_links')
export class PasswordLink {
  /** It is the SHA-256 hash of the link's secret. */
  @PrimaryColumn('bytea') readonly hash: Buffer;
  @Column('uuid') readonly accountId: string;
  @Column('text') readonly createdBy: string;
  @Column('timestamptz') readonly createdAt: Date;
  @Column('timestamptz') readonly expiresAt: Date;
  /** It is also set when a newer link, or a change of the password, ends this one. */
  @Column('timestamptz', { nullable: true }) readonly usedAt: Date | null;
}
