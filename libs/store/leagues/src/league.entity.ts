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

  /** It is the handle of the league director. */
  @Column({ type: 'text' })
  director: string;

  /** Handles of the people who may take the director's place. */
  @Column({ type: 'text', array: true, default: [] })
  alternates: string[];

  /** Handles of the players who said that they would play. It is empty when the founder of the league vouches for them. */
  @Column({ name: 'committed_players', type: 'text', array: true, default: [] })
  committedPlayers: string[];

  /** It increases with every change to the league. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
