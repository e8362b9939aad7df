import type { PoolClient } from 'pg';

/**
 * Returns those of the folded handles that lead to hidden players. Answers before anything is stored treat them as
 * unknown. Otherwise, typing a handle would reveal that it is known, and under which label.
 *
 * @param tournamentRowId of the tournament that a report revises: everybody who may revise it sees who plays in its
 * current revision
 */
export async function findWithheldHandles(
  client: PoolClient,
  keys: readonly string[],
  tournamentRowId: number | null,
): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    `select h.handle_key as key from player_handles h join players p on p.id = h.player_id
     where h.handle_key = any($1) and p.hidden_at is not null and not exists (
       select from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
         join entries e on e.submission_id = s.id
       where t.id = $2 and e.player_id = p.id)`,
    [keys, tournamentRowId],
  );
  return new Set(rows.map(({ key }) => key));
}
