import { readFileSync } from 'node:fs';
import { readReport, type ReadResult } from '@quadrant/rules/report';
import { explainFile } from './explain-error.js';
import { resolveArgument, type Surroundings } from './surroundings.js';

/** Reads the bytes of a file argument. */
export function readArgument(surroundings: Surroundings, file: string): Buffer {
  try {
    return readFileSync(resolveArgument(surroundings, file));
  } catch (error) {
    throw explainFile(file, error);
  }
}

export const readReportFile = (surroundings: Surroundings, file: string): ReadResult =>
  readReport(readArgument(surroundings, file), { now: surroundings.now() });
