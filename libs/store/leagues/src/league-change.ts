import type { PoolClient } from 'pg';
import type { VersionChanged } from '@quadrant/rules/permissions';
import { recordAudit, type Author, checkVersion } from '@quadrant/store/audit';
import { readHiddenNames } from '@quadrant/store/players';

/** The changes to a league except its seasons; a missing member stays as it is. */
export interface LeagueChange {
  readonly name?: string;
  /** It is a handle. */
  readonly director?: string;
  /** They are handles. */
  readonly alternates?: readonly string[];
}

export interface LeagueChangeCommand {
  readonly slug: string;
  readonly change: LeagueChange;
  readonly reason: string | null;
  /** Versions of the league that it was made for; null for any. */
  readonly versions: readonly number[] | null;
}

type Named = Required<LeagueChange>;

/**
 * Changes a league inside a transaction, or returns the reason why not. Its tournaments continue to count when the
 * director changes. A label of a hidden person stands for that person.
 *
 * @returns null when it is done
 */
export async function changeLeague(
  client: PoolClient,
  { slug, change, reason, versions }: LeagueChangeCommand,
  { handle, at, requestId }: Author,
): Promise<{ readonly kind: 'league-not-found' } | VersionChanged | null> {
  const audit = (detail: object) =>
    recordAudit(client, { at, actor: handle, action: 'league.change', subject: slug, detail, requestId });
  const { rows } = await client.query<Named & { id: number; version: number }>(
    `select id, version, name, director, alternates from leagues where slug = $1 for no key update`,
    [slug],
  );
  const [league] = rows;
  if (league === undefined) return { kind: 'league-not-found' };
  const { id, version, ...before } = league;
  const changed = await checkVersion(client, 'league', { key: slug, version }, versions);
  if (changed !== null) {
    await audit({ change, reason, refusal: changed.kind });
    return changed;
  }
  const names = await readHiddenNames(client);
  const known = [before.director, ...before.alternates];
  const meant = (text: string) => known.find((each) => names.show(each) === text) ?? text;
  const { name = before.name, director = before.director, alternates = before.alternates } = change;
  const after: Named = { name, director: meant(director), alternates: alternates.map(meant) };
  const isSame = JSON.stringify(after) === JSON.stringify(before);
  if (!isSame) {
    await client.query(
      `update leagues set name = $2, director = $3, alternates = $4, version = version + 1 where id = $1`,
      [id, after.name, after.director, after.alternates],
    );
  }
  await audit({ before, after, reason, ...(isSame ? { unchanged: true } : { version: version + 1 }) });
  return null;
}
