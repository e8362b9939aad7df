import { say, textJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import { BEGIN_OF_HISTORY, linksAfterOpenings, type ChainLinks, type HistoryPosition } from '@quadrant/rules/history';
import { areBytesEqual } from '@quadrant/rules/tournament';
import type { Author } from '@quadrant/store/audit';
import type { HeadRun } from '@quadrant/store/database';
import { restoreMerges } from '@quadrant/store/players';
import {
  restoreOpenings,
  restoreRules,
  loadLinksBefore,
  loadOpenings,
  insertPendingChange,
} from '@quadrant/store/history';
import { keepMovers } from './keep-movers.js';
import { rebuildChain } from './rebuild-chain.js';
import { listKept, patiently, reopenTable } from './reopen.js';
import { insertRun } from './runs.js';
import { type BoardMoves, moveBoards, type MovedRatings } from './settle-boards.js';

export interface RollbackTarget {
  readonly number: number;
  readonly inputsSha256: Buffer;
  readonly chainSha256: Buffer;
  readonly engineVersion: string;
  readonly rulesSha256: string;
  readonly officialRun: number | null;
}

/** Returns null for a run that does not exist. */
export async function findRollbackTarget(client: PoolClient, number: number): Promise<RollbackTarget | null> {
  const { rows } = await client.query<RollbackTarget>(
    `select number, inputs_sha256 as "inputsSha256", chain_sha256 as "chainSha256", engine_version as "engineVersion",
       encode(rules_sha256, 'hex') as "rulesSha256", official_run as "officialRun"
     from runs where number = $1`,
    [number],
  );
  return rows[0] ?? null;
}

/** The stored hashes do not give the hash that the run had, so nothing may be published from them. */
export class RollbackBroken extends Error {
  constructor(target: number) {
    super(`what is stored does not give the chain hash of run ${target}`);
  }
}

/**
 * Publishes the numbers of an earlier run again, as a new run, and pauses publishing. Tournaments that were processed
 * since then wait again.
 *
 * @param client holds the publication lock
 * @returns the new run's number
 * @throws RollbackBroken when the stored hashes do not fold to those of the target
 */
export async function rollBack(
  client: PoolClient,
  head: HeadRun,
  target: RollbackTarget,
  reason: string,
  { handle, at }: Author,
): Promise<number> {
  const begin = performance.now();
  const run = head.number + 1;
  const between = { run, target: target.number, kept: await listKept(client, target.number) };
  const opened = await reopenTable(client, 'outcomes', between);
  const ratingChanges = await reopenTable(client, 'rating_changes', between);
  const awards = await reopenTable(client, 'awards', between);
  const entitlements = await reopenTable(client, 'entitlements', between);
  await reopenTable(client, 'badges', between);
  await reopenTable(client, 'ratings', between);
  const reopened = performance.now();
  const { from: first, gone } = await findDifference(client, run);
  // Both chains begin with what was brought in.
  const from = (await restoreOpenings(client, run, target.number)) ? BEGIN_OF_HISTORY : first;
  const links = from ? await rebuildChain(client, from, await linksBefore(client, from)) : linksOf(target);
  if (!areBytesEqual(links.chain, target.chainSha256) || !areBytesEqual(links.inputs, target.inputsSha256)) {
    throw new RollbackBroken(target.number);
  }
  await letWaitAgain(client, target.number);
  await restoreMerges(client, run, target.number);
  await restoreRules(client, run, target.number);
  // This follows the locks on players: every change of a player locks the player first, too, and then the leaderboards.
  const moves = await findMoves(client, run);
  await moveBoards(client, moves);
  await keepMovers(client, { run, publishedAt: at, opened: moves.opened });
  if (from !== null) {
    const change = { tournamentRowId: null, kind: 'rollback', position: from, actor: handle, reason, at } as const;
    await insertPendingChange(client, change);
  }
  await insertRun(client, head, {
    kind: 'rollback',
    requestedBy: handle,
    reason,
    changes: [],
    tournaments: 0,
    games: 0,
    changed: { tournaments: opened + gone, ratingChanges, awards, entitlements },
    links,
    engineVersion: target.engineVersion,
    rulesSha256: target.rulesSha256,
    isOfficial: false,
    rolledBackTo: target,
    timings: {
      reopenMs: Math.round(reopened - begin),
      chainMs: Math.round(performance.now() - reopened),
    },
    startedAt: at,
    publishedAt: at,
  });
  await client.query(`update publication set paused_at = $1, paused_by = $2, pause_reason = $3`, [at, handle, reason]);
  return run;
}

/** Finds the ratings that a run moved, from the rows that it wrote. */
async function findMoves(client: PoolClient, run: number): Promise<BoardMoves> {
  const moved = await client.query<MovedRatings>(
    patiently(
      `select coalesce(array_agg(game), '{}') as games, coalesce(array_agg(category), '{}') as categories,
         coalesce(array_agg(player_id), '{}') as players
       from (select game, category, player_id from ratings where since_run = $1
         union select game, category, player_id from closed_ratings where until_run = $1) m`,
      [run],
    ),
  );
  const opened = await client.query<{ id: number }>(
    patiently(`select tournament_id as id from outcomes where since_run = $1`, [run]),
  );
  return { run, moved: moved.rows[0]!, opened: opened.rows.map(({ id }) => id) };
}

const linksBefore = async (client: PoolClient, from: HistoryPosition): Promise<ChainLinks> =>
  (await loadLinksBefore(client, from)) ?? linksAfterOpenings(await loadOpenings(client, 'published'));

const linksOf = ({ inputsSha256, chainSha256 }: RollbackTarget): ChainLinks => ({
  inputs: inputsSha256,
  chain: chainSha256,
});

/**
 * Finds the first position at which a run differs from the one before it (null: nowhere), and counts the tournaments
 * that it only closed.
 */
async function findDifference(
  client: PoolClient,
  run: number,
): Promise<{ from: HistoryPosition | null; gone: number }> {
  const earliest = await client.query<{ startsAt: Date; key: string }>(
    patiently(
      `select starts_at as "startsAt", key from (
         select starts_at, key from outcomes where since_run = $1
         union all select starts_at, key from closed_outcomes where until_run = $1) differing
       order by starts_at, key limit 1`,
      [run],
    ),
  );
  const gone = await client.query<{ n: number }>(
    patiently(
      `select count(*)::integer as n from closed_outcomes c
       where until_run = $1 and not exists (select from outcomes o where o.tournament_id = c.tournament_id)`,
      [run],
    ),
  );
  const [first] = earliest.rows;
  return { from: first ? { startsAt: first.startsAt.getTime(), key: first.key } : null, gone: gone.rows[0]!.n };
}

/** Marks accepted reports as waiting. The refresh that follows the pause processes them again. */
async function letWaitAgain(client: PoolClient, target: number): Promise<void> {
  await client.query(
    patiently(
      `update submissions s set state = 'awaiting-refresh', state_reason = $1 from tournaments t
       where t.id = s.tournament_id and s.revision = t.current_revision and s.state = 'accepted' and t.withdrawn_at is null
         and not exists (select from outcomes o where o.submission_id = s.id)`,
      [textJson(say`rolled back to run ${target}: waits until publishing is resumed`)],
    ),
  );
}
