import { say } from '@quadrant/rules/message';
import { notFound, type Problem } from '@quadrant/http';
import type { RefreshRequest, RefreshRequestRepository } from '@quadrant/store/history';
import { validate as isUuid } from 'uuid';

/** Returns 404 for an id that no refresh has. */
export const noRefresh = (id: string): Problem =>
  notFound(say`There is no refresh with the id ${JSON.stringify(id)}.`, say`All refreshes are at /api/v1/refreshes.`);

/** @throws the problem of an id that cannot be one */
export function takeRefreshId(id: string): string {
  if (!isUuid(id)) throw noRefresh(id);
  return id;
}

/** @throws the problem of an unknown id */
export async function getRefresh(refreshes: RefreshRequestRepository, id: string): Promise<RefreshRequest> {
  const refresh = await refreshes.findById(takeRefreshId(id));
  if (refresh === null) throw noRefresh(id);
  return refresh;
}
