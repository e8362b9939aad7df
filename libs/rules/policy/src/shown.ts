import type { StabilityPolicy } from './stability.js';

// @reading provisional
/** Whether a rating of so many rated games is shown as provisional: so few games say little. A mark, which changes no number. */
export const isProvisional = (games: number, { provisionalBelow }: StabilityPolicy): boolean =>
  games < provisionalBelow;

/** Whether a change of a rating is large enough to be shown as a movement. */
export const isMovement = (before: number, after: number, { smallestMovement }: StabilityPolicy): boolean =>
  Math.abs(after - before) >= smallestMovement;
