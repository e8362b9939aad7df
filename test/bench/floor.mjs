import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** What a refresh reads, as columns of tables: joins would make the floor slower than the disk is. */
const READS = [
  `select id, tournament_id, starts_at, sha256, standings_sha256, lead_time_counts_as_met, header, closing from submissions`,
  `select id, key from tournaments`,
  `select id, public_id, handle from players`,
  `select submission_id, number, player_id, seed, earned_byes, head_start, dropped_after_round from entries`,
  `select submission_id, round, number, stage, entry_a, entry_b, result, games, score_a, score_b, ended_by, differential, missions,
     bonus_excluded, victory_conditions_differ, best_of from matches`,
  `select submission_id, round, number, stage, entries, scores, went_out from pods`,
];

/** What a refresh of a fresh import writes. */
const WRITES = ['outcomes', 'history_chain', 'rating_changes', 'awards', 'ratings'];

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

/** One session, one transaction: COPY out with the bytes dropped, binary COPY in to an empty heap, then keys and indexes. */
async function once(client, tables) {
  const start = performance.now();
  await client.query('begin');
  for (const query of READS) await pipeline(client.query(copyTo(`copy (${query}) to stdout`)), drop());
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
 * The floor of a refresh in a database where one has just run (design, section 6): median of three.
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
