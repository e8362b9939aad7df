import type { Correction, TakesEffect } from './correction.js';
import { countsAs, decidedAfter, decidedNow } from './decided.js';
import type { StoredTournament } from './stored-tournament.js';

/**
 * When a correction moves what is published. What waits for a refresh goes on waiting for it, and a late report that comes
 * back waits again; everything else has a run of its own. What a tournament counts as already moves nothing.
 */
export function effectOf(tournament: StoredTournament, correction: Correction, pausedAt: Date | null): TakesEffect {
  if (isWord(correction) && isSettled(tournament, correction)) return 'never';
  const { current, published } = tournament;
  const { kind } = correction;
  const isGone = kind === 'withdrawal' || kind === 'merge';
  if (isGone && published === null) return 'never';
  const waits = kind === 'reinstatement' ? current.storedState !== 'accepted' : !isGone && isWaiting(current.state);
  if (waits) return 'with-refresh';
  return whenPublished(pausedAt);
}

/** When what has a run of its own moves what is published. */
export const whenPublished = (pausedAt: Date | null): TakesEffect => (pausedAt === null ? 'at-once' : 'when-resumed');

/** Whether a submission in this state waits for a refresh. */
export const isWaiting = (state: string): boolean => state === 'awaiting-refresh' || state === 'failed';

/** Whether a correction is somebody's word in place of the report's. */
export const isWord = ({ kind }: Correction): boolean => kind === 'level' || kind === 'league';

/** Whether a correction leaves what stands in place of the report's word as it is. */
export function changesNothing(tournament: StoredTournament, correction: Correction): boolean {
  const [now, after] = [decidedNow(tournament), decidedAfter(tournament, correction)];
  const isAlike =
    now.level === after.level &&
    now.rated === after.rated &&
    now.league === after.league &&
    now.heldLevel === after.heldLevel &&
    now.heldLeague === after.heldLeague;
  return isWord(correction) && isAlike;
}

/** Of a tournament whose earlier revision is published that one may say something else: it is not settled. */
function isSettled(tournament: StoredTournament, correction: Correction): boolean {
  const { current, published } = tournament;
  if (changesNothing(tournament, correction)) return true;
  if (published !== null && published.submissionRowId !== current.submissionRowId) return false;
  const before = countsAs(tournament, decidedNow(tournament));
  const after = countsAs(tournament, decidedAfter(tournament, correction));
  return (
    before.level === after.level &&
    before.kind === after.kind &&
    before.unrated === after.unrated &&
    before.league === after.league
  );
}
