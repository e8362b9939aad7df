import { listed, say, type Text } from '@quadrant/rules/message';
import { readWrittenDay, type TournamentHeader } from '@quadrant/rules/tournament';
import { takeRawText } from './fields.js';
import { parseInstant, type Instant } from './instant.js';
import { pointerOf, type JsonNode, type Presence } from './json-node.js';
import { FIRST_YEAR, LAST_YEAR } from './limits.js';
import { quote } from './quote.js';

type Dates = Pick<TournamentHeader, 'startsAt' | 'endsAt' | 'registeredAt'>;

/** Reads when the tournament took place and was announced. `now` is null when the time is unknown; then nothing is too late. */
export function readDates(node: JsonNode, now: Date | null): Dates | null {
  const startsAt = takeInstant(node, 'startsAt', 'required');
  const endsAt = takeInstant(node, 'endsAt', 'optional');
  const registeredAt = takeInstant(node, 'registeredAt', 'optional');
  if (startsAt === null) return null;

  const add = node.findings.add;
  if (now !== null && startsAt.time > now.getTime()) {
    const message = say`The tournament starts at ${startsAt.text}, which is in the future.`;
    add('starts-in-future', pointerOf(node, 'startsAt'), message, say`Report it when it is over, or correct the date.`);
  }
  if (endsAt !== null && endsAt.time < startsAt.time) {
    const message = say`The tournament ends at ${endsAt.text}, before it starts at ${startsAt.text}.`;
    add('ends-before-start', pointerOf(node, 'endsAt'), message, say`Correct one of the dates.`);
  } else if (endsAt !== null && now !== null && endsAt.time > now.getTime()) {
    const message = say`The tournament ends at ${endsAt.text}, which is in the future.`;
    add('ends-in-future', pointerOf(node, 'endsAt'), message, say`Report it when it is over, or correct the date.`);
  }
  if (registeredAt !== null && registeredAt.time > startsAt.time) {
    const message = say`The tournament was registered at ${registeredAt.text}, after its start at ${startsAt.text}.`;
    add(
      'registered-after-start',
      pointerOf(node, 'registeredAt'),
      message,
      say`Check the dates; it will not be sanctioned.`,
    );
  }
  return { startsAt: startsAt.text, endsAt: endsAt?.text ?? null, registeredAt: registeredAt?.text ?? null };
}

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
    const message = say`${text} is outside the years ${FIRST_YEAR} to ${LAST_YEAR}.`;
    node.findings.add('date-out-of-range', pointerOf(node, key), message, say`Correct the year.`);
    return null;
  }
  return instant;
}
