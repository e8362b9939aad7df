import { END_OF_HISTORY, ENGINE_VERSION } from '@quadrant/rules/outcome';
import type { HeadRun } from '@quadrant/store/database';
import type { HistoryRange, HistoryReader, RefreshScope } from '@quadrant/store/history';

/** Whether today's engine and rules computed what is published. */
export const isOfSameRules = (
  { engineVersion, rulesSha256 }: Pick<HeadRun, 'engineVersion' | 'rulesSha256'>,
  today: string,
): boolean => engineVersion === ENGINE_VERSION && rulesSha256 === today;

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
