import { HeartbeatRepository } from '@quadrant/store/operations';
import {
  RefreshRefused,
  RefreshRequestRepository,
  type RefreshRequest,
  type RefreshScope,
  type RefreshWish,
} from '@quadrant/store/refreshes';
import { describeRefresh, followRefresh, followRequest, requestRefresh } from '../database/follow-refresh.js';
import { withDatabase, type OpenDatabase } from '../database/open-database.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import { describeDryRun } from '../refresh/describe-dry-run.js';
import type { Surroundings } from '../surroundings.js';
import { tellRefusal } from '../tell-refusal.js';

export interface RefreshOptions extends OutputOptions {
  readonly watch: boolean;
  readonly scope: RefreshScope;
  readonly dryRun: boolean;
}

/** `quadrant refresh`: where no worker is alive, this process does the work, and waits for its end. */
export function refresh(surroundings: Surroundings, options: RefreshOptions): Promise<ExitCode> {
  const { json, watch, scope, dryRun } = options;
  return withDatabase<ExitCode>(surroundings, async (database) => {
    const wish = { scope, isDryRun: dryRun };
    const request = await requestOrRefusal(database, surroundings.now(), wish);
    if (request instanceof RefreshRefused) {
      const { message: detail, pause: facts } = request;
      return tellRefusal(surroundings, options, { code: 'publishing-paused', detail, facts });
    }
    if (dryRun) return tellDryRun(surroundings, database, request, json);
    if (!watch && (await new HeartbeatRepository(database.dataSource).isAnyAlive())) {
      if (json) printJson(surroundings, { id: request.id, state: request.state });
      else surroundings.out(`Refresh ${request.id} was requested; a worker is on it.\n`);
      return DONE;
    }
    const finished = await followRefresh(surroundings, database, request.id);
    if (json) printJson(surroundings, { state: 'done', ...finished });
    else surroundings.out(describeRefresh(finished));
    return DONE;
  });
}

function requestOrRefusal(
  database: OpenDatabase,
  now: Date,
  wish: Pick<RefreshWish, 'scope' | 'isDryRun'>,
): Promise<RefreshRequest | RefreshRefused> {
  return requestRefresh(database, 'requested on the command line', now, wish).catch((error: unknown) => {
    if (error instanceof RefreshRefused) return error;
    throw error;
  });
}

async function tellDryRun(
  surroundings: Surroundings,
  database: OpenDatabase,
  { id }: RefreshRequest,
  json: boolean,
): Promise<ExitCode> {
  const { state, baseRun, summary } = await followRequest(surroundings, database, id);
  const diff = (await new RefreshRequestRepository(database.dataSource).findDiff(id))!;
  if (json) printJson(surroundings, { id, state, baseRun, summary, diff });
  else surroundings.out(describeDryRun({ id, baseRun, summary }, diff));
  return DONE;
}
