import type { Text } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';
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

export function describeFindings(findings: readonly ShownFinding[], indent = '  '): string {
  return findings
    .map(({ severity = 'error', code, pointer = '', message, advice, line, column }) => {
      const position = line === undefined ? '' : `line ${line}, column ${column ?? 1}`;
      const place = pointer !== '' && position !== '' ? `${pointer} (${position})` : pointer || position;
      return `${indent}${severity} ${code}${place === '' ? '' : ` at ${place}`}\n${indent}  ${message} ${advice}\n`;
    })
    .join('');
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
