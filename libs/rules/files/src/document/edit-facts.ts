import { isPartialDate, kindFitsLevel, KINDS, LEVELS, precisionOf, readWrittenDay } from '@quadrant/rules/tournament';
import { isNotKnown, membersOf, type Answers } from '../answers.js';
import { factOf } from '../fact-values.js';
import { withMember, type Raw } from './raw-document.js';

export interface EditedFacts {
  readonly tournament: Raw;
  /** Each change as people read it: `name: Winter → Spring`. */
  readonly changes: readonly string[];
}

/**
 * Returns `tournament` of a document with the answers in it. A day alone keeps the time of the day that the document has;
 * a start of which only the month or the year is known, or nothing, becomes its `date`.
 * A level makes a kind that it does not fit go away, and the other way round, when only one of them is answered.
 */
export function editFacts(tournament: Raw, answers: Answers): EditedFacts {
  let edited = tournament;
  for (const [asked, answer] of membersOf(answers)) {
    // A document always says its game.
    if (asked === 'game' && isNotKnown(asked, answers)) continue;
    const isPartial = asked === 'startsAt' && precisionOf(answer) !== null && isPartialDate(answer);
    const key = isPartial ? 'date' : asked;
    const before = edited[key] ?? null;
    const isUnknown = key === 'director' && isNotKnown(key, answers);
    const value = isUnknown ? null : isInstant(before) ? moveInstant(before, key, answer) : factOf(key, answer);
    if (value !== before) edited = isUnknown ? withMember(edited, key, null) : { ...edited, [key]: value };
    // A document has the start or the day, and the answer is about the one that is known.
    const other = key === 'date' ? 'startsAt' : key === 'startsAt' ? 'date' : null;
    if (other !== null && other in edited) edited = withMember(edited, other, null);
  }
  const settled = settleLevel(edited, answers);
  const keys = [...new Set([...Object.keys(tournament), ...Object.keys(settled)])];
  const changes = keys
    .filter((key) => (settled[key] ?? null) !== (tournament[key] ?? null))
    .map((key) => `${key}: ${shown(tournament[key])} → ${shown(settled[key])}`);
  return { tournament: changes.length === 0 ? tournament : settled, changes };
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

function settleLevel(tournament: Raw, answers: Answers): Raw {
  const level = LEVELS.find((each) => each === tournament['level']);
  const kind = KINDS.find((each) => each === tournament['kind']);
  const fits = level === undefined || kind === undefined || kindFitsLevel(kind, level);
  if (fits || answers.has('level') === answers.has('kind')) return tournament;
  return withMember(tournament, answers.has('level') ? 'kind' : 'level', null);
}

const shown = (value: unknown): string =>
  value === null || value === undefined
    ? '–'
    : JSON.stringify(value)
        .replace(/^"(.*)"$/s, '$1')
        .slice(0, 60);

/** A day alone keeps the time of the day that was there. */
function moveInstant(before: string, key: string, answer: string): unknown {
  const read = readWrittenDay(answer);
  const isDay = read.kind === 'day' && read.time === null;
  return isDay ? read.day + before.slice(read.day.length) : factOf(key, answer);
}
