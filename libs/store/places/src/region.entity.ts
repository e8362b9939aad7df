import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Continent } from '@quadrant/rules/permissions';

/** A part of the world with a name of its own, in which players meet (000, appendix A, and the region structure of 11.1.1). */
@Entity('regions')
export class Region {
  /** `regionSlug` makes it from the region's first name; it never changes. */
  @PrimaryColumn('text') readonly slug: string;
  @Column('text') readonly name: string;
  @Column('text') readonly continent: Continent;
  /** Two letters (ISO 3166-1); null when the region spans several countries. */
  @Column('text', { nullable: true }) readonly country: string | null;
  /** It tells which area the region covers. */
  @Column('text') readonly described: string;
  @Column('text') readonly source: string;
  @Column('integer', { default: 1 }) readonly version: number;
  @Column('timestamptz', { select: false }) readonly createdAt?: Date;
}
