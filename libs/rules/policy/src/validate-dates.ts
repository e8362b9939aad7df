import { isCalendarDay, type Finding } from '@quadrant/rules/tournament';
import { byFirstDay, type Dated } from './dated.js';
import { finding } from './policy-findings.js';

const ADVICE =
  'Let each row begin on the day on which the one before it ends; the first without `from`, the last without `to`.';

/**
 * Whether exactly one row is in force on every day there is.
 *
 * @param pointer to the list of rows
 * @param title of the rows, for messages: `k-tables of opg-4.2`
 */
export function validateDates(rows: readonly Dated[], pointer: string, title: string): Finding[] {
  const ownFindings = rows.flatMap((row, index) => validateRow(row, `${pointer}/${index}`));
  return ownFindings.length > 0 ? ownFindings : validateCover(rows, pointer, title);
}

/** What is wrong with the dates of one row. */
export function validateRow({ from, to }: Dated, pointer: string): Finding[] {
  const findings = Object.entries({ from, to })
    .filter(([, day]) => day !== null && !isCalendarDay(day))
    .map(([key, day]) => {
      const message = `${JSON.stringify(day)} is not a day of the calendar.`;
      return finding('bad-day', `${pointer}/${key}`, message, 'Write it as 2014-06-04, or null for no bound.');
    });
  if (findings.length === 0 && from !== null && to !== null && from >= to) {
    const message = `The row begins on ${from} and is no longer in force on ${to}.`;
    findings.push(finding('dates-reversed', `${pointer}/to`, message, 'Let `to` be the first day after the row.'));
  }
  return findings;
}

function validateCover(rows: readonly Dated[], pointer: string, title: string): Finding[] {
  const findings: Finding[] = [];
  const add = (code: 'dates-gap' | 'dates-overlap', place: string, when: string): void => {
    const problem = code === 'dates-gap' ? 'leave a gap: none is' : 'overlap: more than one is';
    findings.push(finding(code, pointer + place, `The ${title} ${problem} in force ${when}.`, ADVICE));
  };
  const sorted = rows.map((row, index) => ({ ...row, index })).sort(byFirstDay);
  const [earliest] = sorted;
  if (earliest === undefined) {
    add('dates-gap', '', 'on any day');
    return findings;
  }
  if (earliest.from !== null) add('dates-gap', `/${earliest.index}/from`, `before ${earliest.from}`);
  // The first day that the rows so far leave open; null: none.
  let { to: open, index: last } = earliest;
  for (const { from, to, index } of sorted.slice(1)) {
    if (from === null || open === null || from < open) {
      add('dates-overlap', `/${index}/from`, from === null ? 'on the earliest days' : `on ${from}`);
    } else if (from > open) {
      add('dates-gap', `/${index}/from`, `from ${open} until the day before ${from}`);
    }
    if (open !== null && (to === null || to > open)) [open, last] = [to, index];
  }
  if (open !== null) add('dates-gap', `/${last}/to`, `from ${open} on`);
  return findings;
}
