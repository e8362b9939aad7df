import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A league of World Championship Trek (000, section 12.1). */
@Entity('leagues')
export class League {
  @PrimaryColumn('integer', { generated: 'identity' }) id: number;
  @Column('text') slug: string;
  @Column('text') name: string;
  /** It is the handle of the league director. */
  @Column('text') director: string;
  /** Handles of the people who may take the director's place. */
  @Column('text', { array: true, default: [] }) alternates: string[];
  /** Handles of the players who said that they would play. It is empty when the founder of the league vouches for them. */
  @Column('text', { array: true, default: [] }) committedPlayers: string[];
  /** It increases with every change to the league. */
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz') createdAt: Date;
}
