import { HeartbeatRepository } from '@quadrant/persistence';
import { describeRefresh, followRefresh, requestRefresh } from '../database/follow-refresh.js';
import { withDatabase } from '../database/open-database.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

export interface RefreshOptions extends OutputOptions {
  readonly watch: boolean;
}

/** `quadrant refresh`: without a worker that beats this process does it itself, and then waits for its end. */
export function refresh(surroundings: Surroundings, { json, watch }: RefreshOptions): Promise<ExitCode> {
  return withDatabase<ExitCode>(surroundings, async (database) => {
    const request = await requestRefresh(database, 'requested on the command line', surroundings.now());
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
