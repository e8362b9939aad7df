import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A league of World Championship Trek (000, section 12.1). */
@Entity('leagues')
export class League {
  @PrimaryColumn({ type: 'integer', generated: 'identity', primaryKeyConstraintName: 'leagues_pkey' })
  id: number;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  name: string;

  /** Handle of the league director. */
  @Column({ type: 'text' })
  director: string;

  /** Handles of those who may take their place. */
  @Column({ type: 'text', array: true, default: [] })
  alternates: string[];

  /** Handles of those who said that they would play; empty where whoever formed the league vouches for them. */
  @Column({ name: 'committed_players', type: 'text', array: true, default: [] })
  committedPlayers: string[];

  /** Goes up with everything that is done to it. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
