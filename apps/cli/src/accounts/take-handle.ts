import { findHandleFault, normaliseHandle } from '@quadrant/rules/tournament';
import { CannotRun } from '../exit-code.js';

/** The handle as it is shown. @throws CannotRun for a text that can be none */
export function takeHandle(text: string): string {
  const problem = findHandleFault(text);
  if (problem !== null) throw new CannotRun(`The handle ${JSON.stringify(text)} ${problem}.`);
  return normaliseHandle(text);
}
