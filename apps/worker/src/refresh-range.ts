import { END_OF_HISTORY, isOfSameRules } from '@quadrant/rules/history';
import type { HistoryRange, HistoryReader } from '@quadrant/store/history';
import type { RefreshScope } from '@quadrant/store/refreshes';

/**
 * Decides where a refresh begins to replay. It begins at the first tournament when that is requested, when nothing is
 * published, or when other rules published it. Otherwise it begins at the earliest change that waits. Without one,
 * nothing is replayed.
 */
export async function chooseRefreshRange(
  reader: HistoryReader,
  scope: RefreshScope,
  rulesSha256: string,
): Promise<Extract<HistoryRange, { kind: 'refresh' }>> {
  const isFull = scope !== 'incremental' || !isOfSameRules(reader.head, rulesSha256);
  return { kind: 'refresh', from: isFull ? null : ((await reader.findEarliestChange()) ?? END_OF_HISTORY) };
}
