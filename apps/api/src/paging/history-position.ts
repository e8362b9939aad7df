import type { RatingChangePosition, TournamentPosition } from '@quadrant/persistence';
import { CATEGORIES } from '@quadrant/tournament';
import { validate as isUuid } from 'uuid';
import { parseMoment } from '../requests/moment.js';

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
