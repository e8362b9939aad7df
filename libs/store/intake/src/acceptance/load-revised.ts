import type { PoolClient } from 'pg';
import { isGuarded, roleFor, type ExistingTournament, type RevisedReport } from '@quadrant/rules/intake';
import { loadReports } from '@quadrant/store/history';
import type { Delivery } from '../acceptance.js';

/**
 * Loads the report that a director's revision would replace. It is null for a new tournament, and where no comparison
 * is needed.
 */
export async function loadRevised(
  client: PoolClient,
  delivery: Delivery,
  existing: ExistingTournament | null,
): Promise<RevisedReport | null> {
  if (
    existing === null ||
    !isGuarded({ ...delivery, role: roleFor(delivery, existing) }) ||
    existing.current.sha256 === delivery.sha256
  )
    return null;
  const { rows } = await client.query<{ id: number }>(
    `select id from submissions where tournament_id = $1 and revision = $2`,
    [existing.rowId, existing.current.revision],
  );
  const [stored] = await loadReports(client, [rows[0]!.id]);
  const { key, report, facts, players } = stored!;
  const counting = await client.query<{ id: number; countsAs: number; isSender: boolean }>(
    `select p.id, p.counts_as as "countsAs", p.id = (select player_id from accounts where id = $2)
       or p.id = (select player_id from player_handles where handle_key = $3) as "isSender"
     from players p where p.id = any($1)`,
    [players, delivery.submitter.accountId, delivery.submitter.handleKey],
  );
  const countsAs = new Map(counting.rows.map((row) => [row.id, row.countsAs]));
  return {
    key,
    report,
    facts,
    players: players.map((player) => countsAs.get(player) ?? player),
    senders: counting.rows.flatMap((row) => (row.isSender ? [row.countsAs] : [])),
  };
}
