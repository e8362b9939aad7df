import { CannotRun } from '../exit-code.js';
import { isBlank, readLines } from './lines.js';

/** A history may begin with one broken line; two show that the file is something else. */
const LOOKED_AT = 2;

/**
 * Refuses a file of another kind, such as an indented document or a table, in one sentence, instead of line by line.
 * @param path of the file
 * @param file as the person wrote it
 * @throws CannotRun when neither of its first two lines is a JSON object
 */
export async function checkHistory(path: string, file: string): Promise<void> {
  let looked = 0;
  for await (const { bytes } of readLines(path)) {
    if (bytes !== null && isBlank(bytes)) continue;
    if (bytes === null || isObject(bytes)) return;
    looked += 1;
    if (looked === LOOKED_AT) break;
  }
  if (looked < LOOKED_AT) return;
  throw new CannotRun(
    `${file} is not a history: its first lines are no JSON objects. "import" reads one report on each line (NDJSON). ` +
      'To submit one report, indented or not, or a file of another program, use "quadrant submit".',
  );
}

function isObject(line: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(line.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
