import { settleHeader, type Overrides } from '@quadrant/outcome';
import type { Level } from '@quadrant/tournament';
import type { Correction, TakesEffect } from './correction.js';
import type { StoredTournament } from './stored-tournament.js';

/**
 * When a correction moves what is published. What waits for a refresh goes on waiting for it, and a late report that comes
 * back waits again; everything else has a run of its own. What a tournament counts as already moves nothing.
 */
export function effectOf(
  tournament: Pick<StoredTournament, 'current' | 'published' | 'level' | 'rated' | 'league'>,
  correction: Correction,
  pausedAt: Date | null,
): TakesEffect {
  if (correction.kind === 'level' && isSettled(tournament, correction)) return 'never';
  const { current, published } = tournament;
  const { kind } = correction;
  const isGone = kind === 'withdrawal' || kind === 'merge';
  if (isGone && published === null) return 'never';
  const waits = kind === 'reinstatement' ? current.storedState !== 'accepted' : !isGone && isWaiting(current.state);
  if (waits) return 'with-refresh';
  return pausedAt === null ? 'at-once' : 'when-resumed';
}

/** Whether a submission in this state waits for a refresh. */
export const isWaiting = (state: string): boolean => state === 'awaiting-refresh' || state === 'failed';

/** What stands in place of the report's word after a correction. */
export function overridesAfter(
  { level, rated, league }: Pick<StoredTournament, 'level' | 'rated' | 'league'>,
  correction: Correction,
): Overrides {
  if (correction.kind !== 'level') return { level, rated, league };
  return {
    league,
    level: correction.level === undefined ? level : correction.level,
    rated: correction.rated === undefined ? rated : correction.rated,
  };
}

/** A coordinator who speaks about the level ends that it is held. */
export const heldLevelAfter = ({ current }: Pick<StoredTournament, 'current'>, correction: Correction): Level | null =>
  correction.kind === 'level' && correction.level !== undefined ? null : current.heldLevel;

/** Whether a correction leaves what stands in place of the report's word as it is. */
export function changesNothing(
  tournament: Pick<StoredTournament, 'level' | 'rated' | 'league' | 'current'>,
  correction: Correction,
): boolean {
  const { level, rated } = overridesAfter(tournament, correction);
  const isHeldAlike = heldLevelAfter(tournament, correction) === tournament.current.heldLevel;
  return correction.kind === 'level' && isHeldAlike && level === tournament.level && rated === tournament.rated;
}

/** Of a tournament whose earlier revision is published that one may say something else: it is not settled. */
function isSettled(
  tournament: Pick<StoredTournament, 'current' | 'published' | 'level' | 'rated' | 'league'>,
  correction: Correction,
): boolean {
  const { current, published, level, rated, league } = tournament;
  if (changesNothing(tournament, correction)) return true;
  if (published !== null && published.submissionRowId !== current.submissionRowId) return false;
  const next = overridesAfter(tournament, correction);
  const before = settleHeader(current.header, { level: level ?? current.heldLevel, rated, league });
  const after = settleHeader(current.header, { ...next, level: next.level ?? heldLevelAfter(tournament, correction) });
  return before.level === after.level && before.kind === after.kind && before.unrated === after.unrated;
}
