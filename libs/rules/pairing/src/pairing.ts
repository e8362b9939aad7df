/** A player of the round, with what the rounds before say about them. */
export interface PairingPlayer {
  readonly id: string;
  /** Victory points so far, a whole number. */
  readonly points: number;
  /** Whether they had a bye already; earned byes do not count (000, section 7.6). */
  readonly hadBye: boolean;
  /** Ids of everybody they have met, players who dropped included. */
  readonly opponents: readonly string[];
  /** Where 004 rules: their place in the order of all, 1 being the best, by which a bye is given. */
  readonly place?: number;
}

/**
 * In which order the criteria of 000, section 7.6, count. `byes-first`: no second meeting, as few byes as possible, none for who had
 * one, the bye to the lowest total, nobody past a group, most pairs of equal totals, small differences. `literal`: as they are
 * printed, with equal and similar totals before a second bye; the fewest byes go first, since a bye stands for a second meeting.
 */
export type PairingOrder = 'byes-first' | 'literal';

/** Everything that decides a pairing. */
export interface PairingRequest {
  /** Who plays in this round, in any order. */
  readonly players: readonly PairingPlayer[];
  /** From 1. */
  readonly round: number;
  /** Recorded with the tournament: the same seed gives the same pairing. */
  readonly seed: string;
  /** In which order the criteria of 7.6 count; without one `byes-first`. */
  readonly order?: PairingOrder;
  /** Pairs that the director wants; the others are paired as well as possible around them. None may have met. */
  readonly fixed?: readonly (readonly [string, string])[];
  /** Pairs that the director does not want. */
  readonly forbidden?: readonly (readonly [string, string])[];
}

/** Who meets whom in a round, and who has a bye; everybody stands in it once. */
export interface SwissPairing {
  /** Ids, the higher points first; tables in the order of points. */
  readonly pairs: readonly (readonly [string, string])[];
  /** One id in an odd field, none in an even one, more where every other pairing would repeat a match. */
  readonly byes: readonly string[];
}
