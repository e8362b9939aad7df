import { type Text, say } from '@quadrant/rules/message';
import { type Finding, finding, isCalendarDay } from '@quadrant/rules/tournament';
import { byFirstDay, type Dated } from './dated.js';

const ADVICE = say`Let each row begin on the day on which the one before it ends; the first without \`from\`, the last without \`to\`.`;

/**
 * Checks that exactly one row is in force on every day.
 *
 * @param pointer to the list of rows
 * @param title of the rows, for messages: `k-tables of opg-4.2`
 */
export function validateDates(rows: readonly Dated[], pointer: string, title: Text): Finding[] {
  const ownFindings = rows.flatMap((row, index) => validateRow(row, `${pointer}/${index}`));
  return ownFindings.length > 0 ? ownFindings : validateCover(rows, pointer, title);
}

/** Returns findings for dates of one row that do not exist, and for an end that is not after the beginning. */
export function validateRow({ from, to }: Dated, pointer: string): Finding[] {
  const findings = Object.entries({ from, to })
    .filter(([, day]) => day !== null && !isCalendarDay(day))
    .map(([key, day]) => {
      const message = say`${JSON.stringify(day)} is not a day of the calendar.`;
      return finding('bad-day', `${pointer}/${key}`, message, say`Write it as 2014-06-04, or null for no bound.`);
    });
  if (findings.length === 0 && from !== null && to !== null && from >= to) {
    const message = say`The row begins on ${from} and is no longer in force on ${to}.`;
    findings.push(finding('dates-reversed', `${pointer}/to`, message, say`Let \`to\` be the first day after the row.`));
  }
  return findings;
}

function validateCover(rows: readonly Dated[], pointer: string, title: Text): Finding[] {
  const findings: Finding[] = [];
  const add = (code: 'dates-gap' | 'dates-overlap', place: string, when: Text): void => {
    const problem = code === 'dates-gap' ? say`leave a gap: none is` : say`overlap: more than one is`;
    findings.push(finding(code, pointer + place, say`The ${title} ${problem} in force ${when}.`, ADVICE));
  };
  const sorted = rows.map((row, index) => ({ ...row, index })).sort(byFirstDay);
  const [earliest] = sorted;
  if (earliest === undefined) {
    add('dates-gap', '', say`on any day`);
    return findings;
  }
  if (earliest.from !== null) add('dates-gap', `/${earliest.index}/from`, say`before ${earliest.from}`);
  // It is the first day that the rows so far leave open; null when there is none.
  let { to: open, index: last } = earliest;
  for (const { from, to, index } of sorted.slice(1)) {
    if (from === null || open === null || from < open) {
      add('dates-overlap', `/${index}/from`, from === null ? say`on the earliest days` : say`on ${from}`);
    } else if (from > open) {
      add('dates-gap', `/${index}/from`, say`from ${open} until the day before ${from}`);
    }
    if (open !== null && (to === null || to > open)) [open, last] = [to, index];
  }
  if (open !== null) add('dates-gap', `/${last}/to`, say`from ${open} on`);
  return findings;
}
