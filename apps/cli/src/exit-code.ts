/** Everything that was asked for is done. */
export const DONE = 0;
/** Done as far as possible, but something was refused, and the findings say why. */
export const REFUSED = 1;
/** Wrong arguments, no database, no answer, or stopped half way. */
export const COULD_NOT_RUN = 2;

export type ExitCode = typeof DONE | typeof REFUSED | typeof COULD_NOT_RUN;

/** Expected trouble. The message is one or more sentences for the person who called. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
