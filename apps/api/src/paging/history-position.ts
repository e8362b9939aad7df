import { CATEGORIES } from '@quadrant/tournament';
import { parseMoment } from '../requests/moment.js';
import { validate as isUuid } from 'uuid';

/** Where a page of tournaments ended; newest first. */
export interface TournamentPosition {
  readonly startsAt: string;
  readonly key: string;
}

/** Where a page of rating changes ended: one tournament can change several categories. */
export interface RatingChangePosition extends TournamentPosition {
  readonly category: string;
}

/** Whether the inside of a cursor is a place in a listing of tournaments. */
export function isTournamentPosition(value: unknown): value is TournamentPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { startsAt, key } = value as Record<string, unknown>;
  return typeof startsAt === 'string' && parseMoment(startsAt) !== null && typeof key === 'string' && isUuid(key);
}

/** Whether the inside of a cursor is a place in a listing of rating changes. */
export function isRatingChangePosition(value: unknown): value is RatingChangePosition {
  if (!isTournamentPosition(value)) return false;
  const category: unknown = Reflect.get(value, 'category');
  return CATEGORIES.some((each) => each === category);
}
