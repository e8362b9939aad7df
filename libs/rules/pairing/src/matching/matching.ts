/** A set of players in which all but one are paired with each other, and what each such pair saves; the proof needs it. */
export interface Blossom {
  readonly players: readonly number[];
  readonly rank: number;
  readonly cost: number;
}

/**
 * Pairs of least cost, with the dual values that prove it: whatever the pairing, each player costs at least half of their price,
 * less what blossoms take off. All prices are doubled, so that they are whole.
 */
export interface Matching {
  /** By player; -1 for one who stays alone. */
  readonly partners: Int32Array;
  readonly ranks: Float64Array;
  readonly prices: Float64Array;
  /** Larger ones before those inside them. */
  readonly blossoms: readonly Blossom[];
}
