import { isCalendarDay } from '@quadrant/rules/tournament';
import { tellDate } from './tell-day.js';

/** An instant as the API writes it into its sentences: in UTC, or with the offset of the place where it is meant. */
const INSTANT = /\b(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)/g;
/** Names that people gave, and examples of what a program reads: they stay as they are. */
const QUOTED = /("[^"]*"|„[^„“]*“|`[^`]*`)/;

/** A sentence whose instants are read by people, as pages write all others: day and minute, with the zone. */
export const readableInstants = (text: string): string =>
  outsideQuotes(text, (piece) =>
    piece.replace(INSTANT, (instant, day: string, time: string, zone: string) =>
      isCalendarDay(day) ? `${tellDate(day)}, ${time} ${zoneWords(zone)}` : instant,
    ),
  );

/** A text with everything changed but what stands in quotation marks. */
export const outsideQuotes = (text: string, change: (piece: string) => string): string =>
  text
    .split(QUOTED)
    // Every second piece is what the pattern holds.
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');

const zoneWords = (zone: string): string => (zone === 'Z' || zone === '+00:00' ? 'UTC' : `UTC${zone}`);
