import { NotTakenIn } from '@quadrant/rules/history';
import { NotScored } from '@quadrant/store/history';
import { describeError } from './describe-error.js';

/** A what-if has become wrong since it was asked. */
export class QuestionOutdated extends Error {}

/**
 * Returns the public reason why a report or a refresh could not be published. Errors of the rules about a tournament
 * are shown as they are. All others may hold SQL or file names: those stay in the log, under the reference.
 */
export function publicReasonOf(error: unknown, reference: string): string {
  if (isOfRules(error)) return describeError(error);
  return `This could not be published because of an unexpected error. It is tried again. Reference for the operator: ${reference}.`;
}

/** A TypeError and the like are mistakes of the program, and their messages are about code. */
function isOfRules(error: unknown): boolean {
  if (error instanceof QuestionOutdated) return true;
  if (!(error instanceof NotScored || error instanceof NotTakenIn)) return false;
  const { cause } = error;
  return (
    cause === undefined || (cause instanceof Error && (cause.constructor === Error || cause instanceof RangeError))
  );
}
