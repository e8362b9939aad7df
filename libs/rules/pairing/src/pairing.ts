/** A player of the round, with what the earlier rounds tell about them. */
export interface PairingPlayer {
  readonly id: string;
  /** Victory points so far; the number is whole. */
  readonly points: number;
  /** Whether they had a bye already; earned byes do not count (000, section 7.6). */
  readonly hadBye: boolean;
  /** The ids of everybody they have met, including players who dropped. */
  readonly opponents: readonly string[];
  /** It is set where 004 rules: their place in the order of all, 1 being the best. The bye is given by it. */
  readonly place?: number;
}

/**
 * The order in which the criteria of 000, section 7.6, count.
 *
 * - `byes-first`: no second meeting, as few byes as possible, none for a player who had one, the bye to the lowest
 *   total, nobody past a group, most pairs of equal totals, small differences.
 * - `literal`: as they are printed, with equal and similar totals before a second bye. The fewest byes still go first,
 *   since a bye replaces a second meeting.
 */
export type PairingOrder = 'byes-first' | 'literal';

export interface PairingRequest {
  readonly players: readonly PairingPlayer[];
  /** It counts from 1. */
  readonly round: number;
  /** It is recorded with the tournament: the same seed gives the same pairing. */
  readonly seed: string;
  /** The order in which the criteria of 7.6 count; the default is `byes-first`. */
  readonly order?: PairingOrder;
  /** The director wants these pairs, which must not have met. The others are paired as well as possible around them. */
  readonly fixed?: readonly (readonly [string, string])[];
  /** The director does not want these pairs. */
  readonly forbidden?: readonly (readonly [string, string])[];
}

/** A round contains everybody once, in a pair or with a bye. */
export interface SwissPairing {
  /** The ids of each pair start with the higher points; tables are in the order of points. */
  readonly pairs: readonly (readonly [string, string])[];
  /** There is one id in an odd field, none in an even one, and more when every other pairing would repeat a match. */
  readonly byes: readonly string[];
}
