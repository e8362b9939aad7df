import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { SubmissionRepository } from '../../dist/libs/store/intake/src/index.js';
import { DEFAULT_RATING_RULES } from '../../dist/libs/rules/rating/src/index.js';
import { scopesOf } from '../../dist/libs/rules/permissions/src/index.js';
import { readReport } from '../../dist/libs/rules/report/src/index.js';
import { VerificationRepository } from '../../dist/libs/store/verification/src/index.js';
import { ALL_CONFIRMED } from './all-confirmed.mjs';
import { generateTournament } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withDatabase } from './installations.mjs';
import { createPublisher, publishRefresh } from './publisher.mjs';

const POPULATION = 300;
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** A run writes most of the rows of these again. */
const CHURNED = 'outcomes, history_chain, rating_changes, ratings, board_rows, board_counts, movers';
/** Reports and their corrections count at once for so long: later ones would wait for the refresh of the week. */
const LATEST_HOURS = 6 * 24;

/**
 * Generates the reports of a community in the order in which they arrive. Its tournaments have 8 to 12 players. Their
 * reports come within six days, in no order, and are corrected in that time until there are so many.
 */
function generateArrivals({ tournaments, reports, aWeek }) {
  const random = xoroshiro128plus(11);
  const begin = Math.floor((Date.now() - (Math.ceil(tournaments / aWeek) + 1) * WEEK) / HOUR) * HOUR;
  const first = Array.from({ length: tournaments }, (_, index) => {
    const startsAt = begin + Math.floor((index / aWeek) * 7 * 24) * HOUR;
    const players = 2 * uniformInt(random, 4, 6);
    const tournament = generateTournament({ random, index, startsAt, players, population: POPULATION });
    const late = uniformInt(random, 1, LATEST_HOURS);
    return { at: startsAt + late * HOUR, late, tournament };
  });
  const corrected = Array.from({ length: reports - tournaments }, () => {
    const { at, late, tournament } = first[uniformInt(random, 0, tournaments - 1)];
    return { at: at + uniformInt(random, 0, LATEST_HOURS - late) * HOUR, tournament, turn: uniformInt(random, 0, 2) };
  });
  const sorted = [...first, ...corrected].sort((a, b) => a.at - b.at);
  return sorted.map(({ at, tournament, turn }) => {
    if (turn !== undefined) correct(tournament.rounds[turn].matches, random);
    return { at: new Date(at), document: JSON.stringify(tournament), tournament };
  });
}

/** The other player won one match. */
function correct(matches, random) {
  const match = matches[uniformInt(random, 0, matches.length - 1)];
  match.players.reverse();
}

/** Counts the bytes of each table with its indexes and what lies beside it, and of each index. */
async function sizesOf(client) {
  await client.query('checkpoint');
  const { rows } = await client.query(
    `select c.relname as name, i.indrelid::regclass::text as "indexOf",
       case c.relkind when 'r' then pg_total_relation_size(c.oid) else pg_relation_size(c.oid) end::float8 as bytes
     from pg_class c left join pg_index i on i.indexrelid = c.oid
     where c.relkind in ('r', 'i') and c.relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}

async function createCoordinator(client) {
  const { rows } = await client.query(
    `insert into accounts (handle, handle_key, created_at) values ('bench', 'bench', now()) returning id`,
  );
  const grants = [{ role: 'coordinator', continent: null }];
  const who = { accountId: rows[0].id, handle: 'bench', handleKey: 'bench', grants };
  return { ...who, scopes: scopesOf('coordinator'), tokenId: null };
}

/** Submits reports, and publishes so many by a run, with a refresh at the end of each week. */
async function runLive({ dataSource, client }, arrivals, together) {
  const handing = { submitter: await createCoordinator(client), role: 'coordinator' };
  const submissions = new SubmissionRepository(dataSource);
  const publisher = createPublisher(dataSource);
  let week = null;
  let busy = 0;
  for (const [index, { at, document }] of arrivals.entries()) {
    const thisWeek = Math.floor(at.getTime() / WEEK);
    if (week !== null && thisWeek !== week) await publishRefresh(dataSource, 'full');
    week = thisWeek;
    const { report, findings, sha256, rawSha256 } = readReport(Buffer.from(document), { now: at });
    const read = { report, findings, sha256, rawSha256, raw: Buffer.from(document) };
    const delivery = { ...read, ...handing, revisionOf: null, receivedAt: at, requestId: null };
    const answer = await submissions.accept({ ...delivery, reportsFrom: 'anyone', confirmations: ALL_CONFIRMED }, null);
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
    if ((index + 1) % together !== 0) continue;
    const begin = performance.now();
    await publisher.publishWaiting();
    busy += performance.now() - begin;
    // Autovacuum comes every minute, and the next run hours later.
    await client.query(`vacuum ${CHURNED}`);
  }
  await publishRefresh(dataSource, 'full');
  await client.query('vacuum analyze');
  return (busy / arrivals.length) * together;
}

async function verify(dataSource) {
  const { difference } = await new VerificationRepository(dataSource).verify(DEFAULT_RATING_RULES);
  if (difference !== null) throw new Error(JSON.stringify(difference));
}

/** Measures the bytes of every table after live runs, and after an import of what they left. */
export async function benchGrowth({ together, ...size }) {
  const arrivals = generateArrivals(size);
  const live = await withDatabase(async (database) => {
    const empty = await sizesOf(database.client);
    const runMs = await runLive(database, arrivals, together);
    await verify(database.dataSource);
    const { rows } = await database.client.query(
      `select (select head_run from publication) as runs, (select count(*)::integer from closed_outcomes) as outcomes,
         (select count(*)::integer from outcomes) as open`,
    );
    return { empty, sizes: await sizesOf(database.client), runMs, ...rows[0] };
  });
  const last = new Map(arrivals.map(({ tournament, document }) => [tournament, document]));
  const imported = await withDatabase(async ({ dataSource, client }) => {
    await importDocuments(dataSource, last.values());
    await publishRefresh(dataSource, 'full');
    await client.query('vacuum analyze');
    return sizesOf(client);
  });
  const grown = (sizes, name) => sizes.get(name).bytes - live.empty.get(name).bytes;
  const relations = [...live.sizes].map(([name, { indexOf }]) => ({
    name,
    indexOf,
    live: grown(live.sizes, name),
    imported: grown(imported, name),
  }));
  const sorted = relations.filter(({ live: bytes }) => bytes > 0).toSorted((a, b) => b.live - a.live);
  const indexesOf = (table) => sorted.filter(({ indexOf }) => indexOf === table.name);
  const tables = sorted.filter(({ indexOf }) => indexOf === null);
  return { ...live, tables: tables.map((table) => ({ ...table, indexes: indexesOf(table) })) };
}
