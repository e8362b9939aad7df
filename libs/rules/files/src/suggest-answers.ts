import type { Answers } from './answers.js';
import { dayInName, withoutDay } from './days-in-name.js';
import { GENERIC_NAME } from './parts/title-rows.js';

/**
 * Answers that the name of a file suggests: a day that stands in it, otherwise `today`, and a name when it says more than "results".
 *
 * @param fileName as the sender's computer calls it; null for none
 * @param today local date, YYYY-MM-DD
 */
export function suggestAnswers(fileName: string | null, today: string): Answers {
  const base = (fileName ?? '').replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,12}$/, '');
  // Mail programs save a mail under its subject.
  const words = withoutDay(base.replace(/^(?:re|fwd?|fw|aw|wg|odp)[ _:-]{1,3}(?=\p{L})/iu, ''))
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  const isName = /\p{L}{3}/u.test(words) && !GENERIC_NAME.test(words);
  return new Map([
    ['startsAt', dayInName(base, today) ?? today],
    ...(isName ? [['name', words.slice(0, 100)] as const] : []),
  ]);
}
