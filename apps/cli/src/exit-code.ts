/** Everything that was asked for is done. */
export const DONE = 0;
/** As much as possible is done, but something was refused, and the findings say why. */
export const REFUSED = 1;
/** The arguments are wrong, there is no database or answer, or the command stopped half way. */
export const COULD_NOT_RUN = 2;

/** A batch was compared with what is stored; nothing is published, because nobody said so. */
export const COMPARED = 3;

export type ExitCode = typeof DONE | typeof REFUSED | typeof COULD_NOT_RUN | typeof COMPARED;

/** An expected failure. The message is one or more sentences for the person who called. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
