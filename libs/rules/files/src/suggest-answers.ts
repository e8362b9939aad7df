import type { Answers } from './answers.js';

/** Names that say nothing about a tournament. */
const GENERIC =
  /^(?:results?|ergebnis(?:se)?|resultats?|standings|tournament|turnier|tournoi|export|table|tabelle|data|book|mappe|untitled|unbenannt|scorecards?|matches|rounds|file|document)\W*(?:\d+\W*)?$/i;

/**
 * Answers that the name of a file suggests: a day that stands in it, otherwise `today`, and a name when it says more than "results".
 *
 * @param fileName as the sender's computer calls it; null for none
 * @param today local date, YYYY-MM-DD
 */
export function suggestAnswers(fileName: string | null, today: string): Answers {
  const base = (fileName ?? '').replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,12}$/, '');
  const [written, year, month, day] = /(20\d{2})[-_.]?([01]\d)[-_.]?([0-3]\d)/.exec(base) ?? [];
  const date = `${year}-${month}-${day}`;
  const isDay = written !== undefined && !Number.isNaN(Date.parse(date)) && date <= today;
  const words = base
    .replace(written ?? '', ' ')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  const isName = /\p{L}{3}/u.test(words) && !GENERIC.test(words);
  return new Map([['startsAt', isDay ? date : today], ...(isName ? [['name', words.slice(0, 100)] as const] : [])]);
}
