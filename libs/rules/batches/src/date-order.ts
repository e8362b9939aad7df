import type { Answers } from '@quadrant/rules/files';

export type DateOrder = 'day-first' | 'month-first';

/**
 * Says which order of day and month the dates of a file prove, as the proposal `dates`; otherwise `written` is one of them.
 * Dates that contradict each other say nothing.
 */
export function proposeOrder(days: readonly string[]): Answers {
  const order = orderOf(days);
  if (order === 'day-first' || order === 'month-first') return new Map([['dates', order]]);
  return new Map(order === 'open' ? [['written', days[0]!]] : []);
}

/** Reads which order a date proves: a day after the 12th cannot be a month. */
export function provenBy(day: string): DateOrder | null {
  const [one = 0, two = 0] = day.split(/[/-]/).map(Number);
  return one > 12 && two <= 12 ? 'day-first' : two > 12 && one <= 12 ? 'month-first' : null;
}

/** Reads which order dates prove: `open` where none of them does, null where there is none. */
export function orderOf(days: readonly string[]): DateOrder | 'open' | 'contradiction' | null {
  if (days.length === 0) return null;
  const proven = new Set(days.map(provenBy).filter((order) => order !== null));
  const [only] = proven;
  return proven.size > 1 ? 'contradiction' : (only ?? 'open');
}
