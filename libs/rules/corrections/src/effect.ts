import type { Correction, TakesEffect } from './correction.js';
import { countsAs, decidedAfter, decidedNow } from './decided.js';
import type { StoredTournament } from './stored-tournament.js';

/**
 * Says when a correction changes the published results. A report that waits for a refresh still waits for it, and a
 * late report that is reinstated waits again. All others get a separate run. A correction to values that already
 * count changes nothing.
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

/** Says when a correction with a separate run changes the published results. */
export const whenPublished = (pausedAt: Date | null): TakesEffect => (pausedAt === null ? 'at-once' : 'when-resumed');

/** Tells whether a submission in this state waits for a refresh. */
export const isWaiting = (state: string): boolean => state === 'awaiting-refresh' || state === 'failed';

/** Tells whether a correction overrides the report. */
export const isWord = ({ kind }: Correction): boolean => kind === 'level' || kind === 'league';

/** Tells whether a correction leaves all overrides of the report as they are. */
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

/**
 * Tells whether a correction changes nothing. A tournament with an earlier published revision is not settled, because
 * that revision may say something different.
 */
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
