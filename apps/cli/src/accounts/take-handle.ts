import { findHandleFault, normaliseHandle } from '@quadrant/rules/tournament';
import { CannotRun } from '../exit-code.js';

/** Returns the handle as it is shown. @throws CannotRun for a text that is no handle */
export function takeHandle(text: string): string {
  const problem = findHandleFault(text);
  if (problem !== null) throw new CannotRun(`The handle ${JSON.stringify(text)} ${problem}.`);
  return normaliseHandle(text);
}
