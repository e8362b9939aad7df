import { readFileSync } from 'node:fs';
import { readReport, type ReadResult } from '@quadrant/rules/report';
import { explainFile } from './explain-error.js';
import { resolveArgument, type Surroundings } from './surroundings.js';

/**
 * Reads the bytes of a file argument.
 * @throws CannotRun with a sentence when that fails
 */
export function readArgument(surroundings: Surroundings, file: string): Buffer {
  try {
    return readFileSync(resolveArgument(surroundings, file));
  } catch (error) {
    throw explainFile(file, error);
  }
}

/** Reads and checks a report of quadrant/1. */
export const readReportFile = (surroundings: Surroundings, file: string): ReadResult =>
  readReport(readArgument(surroundings, file), { now: surroundings.now() });
