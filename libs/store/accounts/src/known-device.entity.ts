import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser on which somebody has signed in. Several accounts may know the same one. */
@Entity('known_devices')
export class KnownDevice {
  /** It is the SHA-256 hash of the secret in the cookie. */
  @PrimaryColumn('bytea') readonly hash: Buffer;
  @PrimaryColumn('uuid') readonly accountId: string;
  @Column('timestamptz') readonly lastUsedAt: Date;
  @Column('timestamptz') readonly expiresAt: Date;
}
