import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { migrateWithLock } from '@quadrant/store/schema';
import type { DataSource } from 'typeorm';
import { BuiltProcess, freePort } from '../builders/built-process.js';
import { useTestDatabase } from '../builders/database.js';
import { describeSchema } from '../../tools/schema/describe-schema.mjs';
import { eventually } from '../builders/eventually.js';
import { person } from '../builders/surroundings.js';

const HOMES = readdirSync(__dirname, { withFileTypes: true })
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

const BEST = `
  select p.handle, r.rating from ratings r join players p on p.id = r.player_id
  where (r.game, r.category) = ('2e', 'overall') order by r.rating desc limit 1`;

const read = async (owner: DataSource, query: string): Promise<unknown> => (await owner.query<unknown[]>(query))[0];

/** A condition that was dumped and read again has fewer of them: `(a and b) and c` is `a and b and c` then. */
const withoutBrackets = (schema: string): string => schema.replaceAll(/[()]/g, '');

describe.each(HOMES)('the home of commit %s', (commit) => {
  const database = useTestDatabase();
  const operator = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home }));
  afterAll(() => operator.leave());

  let owner: DataSource;
  let fresh = '';
  let before: unknown;

  const call = async (...words: string[]) => {
    const { code, out, err } = await operator.call(...words);
    expect([words[0], code, err]).toEqual([words[0], 0, expect.anything()]);
    return out;
  };

  beforeAll(async () => {
    owner = await database.owner();
    fresh = await describeSchema(owner);
    await owner.query('drop schema public cascade; create schema public; grant usage on schema public to public');
    const dump = brotliDecompressSync(readFileSync(path.join(__dirname, commit, 'database.sql.br'))).toString();
    await owner.query(`${dump}; reset all`);
    cpSync(path.join(__dirname, commit, 'home'), database.home, { recursive: true });
    before = await read(owner, FACTS);
  });

  it('gets the schema of a fresh home, and keeps its reports, ratings and runs', async () => {
    await migrateWithLock(owner);
    expect(withoutBrackets(await describeSchema(owner))).toBe(withoutBrackets(fresh));
    expect(await read(owner, FACTS)).toEqual(before);
  });

  it('publishes the report that waits in it', async () => {
    const waiting = `select count(*)::int from submission_states where state = 'awaiting-refresh'`;
    const heads = 'select head_run as head from publication';
    expect([await read(owner, waiting), await read(owner, heads)]).toEqual([{ count: 1 }, { head: 2 }]);
    await call('refresh');
    expect([await read(owner, waiting), await read(owner, heads)]).toEqual([{ count: 0 }, { head: 3 }]);
  });

  it('passes verification of its numbers and of its audit', async () => {
    await call('export', 'out');
    await call('verify', 'out');
    await call('audit', 'verify');
  });

  it('is served by all programs at once', async () => {
    const port = await freePort();
    const variables = { DATABASE_URL: database.url, QUADRANT_HOME: database.home, PORT: String(port) };
    const started = new BuiltProcess(['cli/src/main.js', 'start'], variables);
    try {
      await eventually(() => expect([started.end, started.said]).toEqual([null, expect.stringContaining('Ctrl-C')]));
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/leaderboards/2e/overall`);
      const { rows } = (await response.json()) as { rows: { handle: string; rating: number }[] };
      expect(rows[0]).toMatchObject((await read(owner, BEST)) as object);
    } finally {
      await started.stop();
    }
  });
});
