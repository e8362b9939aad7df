import type { ParticipantRefusal } from '@quadrant/rules/leagues';
import type { PartClosed, RulesChanged } from '../change-rules.js';

/** Bonus points that are given by hand (000, 12.5). */
export interface NewManualAward {
  /** It is a UUID. */
  readonly id: string;
  /** It is the key of a tournament of the league. */
  readonly tournament: string;
  /** Any handle that leads to a participant, or their label. */
  readonly player: string;
  readonly points: number;
  readonly reason: string;
}

export interface GivenAward {
  readonly id: string;
  readonly tournament: { readonly id: string; readonly name: string; readonly localDate: string };
  /** It is the handle or label that is shown. */
  readonly player: string;
  readonly points: number;
  readonly reason: string;
  /** The handle of the person who gave it. */
  readonly givenBy: string;
  readonly givenAt: Date;
  /** The run that published it; null while it does not count. */
  readonly run: number | null;
}

export interface ManualAwardChanged extends RulesChanged {
  readonly id: string;
}

export type ManualAwardRefusal = ParticipantRefusal | { readonly kind: 'award-unknown' } | PartClosed;
