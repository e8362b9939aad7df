import type { PoolClient } from 'pg';
import type { Difference } from '@quadrant/rules/verification';

/**
 * Null where every entry names a stored player. No foreign key requires this; the triggers in its place lock nothing
 * (docs/decisions/0055-players-of-entries.md).
 */
export async function findLostPlayer(client: PoolClient): Promise<Difference | null> {
  const { rows } = await client.query<{ key: string; name: string; startsAt: Date; number: number }>(
    `select t.key, s.name, s.starts_at as "startsAt", e.number
     from entries e join submissions s on s.id = e.submission_id join tournaments t on t.id = s.tournament_id
     where not exists (select from players p where p.id = e.player_id)
     order by s.starts_at, t.key, s.revision, e.number limit 1`,
  );
  const [row] = rows;
  if (!row) return null;
  const { key, name, startsAt, number } = row;
  return {
    tournament: { key, name, startsAt: startsAt.toISOString() },
    what: `player of entry ${number}`,
    expected: 'a stored player',
    got: null,
  };
}
