import type { DiffCauseKind } from '@quadrant/rules/outcome';

/** What went into an outcome, as the run took it. */
export interface TakenInput {
  readonly submissionRowId: number;
  readonly level: number;
  readonly rated: boolean;
  /** Hex. */
  readonly inputSha256: string;
}

/**
 * Why a tournament that was published before, and is published still, has other input; null: it has the same.
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
