import type { PoolClient } from 'pg';
import type { SchemeInForce } from '@quadrant/rules/league';

/** A version of a scheme as it was saved, whatever became of it since. */
export interface SavedVersion extends Pick<SchemeInForce, 'scheme' | 'version' | 'name' | 'section' | 'text'> {
  /** Handle of whoever saved it, when and why. */
  readonly savedBy: string;
  readonly savedAt: Date;
  readonly reason: string;
}

/** Every version of the schemes of a league that was ever saved, by scheme and version: the first rules that have it tell. */
export async function listSavedVersions(client: Pick<PoolClient, 'query'>, league: string): Promise<SavedVersion[]> {
  const { rows } = await client.query<SavedVersion>(
    `select distinct on (s.scheme collate "C", s.version) s.scheme, s.version, s.name, s.section, s.text,
       r.actor as "savedBy", r.at as "savedAt", r.reason
     from league_rules r join leagues l on l.id = r.league_id
       cross join jsonb_to_recordset(r.rules->'schemes') as s(scheme text, version integer, name text, section text, text text)
     where l.slug = $1 order by s.scheme collate "C", s.version, r.version`,
    [league],
  );
  return rows;
}

/** The number that the next version of a scheme gets: none is given twice, of a version that was never in force neither. */
export const nextVersion = (saved: readonly SavedVersion[], scheme: string): number =>
  1 + Math.max(0, ...saved.filter((each) => each.scheme === scheme).map(({ version }) => version));
