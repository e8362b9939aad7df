import { readFileSync } from 'node:fs';
import { readReport, type ReadResult } from '@quadrant/rules/report';
import { explainFile } from './explain-error.js';
import { resolveArgument, type Surroundings } from './surroundings.js';

/**
 * The bytes of a file argument.
 *
 * @throws CannotRun with a sentence when it cannot be read
 */
export function readArgument(surroundings: Surroundings, file: string): Buffer {
  try {
    return readFileSync(resolveArgument(surroundings, file));
  } catch (error) {
    throw explainFile(file, error);
  }
}

/** A report of quadrant/1, read and checked. */
export const readReportFile = (surroundings: Surroundings, file: string): ReadResult =>
  readReport(readArgument(surroundings, file), { now: surroundings.now() });
