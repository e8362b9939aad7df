import { say } from '@quadrant/rules/message';
import { notFound, type Problem } from '@quadrant/http';
import type { RefreshRequest } from '@quadrant/store/refreshes';
import type { RunView } from '@quadrant/views';

/** Returns 404 for an id that no refresh has. */
export const noRefresh = (id: string): Problem =>
  notFound(say`There is no refresh with the id ${JSON.stringify(id)}.`, say`All refreshes are at /api/v1/refreshes.`);

/** @throws the problem of an unknown id */
export async function getRefresh(runs: RunView, id: string): Promise<RefreshRequest> {
  const refresh = await runs.findRefresh(id);
  if (refresh === null) throw noRefresh(id);
  return refresh;
}
