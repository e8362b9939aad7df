import type { GameTitle, ToldWeekday } from '@quadrant/rules/tournament';

/** Rows above a table say these of the tournament. They are suggestions, since a title may mean something else. */
export interface SuggestedFacts {
  readonly name?: string;
  /** It is written as YYYY-MM-DD. */
  readonly startsAt?: string;
  /** They are written as YYYY-MM, for rows that name a month. */
  readonly months?: readonly string[];
  readonly director?: string;
  readonly venue?: string;
  /** They are the games that single rows name. */
  readonly games?: readonly GameTitle[];
  /** They are as `daysOfYearIn` writes them, for rows that name a day without a year; where the subject of a mail has some, only those. */
  readonly daysOfYear?: readonly string[];
  /** The day of the mail or post, which is not that of the tournament, as its lines write it: a mail that was sent on has several. */
  readonly sent?: readonly string[];
  /** The mail or post says on which weekday before it the tournament was. */
  readonly weekday?: ToldWeekday;
  /** The mail or post says that the tournament was so many days before it. */
  readonly daysBefore?: number;
  /** So many took part, as "24 players" says. */
  readonly field?: number;
}
