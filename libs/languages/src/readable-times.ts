import { isCalendarDay } from '@quadrant/rules/tournament';
import { tellFullDate } from './tell-full-date.js';

/** The API writes an instant into its sentences in UTC, or with the offset of the place where it is meant. */
const INSTANT =
  /(?<![\w/=.:-])(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?( UTC|Z|[+-]\d\d:\d\d)(?![\w-])/g;
/** A day may stand alone. */
const DAY = /(?<![\w/=.:-])\d{4}-\d\d-\d\d(?![\w/=-]|\.\w|:\w)/g;
/** A day after one of these is an example of how to write it. */
const EXAMPLE = /\b(?:as|as in|als|wie|etwa)(?: \d{4}-\d\d-\d\d and)? $/;
/** Quoted names that people gave, and examples of what a program reads, stay as they are. */
const QUOTED = /("[^"]*"|“[^“”]*”|„[^„“]*“|`[^`]*`)/;

/** Writes the days and instants of a sentence as pages do: an instant with its minute and its zone. */
export function readableTimes(text: string): string {
  if (!/\d{4}-\d\d-\d\d/.test(text)) return text;
  return outsideQuotes(text, (piece) => {
    const isExample = (at: number): boolean => EXAMPLE.test(piece.slice(Math.max(0, at - 24), at));
    return piece
      .replace(INSTANT, (instant, day: string, time: string, zone: string, at: number) =>
        isCalendarDay(day) && !isExample(at) ? `${tellFullDate(day)}, ${time} ${zoneWords(zone)}` : instant,
      )
      .replace(DAY, (day: string, at: number, whole: string) =>
        isCalendarDay(day) && !EXAMPLE.test(whole.slice(Math.max(0, at - 24), at)) ? tellFullDate(day) : day,
      );
  });
}

/** Changes everything of a text that is not quoted. */
export const outsideQuotes = (text: string, change: (piece: string) => string): string =>
  text
    .split(QUOTED)
    // The pattern has captured every second piece.
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');

const zoneWords = (zone: string): string =>
  zone === 'Z' || zone === ' UTC' || zone === '+00:00' ? 'UTC' : `UTC${zone}`;
