import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A refresh reads these columns of tables. Joins would make the floor slower than the disk is. */
const READS = [
  `select submission_id, tournament_id, revision, starts_at, local_date, game, rule_system, format, level, kind, league,
     sha256, players, participants, sanctioned, rated, awards_points, placings, games, standings_sha256 from scorecards`,
  `select id, key, due_revision from tournaments`,
  `select id, public_id, handle_key, handle, name, country, region from players`,
];

/** A refresh of a fresh import writes these tables. */
const WRITES = [
  ...['outcomes', 'history_chain', 'rating_changes', 'awards', 'entitlements', 'badges', 'ratings'],
  ...['board_rows', 'board_counts', 'movers'],
];

const drop = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function copyOut(client, query) {
  const chunks = [];
  const keep = new Writable({ write: (chunk, _encoding, done) => (chunks.push(chunk), done()) });
  await pipeline(client.query(copyTo(`copy (${query}) to stdout (format binary)`)), keep);
  return chunks;
}

async function indexesOf(client, table) {
  const { rows } = await client.query(
    `select indexdef from pg_indexes where schemaname = 'public' and tablename = $1`,
    [table],
  );
  return rows.map(({ indexdef }) => indexdef.replace(/INDEX \S+ ON public\.\S+/, `INDEX ON floor_${table}`));
}

async function prepare(client) {
  const tables = [];
  for (const table of WRITES) {
    const bytes = await copyOut(client, `select * from ${table}`);
    const indexes = await indexesOf(client, table);
    const { rows } = await client.query(`select count(*)::integer as n from ${table}`);
    tables.push({ table, bytes, indexes, rows: rows[0].n });
  }
  return tables;
}

/** Uses one session and one transaction: COPY out drops the bytes, COPY in fills an empty heap, then indexes are made. */
async function once(client, tables) {
  const start = performance.now();
  await client.query('begin');
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const query of READS) {
    await pipeline(client.query(copyTo(`copy (${query}) to stdout (format binary)`)), drop());
  }
  for (const { table, bytes, indexes } of tables) {
    await client.query(`create table floor_${table} (like ${table})`);
    await pipeline(
      Readable.from(bytes, { objectMode: false }),
      client.query(copyFrom(`copy floor_${table} from stdin (format binary)`)),
    );
    for (const index of indexes) await client.query(index);
  }
  await client.query('commit');
  const seconds = (performance.now() - start) / 1000;
  for (const { table } of tables) await client.query(`drop table floor_${table}`);
  return seconds;
}

/**
 * Measures the floor of a refresh in a database where one has just run (design, section 6): the median of three.
 *
 * @returns {Promise<{ seconds: number, rows: Record<string, number> }>}
 */
export async function measureFloor(client) {
  const tables = await prepare(client);
  const seconds = [];
  for (let i = 0; i < 3; i++) seconds.push(await once(client, tables));
  return {
    seconds: seconds.sort((a, b) => a - b)[1],
    rows: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
  };
}
