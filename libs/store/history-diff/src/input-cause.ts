import type { DiffCauseKind } from '@quadrant/rules/history-diff';

/** The input of an outcome, as the run read it. */
export interface TakenInput {
  readonly submissionRowId: number;
  readonly level: number;
  readonly rated: boolean;
  /** It is in hex. */
  readonly inputSha256: string;
}

/**
 * Says why a tournament that was and still is published has other input; null means that it is the same.
 *
 * @param general the cause where nothing was done to the tournament itself
 * @param hasOtherEngine whether another engine may have judged it rated, or not, with nobody's word
 */
export function inputCauseOf<General extends DiffCauseKind | null>(
  before: TakenInput,
  after: TakenInput,
  general: General,
  hasOtherEngine: boolean,
): 'revision' | 'level' | General | null {
  if (before.submissionRowId !== after.submissionRowId) return 'revision';
  if (before.level !== after.level) return 'level';
  if (before.rated !== after.rated && !hasOtherEngine) return 'level';
  return before.inputSha256 === after.inputSha256 ? null : general;
}
