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

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
