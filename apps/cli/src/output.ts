import type { Text } from '@quadrant/rules/message';
import { groupFindings, tellPlace, type Finding } from '@quadrant/rules/tournament';
import type { Surroundings } from './surroundings.js';

export interface OutputOptions {
  readonly json: boolean;
}

/** Prints one JSON value, indented, because people read it too. */
export const printJson = (surroundings: Surroundings, value: unknown): void =>
  surroundings.out(`${JSON.stringify(value, null, 2)}\n`);

/** A finding as the API tells it: one about the text of a scheme is an error, and has a line in place of a pointer. */
export type ShownFinding = Pick<Finding, 'message' | 'advice' | 'line' | 'column' | 'suggestion'> &
  Partial<Pick<Finding, 'severity' | 'pointer'>> & { readonly code: string };

/** A longer list is cut after this many; `--json` has all. */
const MOST_ITEMS = 10;

/** Says each kind of finding once, in the order of the pages, with a list of what it is about and where that is. */
export const describeFindings = (findings: readonly ShownFinding[], indent = '  '): string =>
  groupFindings(findings.map((finding) => ({ ...finding, severity: finding.severity ?? ('error' as const) })))
    .map(({ severity, code, message, advice, items, findings: same }) => {
      const place = items.length === same.length ? '' : placeOf(same[0]!);
      const times = same.length === 1 ? '' : `, ${same.length} times`;
      const listed = items
        .slice(0, MOST_ITEMS)
        .map(({ text, finding }) => describeItem(String(text), items.length === same.length ? null : finding));
      const more = items.length > listed.length ? `; and ${items.length - listed.length} more` : '';
      const list = items.length === 0 ? '' : ` ${listed.join('; ')}${more}.`;
      return `${indent}${severity} ${code}${place === '' ? '' : ` at ${place}`}${times}\n${indent}  ${message}${list} ${advice}\n`;
    })
    .join('');

/** The place of an item is short: a pointer stands only for a place that has no line. Players need no place. */
function describeItem(text: string, finding: ShownFinding | null): string {
  if (finding === null) return text;
  const place = String(tellPlace(finding)) || (finding.pointer ?? '');
  return text === '' || place === '' ? text || place : `${text} at ${place}`;
}

function placeOf(finding: ShownFinding): string {
  const { pointer = '' } = finding;
  const position = String(tellPlace(finding));
  return pointer !== '' && position !== '' ? `${pointer} (${position})` : pointer || position;
}

/** Columns are as wide as their widest cell; numbers are aligned to the right. */
export function describeTable(header: readonly string[], rows: readonly (readonly (Text | number)[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(width(title), ...rows.map((row) => width(String(row[column])))),
  );
  const line = (cells: readonly (Text | number)[], numbers: readonly boolean[]) =>
    cells
      .map((cell, column) => {
        const space = ' '.repeat(widths[column]! - width(String(cell)));
        return numbers[column] ? space + String(cell) : String(cell) + space;
      })
      .join('  ')
      .trimEnd();
  const numbers = header.map((_, column) => typeof rows[0]?.[column] === 'number');
  return [line(header, numbers), ...rows.map((row) => line(row, numbers))].map((text) => `${text}\n`).join('');
}

const width = (text: string): number => [...text].length;
