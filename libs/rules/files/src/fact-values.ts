import { readWrittenDay } from '@quadrant/rules/tournament';

const NUMBERS: ReadonlySet<string> = new Set(['level', 'plannedRounds', 'participants']);
/** These members may be a day alone, which means noon on that day. */
const INSTANTS: ReadonlySet<string> = new Set(['startsAt', 'registeredAt', 'endsAt']);
const FLAGS: ReadonlySet<string> = new Set(['online', 'unrated']);

/** A date alone means noon on that day: the local date decides, the hour does not. It is null for a text that is no day, and for one that may be several. */
export function instantOf(text: string | null): string | null {
  if (text === null || /^\d{4}-\d{2}-\d{2}T/.test(text)) return text;
  const read = readWrittenDay(text);
  return read.kind === 'day' ? read.day + (read.time ?? 'T12:00:00Z') : null;
}

/** Returns an answer as the value that a member of `tournament` has in a document. */
export function factOf(key: string, answer: string): string | number | boolean {
  if (NUMBERS.has(key) && /^\d{1,4}$/.test(answer)) return Number(answer);
  if (INSTANTS.has(key)) return instantOf(answer) ?? answer;
  if (FLAGS.has(key) && (answer === 'true' || answer === 'false')) return answer === 'true';
  return answer;
}
