import type { Dated } from './dated.js';
import type { StabilityPolicy } from './stability.js';
import type { SwitchId, SwitchValue } from './switches.js';

/** Values of the stability policy that an interim ruling can set. */
export const RULED_VALUES = [
  'onTimeDays',
  'reportBackDays',
  'correctionDays',
  'smallestMovement',
  'provisionalBelow',
] as const satisfies readonly (keyof StabilityPolicy)[];
export type RuledValue = (typeof RULED_VALUES)[number];

/**
 * The effect of an interim ruling while it is in force.
 *
 * - nothing: only its text is shown
 * - policy: it sets a value of the stability policy
 * - switch: it chooses between two defensible readings of a rule
 * - same-weekend: the National of a country on one of its days may share the weekend with a Continental or Worlds (000, 11.2.1)
 */
export type RulingEffect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'policy'; readonly name: RuledValue; readonly value: number }
  | { readonly kind: 'switch'; readonly name: SwitchId; readonly value: SwitchValue }
  | { readonly kind: 'same-weekend'; /** Two letters (ISO 3166-1). */ readonly country: string };

export const RULING_EFFECTS = [
  'nothing',
  'policy',
  'switch',
  'same-weekend',
] as const satisfies readonly RulingEffect['kind'][];

// @row 143
/** An interim ruling (000, section 14.3) overrides the documents for tournaments on its days, until the documents adopt it. */
export interface Ruling extends Dated {
  /** Each new ruling gets the next number; refusals name it. */
  readonly number: number;
  readonly text: string;
  /** Where it was published. */
  readonly source: string;
  /** The ruling is shown beside this reading. Null means that it is shown only in the list of all rulings. */
  readonly reading: string | null;
  readonly sets: RulingEffect;
}

/** Whether a ruling was revoked before its first day. It is listed, but was never in force. */
export const isRevoked = ({ from, to }: Dated): boolean => to !== null && from !== null && to <= from;
