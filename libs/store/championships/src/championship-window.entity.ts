import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AllottedKind, ChampionshipWindow } from '@quadrant/rules/championships';
import type { GameTitle } from '@quadrant/rules/tournament';

/** A window that was announced and differs from the printed one. */
@Entity('championship_windows')
export class AnnouncedWindow implements ChampionshipWindow {
  @PrimaryGeneratedColumn('uuid') readonly id: string;
  @Column('text') readonly kind: AllottedKind;
  @Column('smallint') readonly year: number;
  @Column('text', { nullable: true }) readonly game: GameTitle | null;
  @Column('text', { nullable: true }) readonly continent: string | null;
  @Column('date', { nullable: true }) readonly applicationsFrom: string | null;
  @Column('date', { nullable: true }) readonly applicationsUntil: string | null;
  @Column('date') readonly playFrom: string;
  @Column('date') readonly playUntil: string;
  @Column('text') readonly source: string;
  @Column('text', { select: false }) readonly setBy?: string;
  @Column('timestamptz', { select: false }) readonly setAt?: Date;
}
