import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { DataSource } from 'typeorm';

/** The commits whose homes are kept, each in a folder of this one. */
export const HOMES: readonly string[] = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Reads what exists under the same names in all these versions. */
const FACTS = `
  select (select jsonb_object_agg(name, rows) from (
      select 'players', count(*) from players union all select 'player handles', count(*) from player_handles
      union all select 'tournaments', count(*) from tournaments union all select 'submissions', count(*) from submissions
      union all select 'entries', count(*) from entries union all select 'matches', count(*) from matches
      union all select 'pods', count(*) from pods union all select 'awards', count(*) from awards
      union all select 'rating changes', count(*) from rating_changes union all select 'runs', count(*) from runs
      union all select 'accounts', count(*) from accounts union all select 'tokens', count(*) from tokens
      union all select 'leagues', count(*) from leagues union all select 'league seasons', count(*) from league_seasons
    ) counted (name, rows)) as counts,
    (select md5(string_agg(md5(raw) || header || closing || state, ',' order by id)) from submissions) as reports,
    (select jsonb_agg(jsonb_build_array(p.handle, r.game, r.category, r.rating, r.games) order by p.handle, r.game, r.category)
      from ratings r join players p on p.id = r.player_id) as ratings,
    (select jsonb_agg(jsonb_build_array(number, encode(chain_sha256, 'hex')) order by number) from runs) as runs`;

/** Reads facts that an upgrade has to keep: the number of rows by table, and hashes of reports, ratings and runs. */
export const readFacts = async (owner: DataSource): Promise<unknown> => (await owner.query<unknown[]>(FACTS))[0];

/** Replaces everything in a database by that of the home of a commit, and puts its files into a home. */
export async function loadHome(owner: DataSource, commit: string, home: string): Promise<void> {
  await emptyDatabase(owner);
  const dump = brotliDecompressSync(readFileSync(path.join(__dirname, commit, 'database.sql.br'))).toString();
  await owner.query(`${dump}; reset all`);
  cpSync(path.join(__dirname, commit, 'home'), home, { recursive: true });
}

export const emptyDatabase = (owner: DataSource): Promise<unknown> =>
  owner.query('drop schema public cascade; create schema public; grant usage on schema public to public');

/** A condition that was dumped and read again has fewer of them: `(a and b) and c` is `a and b and c` then. */
export const withoutBrackets = (schema: string): string => schema.replaceAll(/[()]/g, '');
