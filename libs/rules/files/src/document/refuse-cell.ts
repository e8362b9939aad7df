import type { Text } from '@quadrant/rules/message';
import type { CellAnswer } from '../answers.js';
import type { FileFindings, FilePlace } from '../parts/file-findings.js';

/** Adds the error that the text of a cell cannot be used. */
export function refuseCell(
  { row, column, text }: CellAnswer,
  message: Text,
  advice: Text,
  findings: FileFindings,
): void {
  findings.add('value-not-understood', { ...placeOf(row, column), value: text.slice(0, 80) }, message, advice);
}

/** Returns the place of a cell of a document's grid. */
export const placeOf = (line: number, column: number): FilePlace => ({ line, column });
