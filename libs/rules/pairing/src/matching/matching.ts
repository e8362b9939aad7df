/** All players of a blossom but one are paired with each other. The proof needs the amount that each such pair saves. */
export interface Blossom {
  readonly players: readonly number[];
  readonly rank: number;
  readonly cost: number;
}

/**
 * Pairs of least cost, with the dual values that prove it. In any pairing, each player costs at least half of their
 * price, less what blossoms take off. All prices are doubled, so that they are whole.
 */
export interface Matching {
  /** The index is the player; -1 stands for one who stays alone. */
  readonly partners: Int32Array;
  readonly ranks: Float64Array;
  readonly prices: Float64Array;
  /** Larger blossoms come before those inside them. */
  readonly blossoms: readonly Blossom[];
}
