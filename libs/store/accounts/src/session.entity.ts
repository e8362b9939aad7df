import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which somebody is signed in. */
@Entity('sessions')
export class Session {
  /** It is the SHA-256 hash of the secret in the cookie. */
  @PrimaryColumn('bytea') readonly hash: Buffer;
  @Column('uuid') readonly accountId: string;
  @Column('timestamptz') readonly createdAt: Date;
  @Column('timestamptz') readonly lastUsedAt: Date;
  @Column('timestamptz') readonly expiresAt: Date;
  /** The session's owner sees this id. */
  @Column('uuid', { generated: 'uuid' }) readonly id: string;
  /** Such as "Firefox on Linux"; null where the browser did not say. */
  @Column('text', { nullable: true }) readonly browser: string | null;
}
