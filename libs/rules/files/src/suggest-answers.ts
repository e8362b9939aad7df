import { readWrittenDay } from '@quadrant/rules/tournament';
import type { Answers } from './answers.js';
import { GENERIC_NAME } from './parts/title-rows.js';

/** Names hold a day as 2026-11-20, 20261120 or 20.11.2026. */
const DAY =
  /(?<!\d)(?:(19[89]\d|20\d{2})[-_.]?([01]\d)[-_.]?([0-3]\d)|\d{1,2}[._-]\d{1,2}[._-](?:19[89]\d|20\d{2}))(?!\d)/;

/** Finds the day in the name of a file or folder. It is null where none is, and for one that has not come yet. */
export function dayInName(name: string, today: string): string | null {
  const [written = '', year, month, day] = DAY.exec(name) ?? [];
  const read = readWrittenDay(year === undefined ? written.replaceAll(/[_-]/g, '.') : `${year}-${month}-${day}`);
  return read.kind === 'day' && read.day <= today ? read.day : null;
}

/** Returns a name without the day that is in it. */
export const withoutDay = (name: string): string => name.replace(DAY, ' ');

/**
 * Answers that the name of a file suggests: a day that stands in it, otherwise `today`, and a name when it says more than "results".
 *
 * @param fileName as the sender's computer calls it; null for none
 * @param today local date, YYYY-MM-DD
 */
export function suggestAnswers(fileName: string | null, today: string): Answers {
  const base = (fileName ?? '').replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,12}$/, '');
  const words = withoutDay(base)
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  const isName = /\p{L}{3}/u.test(words) && !GENERIC_NAME.test(words);
  return new Map([
    ['startsAt', dayInName(base, today) ?? today],
    ...(isName ? [['name', words.slice(0, 100)] as const] : []),
  ]);
}
