import { CATEGORIES } from '@quadrant/rules/tournament';
import { validate as isUuid } from 'uuid';

/** Where a page of tournaments ended; newest first. */
export interface TournamentPosition {
  /** As `toISOString` writes it. */
  readonly startsAt: string;
  readonly key: string;
}

/** Where a page of rating changes ended: one tournament can change several categories. It pins the run. */
export interface RatingChangePosition extends TournamentPosition {
  readonly run: number;
  readonly category: string;
}

/** Largest `integer` of PostgreSQL. */
const LARGEST_RUN = 2_147_483_647;

/** Whether a value from outside, as a cursor is, can name a run. */
export const isRunNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_RUN;

/** Whether a value from outside, as a cursor is, can be a place in a listing of tournaments. */
export function isTournamentPosition(value: unknown): value is TournamentPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { startsAt, key } = value as Record<string, unknown>;
  return isInstant(startsAt) && typeof key === 'string' && isUuid(key);
}

/** Whether a value from outside is an instant as `toISOString` writes it. */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-/.test(value)) return false;
  const instant = new Date(value);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === value;
}

/** Whether a value from outside, as a cursor is, can be a place in a listing of rating changes. */
export function isRatingChangePosition(value: unknown): value is RatingChangePosition {
  if (!isTournamentPosition(value)) return false;
  const { category, run }: Partial<Record<keyof RatingChangePosition, unknown>> = value;
  return isRunNumber(run) && CATEGORIES.some((each) => each === category);
}
