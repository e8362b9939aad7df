import { readWrittenDay, type DayOrder } from '@quadrant/rules/tournament';
import type { Answers } from './answers.js';
import { isOrigin } from './origin.js';

import { findHead, MOST_LINES_ABOVE } from './parts/find-head.js';
import { readTitleRows, type SuggestedFacts } from './parts/title-rows.js';
import { gameIn } from './parts/game-words.js';
import { dayInName, suggestAnswers } from './suggest-answers.js';

const YEAR = /(?<!\d)(19[89]\d|20\d\d)(?!\d)/u;

export interface ToldFacts {
  readonly suggested?: SuggestedFacts | undefined;
  /** A date that may be two days. */
  readonly startsWritten?: string | undefined;
}

const yearsOf = (texts: readonly string[], today: string): string[] =>
  texts.flatMap((text) => YEAR.exec(text)?.[1] ?? []).filter((year) => year <= today.slice(0, 4));

/** The days that a date may mean: those that are past and, where there is one, in a year that the titles or the path name. */
function possibleDays(written: string, order: DayOrder, years: readonly string[], today: string): readonly string[] {
  const read = readWrittenDay(written, order);
  const told = read.kind === 'ambiguous' ? read.days : read.kind === 'day' ? [read.day] : [];
  const days = told.filter((day) => day <= today);
  const ofYear = days.filter((day) => years.includes(day.slice(0, 4)));
  return ofYear.length > 0 ? ofYear : days;
}

/**
 * Answers that the title rows, the name and the folder of a file suggest: `startsAt` for a whole day, `name`, `director`,
 * `venue`, `game`, and `year` where only that is known. `days` lists several days that its date may mean.
 *
 * @param path within the folder that is read, with slashes
 * @param told what the tournament itself says, as in a workbook, whose text has no title rows
 * @param order of day and month, where somebody said it
 */
export function proposeFacts(
  text: string,
  path: string,
  now: Date,
  told: ToldFacts = {},
  order: DayOrder = 'unknown',
): Answers {
  const today = now.toISOString().slice(0, 10);
  const { above, delimiter } = titlesOf(text);
  const titles = readTitleRows(above.join('\n'), delimiter);
  const facts = { ...told.suggested, ...titles.facts };
  const file = path.replace(/^.*[/\\]/, '');
  const years = yearsOf([...above, path], today);
  const written = told.startsWritten ?? titles.startsWritten;
  const possible = written === null ? [] : possibleDays(written, order, years, today);
  const ofTitle =
    facts.startsAt !== undefined && facts.startsAt <= today
      ? facts.startsAt
      : possible.length === 1
        ? possible[0]
        : undefined;
  const startsAt = ofTitle ?? dayInName(file, today) ?? dayInName(path, today) ?? undefined;
  const name = facts.name ?? suggestAnswers(file, today).get('name');
  const game = gameIn([...above, ...(told.suggested?.name ?? '').split('\n'), path]);
  const yearsOfDays = [...new Set(possible.map((day) => day.slice(0, 4)))];
  const year = startsAt === undefined ? (yearsOfDays.length === 1 ? yearsOfDays[0] : years[0]) : undefined;
  const days = startsAt === undefined && possible.length > 1 ? possible.join(' ') : undefined;
  return new Map(
    Object.entries({ startsAt, name, director: facts.director, venue: facts.venue, game, year, days }).flatMap(
      ([key, value]) => (value === undefined ? [] : [[key, value] as const]),
    ),
  );
}

/** Returns the lines above the names of columns. A text without such names may begin with some. */
function titlesOf(text: string) {
  if (/^\s*[<{[]/.test(text)) return { above: [], delimiter: ',' } as const;
  const head = findHead(text);
  const lines = text.split(/\r\n|\n|\r/, head === null ? MOST_LINES_ABOVE : head.line);
  const above =
    head === null ? lines.filter((line) => !/^\s*\d/.test(line)).slice(0, 3) : lines.slice(0, head.line - 1);
  return {
    above: above
      .map((line) =>
        line
          .replace(/^[#*=\s]+/, '')
          .trim()
          .replace(/[*=]{1,9}$/, '')
          .trim(),
      )
      .filter((line) => line !== '' && !isOrigin(line)),
    delimiter: head?.delimiter ?? ',',
  };
}
