import type { PoolClient } from 'pg';
import { RefreshCancelled, type RefreshProgress } from './refresh-work.repository.js';

/**
 * Notes on the request of a refresh the run that it publishes, in the transaction that publishes it: called off or
 * published, never both.
 *
 * @throws RefreshCancelled when it was called off
 */
export async function finishRequest(
  client: PoolClient,
  requestId: string,
  run: number,
  { tournamentsTotal, tournamentsDone, gamesDone }: RefreshProgress,
  now: Date,
): Promise<void> {
  const { rowCount } = await client.query(
    `update refresh_requests set state = 'done', run = $2, tournaments_total = $3, tournaments_done = $4, games_done = $5,
       finished_at = $6, error = null
     where id = $1 and state in ('running', 'publishing')`,
    [requestId, run, tournamentsTotal, tournamentsDone, gamesDone, now],
  );
  if (rowCount === 0) throw new RefreshCancelled();
}
