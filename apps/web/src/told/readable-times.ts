import { isCalendarDay } from '@quadrant/rules/tournament';
import { tellDate } from '../languages/tell-day.js';

/** An instant as the API writes it into its sentences: in UTC, or with the offset of the place where it is meant. */
const INSTANT =
  /(?<![\w/=.:-])(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?( UTC|Z|[+-]\d\d:\d\d)(?![\w-])/g;
/** A day by itself. */
const DAY = /(?<![\w/=.:-])\d{4}-\d\d-\d\d(?![\w/=-]|\.\w|:\w)/g;
/** What stands after one of these is an example of how to write it. */
const EXAMPLE = /\b(?:as|as in|als|wie|etwa)(?: \d{4}-\d\d-\d\d and)? $/;
/** Names that people gave, and examples of what a program reads: they stay as they are. */
const QUOTED = /("[^"]*"|“[^“”]*”|„[^„“]*“|`[^`]*`)/;

/** A sentence whose days and instants are read by people, as pages write all others: an instant with its minute and its zone. */
export function readableTimes(text: string): string {
  if (!/\d{4}-\d\d-\d\d/.test(text)) return text;
  return outsideQuotes(text, (piece) => {
    const isExample = (at: number): boolean => EXAMPLE.test(piece.slice(Math.max(0, at - 24), at));
    return piece
      .replace(INSTANT, (instant, day: string, time: string, zone: string, at: number) =>
        isCalendarDay(day) && !isExample(at) ? `${tellDate(day)}, ${time} ${zoneWords(zone)}` : instant,
      )
      .replace(DAY, (day: string, at: number, whole: string) =>
        isCalendarDay(day) && !EXAMPLE.test(whole.slice(Math.max(0, at - 24), at)) ? tellDate(day) : day,
      );
  });
}

/** A text with everything changed but what stands in quotation marks. */
export const outsideQuotes = (text: string, change: (piece: string) => string): string =>
  text
    .split(QUOTED)
    // Every second piece is what the pattern holds.
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');

const zoneWords = (zone: string): string =>
  zone === 'Z' || zone === ' UTC' || zone === '+00:00' ? 'UTC' : `UTC${zone}`;
