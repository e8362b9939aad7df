// @row 179
/** 001, "Tournament scoring": victory points and differential, of one game or of all so far. */
export interface Score {
  readonly points: number;
  readonly differential: number;
}

/**
 * A score as it stands on a score card (001, "Tournament scoring"): the differential in parentheses and always with a
 * sign, `2(+15)`.
 */
export const formatScore = ({ points, differential }: Score): string =>
  `${points}(${differential < 0 ? '' : '+'}${differential})`;
