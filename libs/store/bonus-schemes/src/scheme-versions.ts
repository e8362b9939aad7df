import type { PoolClient } from 'pg';
import type { SchemeInForce } from '@quadrant/rules/leagues';

/** A version of a scheme as it was saved, even if it was replaced since. */
export interface SavedVersion extends Pick<SchemeInForce, 'scheme' | 'version' | 'name' | 'section' | 'text'> {
  /** The handle of the person who saved it. */
  readonly savedBy: string;
  readonly savedAt: Date;
  readonly reason: string;
}

/** Lists every version of a league's schemes that was ever saved, by scheme and version, from the first rules that contain it. */
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

/** Returns the number of the next version of a scheme. No number is used twice, even if its version was never in force. */
export const nextVersion = (saved: readonly SavedVersion[], scheme: string): number =>
  1 + Math.max(0, ...saved.filter((each) => each.scheme === scheme).map(({ version }) => version));
