import { END_OF_HISTORY, isOfSameRules } from '@quadrant/rules/outcome';
import type { HistoryRange, HistoryReader, RefreshScope } from '@quadrant/store/history';

/**
 * From where a refresh replays: from the first tournament when that is asked for, when nothing is published, or when other
 * rules published what is; else from the earliest change that waits. Where none does, nothing is replayed.
 *
 * @param rulesSha256 of today's rules
 */
export async function chooseRefreshRange(
  reader: HistoryReader,
  scope: RefreshScope,
  rulesSha256: string,
): Promise<Extract<HistoryRange, { kind: 'refresh' }>> {
  const isFull = scope !== 'incremental' || !isOfSameRules(reader.head, rulesSha256);
  return { kind: 'refresh', from: isFull ? null : ((await reader.findEarliestChange()) ?? END_OF_HISTORY) };
}
