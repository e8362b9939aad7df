import type { Answers } from '@quadrant/rules/files';
import type { DaySpan } from '@quadrant/rules/tournament';

/** It holds what is known about the date of a file before other files are asked. */
export interface DateEvidence {
  readonly file: string;
  /** Files of one shape have the same text; null where the file has no shape. */
  readonly shape: string | null;
  /** The days on which its tournaments may have been; null where only a year is known, or nothing. */
  readonly span: DaySpan | null;
  /** The date that somebody gave; null where nobody did. */
  readonly said: string | null;
  /** It has no tournament, or several: a part of another file has none. */
  readonly hasSeveral: boolean;
  /**
   * They may hold `dates` (its own dates prove the order), `written` (a date whose day and month can be exchanged), `days`
   * (those that its date may mean), `nameDays` (those that its name may mean, by order, as `year-first:2006-02-02`),
   * `nameWritten` (the day in its name), `startsAt` and `year`.
   */
  readonly proposals: Answers;
}
