import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Ruling, RulingEffect } from '@quadrant/rules/policy';

/** An interim ruling, as it is stored. */
@Entity('rulings')
export class RulingEntity implements Ruling {
  @PrimaryColumn('integer') readonly number: number;
  @Column('text') readonly text: string;
  @Column('text') readonly source: string;
  @Column('text', { nullable: true }) readonly reading: string | null;
  @Column('date', { name: 'from_day', nullable: true }) readonly from: string | null;
  /** It is the first day after the ruling; a day before `from`, or that day: it was revoked. */
  @Column('date', { name: 'to_day', nullable: true }) readonly to: string | null;
  @Column('jsonb') readonly sets: RulingEffect;
  @Column('text', { select: false }) readonly madeBy?: string;
  @Column('timestamptz', { select: false }) readonly madeAt?: Date;
}
