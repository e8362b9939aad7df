import type { PoolClient } from 'pg';
import type { Place } from '@quadrant/rules/permissions';

/** Lists the accounts of folded handles; a director may have none. */
export async function accountsOfHandles(client: PoolClient, handleKeys: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`select id from accounts where handle_key = any($1)`, [
    handleKeys,
  ]);
  return rows.map(({ id }) => id);
}

/**
 * Lists the accounts of the coordinators of a place, or of all continents without one. Where it has none, the Director of Organized Play
 * is the next above.
 */
export async function coordinatorsOf(client: PoolClient, place: Place | undefined): Promise<string[]> {
  const { rows } = await client.query<{ id: string; isAbove: boolean }>(
    `select distinct account_id as id, role = 'director-of-organized-play' as "isAbove" from role_grants
     where revoked_at is null and (role = 'director-of-organized-play'
       or role = 'coordinator' and (continent is null or $1::text is null or continent = $1)
       or role = 'regional-coordinator' and region = $2)`,
    [place?.continent ?? null, place?.region ?? null],
  );
  const near = rows.filter(({ isAbove }) => !isAbove);
  return (near.length > 0 ? near : rows).map(({ id }) => id);
}

/** Lists the accounts of the Director of Organized Play. */
export async function directorsOfOrganizedPlay(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct account_id as id from role_grants where revoked_at is null and role = 'director-of-organized-play'`,
  );
  return rows.map(({ id }) => id);
}
