import { readFileSync } from 'node:fs';
import { openFile, type Answers, type OpenedFile } from '@quadrant/rules/files';
import { readReport, type ReadResult } from '@quadrant/rules/report';
import { explainFile } from './explain-error.js';
import { readGivenFiles } from './given-files.js';
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

/** A file in whatever format it is, or why it could not be read. */
export type OpenedArgument = { readonly file: string } & (OpenedFile | { readonly unread: string });

/**
 * Files, folders and "-", each opened in whatever format it is; `answers` say what a file of another program cannot.
 *
 * @throws CannotRun when there is one argument and it cannot be read
 */
export const openArguments = (
  surroundings: Surroundings,
  names: readonly string[],
  answers: Answers,
): OpenedArgument[] =>
  readGivenFiles(surroundings, names).map(({ name, content }) =>
    content instanceof Error ? { file: name, unread: content.message } : { file: name, ...openFile(content, answers) },
  );

/** A report of quadrant/1, read and checked. */
export const readReportFile = (surroundings: Surroundings, file: string): ReadResult =>
  readReport(readArgument(surroundings, file), { now: surroundings.now() });
