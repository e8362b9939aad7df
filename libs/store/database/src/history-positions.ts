import { CATEGORIES } from '@quadrant/rules/tournament';
import { validate as isUuid } from 'uuid';

/** A page of tournaments, newest first, ended here. */
export interface TournamentPosition {
  /** As `toISOString` writes it. */
  readonly startsAt: string;
  readonly key: string;
}

/** A page of rating changes ended here: one tournament can change several categories. It fixes the run. */
export interface RatingChangePosition extends TournamentPosition {
  readonly run: number;
  readonly category: string;
}

/** The largest `integer` that PostgreSQL has. */
const LARGEST_RUN = 2_147_483_647;

/** Tells whether a value from outside, such as a cursor, can be the number of a run. */
export const isRunNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_RUN;

/** Tells whether a value from outside, such as a cursor, can be a position in a list of tournaments. */
export function isTournamentPosition(value: unknown): value is TournamentPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { startsAt, key } = value as Record<string, unknown>;
  return isInstant(startsAt) && typeof key === 'string' && isUuid(key);
}

/** Tells whether a value from outside is an instant as `toISOString` writes it. */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-/.test(value)) return false;
  const instant = new Date(value);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === value;
}

/** Tells whether a value from outside, such as a cursor, can be a position in a list of rating changes. */
export function isRatingChangePosition(value: unknown): value is RatingChangePosition {
  if (!isTournamentPosition(value)) return false;
  const { category, run }: Partial<Record<keyof RatingChangePosition, unknown>> = value;
  return isRunNumber(run) && CATEGORIES.some((each) => each === category);
}
