import type { RefreshRequest } from '@quadrant/store/refreshes';
import { t, words } from '../languages/t.js';

export const REFRESH_WORDS: Readonly<Record<RefreshRequest['state'], readonly [name: string, sentence: string]>> =
  words({
    waiting: ['Waiting', 'A worker begins with it in a moment.'],
    running: ['Running', 'History is being replayed.'],
    cancelling: ['Cancelling', 'It was cancelled, and stops in a moment. Nothing of it is published.'],
    cancelled: ['Cancelled', 'Nothing of it was published.'],
    computed: ['Ready', 'Nothing is published yet. Read what would move, then publish it or discard it.'],
    publishing: ['Publishing', 'What the dry run showed is being published.'],
    outdated: ['Outdated', 'Something else was published or arrived in the meantime. Make another dry run.'],
    dropped: ['Discarded', 'Nothing of it was published.'],
    done: ['Published', 'Everybody sees the new numbers.'],
    failed: ['Failed', 'It is tried again. Nothing of it is published.'],
  });

export const titleOf = ({ isDryRun, kind }: RefreshRequest): string =>
  isDryRun ? t('Dry run') : kind === 'weekly' ? t('Weekly refresh') : t('Refresh');

/** Returns the seconds that are left at the pace so far; null where there is no pace yet. */
export function secondsLeft(
  { startedAt, tournamentsTotal, tournamentsDone }: RefreshRequest,
  now: Date,
): number | null {
  if (startedAt === null || tournamentsDone === 0) return null;
  const seconds = (now.getTime() - startedAt.getTime()) / 1000;
  return Math.ceil((seconds * (tournamentsTotal - tournamentsDone)) / tournamentsDone);
}
