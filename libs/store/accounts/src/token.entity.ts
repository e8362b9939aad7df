import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Scope } from '@quadrant/rules/permissions';

/** A token that a program sends instead of a session. */
@Entity('tokens')
export class Token {
  @PrimaryGeneratedColumn('uuid') readonly id: string;
  @Column('uuid') readonly accountId: string;
  /** The first characters, by which the owner recognizes it. */
  @Column('text', { nullable: true }) readonly prefix: string | null;
  @Column('text') readonly name: string;
  @Column('text', { array: true }) readonly scopes: Scope[];
  @Column('timestamptz') readonly createdAt: Date;
  @Column('timestamptz', { nullable: true }) readonly lastUsedAt: Date | null;
  /** Null means that it lasts until it is revoked. */
  @Column('timestamptz', { nullable: true }) readonly expiresAt: Date | null;
  @Column('timestamptz', { nullable: true }) readonly revokedAt: Date | null;
  /** It is the SHA-256 hash of the token. */
  @Column('bytea', { select: false }) readonly hash?: Buffer;
  @Column('text', { nullable: true, select: false }) readonly revokedBy?: string | null;
}
