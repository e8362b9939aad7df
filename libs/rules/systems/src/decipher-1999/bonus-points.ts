// @row 190
/** The points that a player scored in a game with Intermix Ratio. */
export interface IntermixPoints {
  readonly nonBonus: number;
  readonly bonus: number;
}

/**
 * Returns the points that Intermix Ratio excludes, for `bonusExcluded` of a match: bonus points count up to the
 * non-bonus points (001, Scoring, "Bonus points"). 35 and 50 bonus points make 70, so 15 are excluded.
 */
export const excludedByIntermixRatio = ({ nonBonus, bonus }: IntermixPoints): number =>
  Math.max(bonus - Math.max(nonBonus, 0), 0);
