import { listed, say, type Text } from '@quadrant/rules/message';
import {
  isInferredDate,
  precisionOf,
  readWrittenDay,
  spanOfDate,
  type TournamentHeader,
} from '@quadrant/rules/tournament';
import { takeRawText } from './fields.js';
import { parseInstant, type Instant } from './instant.js';
import { pointerOf, type JsonNode, type Presence } from './json-node.js';
import { FIRST_YEAR, LAST_YEAR } from './limits.js';
import { quote } from './quote.js';

type Dates = Pick<TournamentHeader, 'startsAt' | 'date' | 'endsAt' | 'registeredAt'>;

/** Reads when the tournament took place and was announced. `now` is null when the time is unknown; then nothing is too late. */
export function readDates(node: JsonNode, now: Date | null): Dates | null {
  const date = takeDate(node);
  const startsAt = date === null ? takeInstant(node, 'startsAt', 'required') : date.end;
  const endsAt = takeInstant(node, 'endsAt', 'optional');
  const registeredAt = takeInstant(node, 'registeredAt', 'optional');
  if (startsAt === null) return null;

  const add = node.findings.add;
  // The day of a partial date is unknown.
  const shown = date?.text ?? startsAt.text;
  if (now !== null && startsAt.time > now.getTime()) {
    if (date === null) {
      const message = say`The tournament starts at ${startsAt.text}, which is in the future.`;
      add(
        'starts-in-future',
        pointerOf(node, 'startsAt'),
        message,
        say`Report it when it is over, or correct the date.`,
      );
    } else {
      const message = say`${date.text} is not over.`;
      const advice = say`Give startsAt with the hour, report it when ${date.text} is over, or correct the date.`;
      add('starts-in-future', pointerOf(node, 'date'), message, advice);
    }
  }
  if (endsAt !== null && endsAt.time < startsAt.time) {
    const message = say`The tournament ends at ${endsAt.text}, before it starts at ${shown}.`;
    add('ends-before-start', pointerOf(node, 'endsAt'), message, say`Correct one of the dates.`);
  } else if (endsAt !== null && now !== null && endsAt.time > now.getTime()) {
    const message = say`The tournament ends at ${endsAt.text}, which is in the future.`;
    add('ends-in-future', pointerOf(node, 'endsAt'), message, say`Report it when it is over, or correct the date.`);
  }
  if (registeredAt !== null && registeredAt.time > startsAt.time) {
    const message = say`The tournament was registered at ${registeredAt.text}, after its start at ${shown}.`;
    add(
      'registered-after-start',
      pointerOf(node, 'registeredAt'),
      message,
      say`Check the dates; it will not be sanctioned.`,
    );
  }
  return {
    startsAt: startsAt.text,
    ...(date !== null && { date: date.text }),
    endsAt: endsAt?.text ?? null,
    registeredAt: registeredAt?.text ?? null,
  };
}

// @row 264
/** Reads a date whose hour is unknown, with the end of the last day that it may be, which is its place in history. */
function takeDate(node: JsonNode): { readonly text: string; readonly end: Instant } | null {
  const text = takeRawText(node, 'date', 'optional');
  if (text === null) return null;
  const pointer = pointerOf(node, 'date');
  if ((node.object['startsAt'] ?? null) !== null) {
    const message = say`Both startsAt and date are given.`;
    node.findings.add('date-twice', pointer, message, say`Keep startsAt if the hour is known, otherwise date.`);
  } else if (precisionOf(text) === null || isInferredDate(text)) {
    const message = say`${quote(text)} is not a day, a month or a year of the calendar.`;
    const advice = say`Write it as 2014-11-08, 2014-11 or 2014, write "unknown", or give startsAt with the hour.`;
    node.findings.add('bad-date', pointer, message, advice);
  }
  const end = parseInstant(`${spanOfDate(text)?.last ?? ''}T23:59:59Z`) ?? END_OF_NO_DAY;
  if (end !== END_OF_NO_DAY && (end.year < FIRST_YEAR || end.year > LAST_YEAR)) {
    const message = say`${text} is outside the years ${FIRST_YEAR} to ${LAST_YEAR}.`;
    node.findings.add('date-out-of-range', pointer, message, say`Correct the year.`);
  }
  return { text, end };
}

/** An unknown date is here in history. It also replaces a date with an error, so that the other dates are checked as well. */
const END_OF_NO_DAY: Instant = { text: '1994-01-01T00:00:00Z', year: FIRST_YEAR, time: 0 };

/** Writes the day that a text means as a document has it, or the days that it may mean. */
function adviceFor(text: string): Text {
  const read = readWrittenDay(text.slice(0, 60));
  if (read.kind === 'day') return say`Write it as ${read.day}${read.time ?? 'T12:00:00Z'}.`;
  return read.kind === 'ambiguous'
    ? say`Write the day that is meant: ${listed(
        read.days.map((day) => `${day}T12:00:00Z`),
        'or',
      )}.`
    : say`Write it as 2014-11-08T10:00:00-05:00, or with Z for UTC.`;
}

const A_DAY = 'YYYY-MM-DD'.length;

function takeInstant(node: JsonNode, key: string, presence: Presence): Instant | null {
  const text = takeRawText(node, key, presence);
  if (text === null) return null;
  const instant = parseInstant(text);
  if (instant === null) {
    const message = say`${quote(text)} is not a date and time with its offset.`;
    node.findings.add('bad-date', pointerOf(node, key), message, adviceFor(text));
    return null;
  }
  if (instant.year < FIRST_YEAR || instant.year > LAST_YEAR) {
    const message = say`${text.slice(0, A_DAY)} is outside the years ${FIRST_YEAR} to ${LAST_YEAR}.`;
    node.findings.add('date-out-of-range', pointerOf(node, key), message, say`Correct the year.`);
    return null;
  }
  return instant;
}
