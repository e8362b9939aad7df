import type { PoolClient } from 'pg';
import type { RecordedChange, VersionChanged } from '@quadrant/rules/permissions';

/** A refusal names up to this many changes. */
const NAMED_CHANGES = 20;

/**
 * @param kind of what is corrected, as the actions of the audit begin
 * @param key of the audit's subject
 * @param versions that a correction was made for; null for any
 * @returns null when its own is one of them
 */
export async function checkVersion(
  client: PoolClient,
  kind: 'tournament' | 'player' | 'league' | 'region',
  { key, version }: { readonly key: string; readonly version: number },
  versions: readonly number[] | null,
): Promise<VersionChanged | null> {
  if (versions === null || versions.includes(version)) return null;
  const { rows } = await client.query<Omit<RecordedChange, 'at'> & { at: Date }>(
    `select (detail->>'version')::integer as version, action, actor as by, at, detail->>'reason' as reason
     from audit_entries
     where subject = $1 and action like $3 || '.%' and (detail->>'version')::integer > $2
     order by id desc limit ${NAMED_CHANGES}`,
    [key, Math.min(version - 1, Math.max(0, ...versions)), kind],
  );
  const changes = rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }));
  return { kind: 'version-changed', version, changes };
}
