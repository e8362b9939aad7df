import type { ParticipantRefusal } from '@quadrant/rules/league';
import type { PartClosed, RulesChanged } from '../change-rules.js';

/** Bonus points that somebody gives by hand (000, 12.5). */
export interface NewManualAward {
  /** UUID. */
  readonly id: string;
  /** Key of a tournament of the league. */
  readonly tournament: string;
  /** Any handle that leads to somebody who took part, or their label. */
  readonly player: string;
  readonly points: number;
  readonly reason: string;
}

/** An award by hand as it is listed. */
export interface GivenAward {
  readonly id: string;
  readonly tournament: { readonly id: string; readonly name: string; readonly localDate: string };
  /** As they are shown. */
  readonly player: string;
  readonly points: number;
  readonly reason: string;
  /** Handle of whoever gave it, and when. */
  readonly givenBy: string;
  readonly givenAt: Date;
  /** The run that it came with; null while it counts for nothing. */
  readonly run: number | null;
}

export interface ManualAwardChanged extends RulesChanged {
  readonly id: string;
}

/** Why nothing was done. */
export type ManualAwardRefusal = ParticipantRefusal | { readonly kind: 'award-unknown' } | PartClosed;
