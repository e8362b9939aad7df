import type { Role } from '@quadrant/tournament';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A bearer token of a program or a person; only its hash is kept. */
@Entity('tokens')
export class Token {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'tokens_pkey' })
  id: string;

  @Column({ type: 'bytea' })
  hash: Buffer;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'text' })
  handle: string;

  @Column({ name: 'handle_key', type: 'text' })
  handleKey: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
