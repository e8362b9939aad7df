import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { inTransaction, recordAudit } from '@quadrant/store/audit';
import { isLockTimeout, lockHeadSoon } from '@quadrant/store/database';
import { readOldestRun } from '@quadrant/store/history';
import { BOARDS_CHANNEL } from '@quadrant/store/runs';
import { AGED_ROWS, PRUNED_WITH_RUNS } from './ages.js';

/** The numbers of a run are kept while either of the two says so. */
export interface KeptRuns {
  /** A run is kept for so many days. */
  readonly days: number;
  /** So many runs are kept, the newest ones. */
  readonly runs: number;
}

export interface Pruned {
  /** The oldest run whose numbers are kept. */
  readonly oldestRun: number;
  /** It counts the rows of old runs that were deleted; a row may have the numbers of many players. */
  readonly rows: number;
}

const DAY_MS = 86_400_000;

/** A transaction has so many rows to delete, which takes some milliseconds. */
const PIECE = 5_000;

/**
 * SQL: whether something else still says what the row c of `closed_awards` says of its season: that a tournament counted in it.
 * The days of such a season can no longer be changed freely.
 */
const IS_SAID_AGAIN = `(c.league_season_id is null
  or exists (select from awards a where a.tournament_id = c.tournament_id and a.league_season_id = c.league_season_id)
  or exists (select from closed_awards l where l.tournament_id = c.tournament_id and l.league_season_id = c.league_season_id
    and (l.until_run, l.ctid) > (c.until_run, c.ctid)))`;

/** Deletes what is too old, in small transactions. Killed in the middle, it goes on where it was when it is called again. */
@Injectable()
export class PruningRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Deletes the numbers of runs that are no longer kept. Their hashes stay, and so does everything that the head run and
   * the official run have.
   *
   * @param breathe is waited for after each transaction, so that others have their turn
   */
  async pruneRuns(kept: KeptRuns, now: Date, breathe: () => Promise<void> = () => Promise.resolve()): Promise<Pruned> {
    const oldestRun = await this.moveOldest(kept, now);
    let rows = 0;
    for (const table of PRUNED_WITH_RUNS) {
      const isOld = `until_run <= $1 and ${table === 'closed_awards' ? IS_SAID_AGAIN : 'true'}`;
      rows += await this.deleteInPieces(table, isOld, oldestRun, breathe);
    }
    return { oldestRun, rows };
  }

  /** Deletes all rows that have reached their age ({@link AGED_ROWS}). @returns how many */
  async forgetOld(now: Date, breathe: () => Promise<void> = () => Promise.resolve()): Promise<number> {
    let rows = 0;
    for (const { table, days, isOld } of AGED_ROWS) {
      rows += await this.deleteInPieces(table, isOld, new Date(now.getTime() - days * DAY_MS), breathe);
    }
    return rows;
  }

  /** From then on readers learn that older runs are not kept. While a run is being published, nothing moves. */
  private async moveOldest(kept: KeptRuns, now: Date): Promise<number> {
    try {
      return await inTransaction(this.dataSource, async (client) => {
        const head = await lockHeadSoon(client);
        const before = await readOldestRun(client);
        const oldest = await findOldest(client, head.number - kept.runs, new Date(now.getTime() - kept.days * DAY_MS));
        if (oldest <= before) return before;
        // Processes that have kept answers with numbers of older runs drop them when this commits.
        await client.query(`with oldest as (update publication set oldest_run = $1) select pg_notify($2, '')`, [
          oldest,
          BOARDS_CHANNEL,
        ]);
        const detail = { before, days: kept.days, runs: kept.runs };
        const entry = { at: now, actor: 'schedule', action: 'run.prune' as const, subject: `run ${oldest}`, detail };
        await recordAudit(client, { ...entry, requestId: null });
        return oldest;
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return inTransaction(this.dataSource, readOldestRun);
    }
  }

  private async deleteInPieces(
    table: string,
    isOld: string,
    limit: number | Date,
    breathe: () => Promise<void>,
  ): Promise<number> {
    let rows = 0;
    for (;;) {
      const [, deleted] = await this.dataSource.query<[unknown, number]>(
        `delete from ${table} where ctid = any(array(select ctid from ${table} c where ${isOld} limit ${PIECE}))`,
        [limit],
      );
      rows += deleted;
      await breathe();
      if (deleted < PIECE) return rows;
    }
  }
}

/**
 * Finds the oldest run that has to be kept.
 *
 * @param last runs up to this number are old enough
 * @param before so are runs that were published before this instant; both have to be so
 */
async function findOldest(client: PoolClient, last: number, before: Date): Promise<number> {
  const old = await client.query<{ oldest: number }>(
    `select coalesce(max(number), 0) + 1 as oldest from runs where number <= $1 and published_at < $2`,
    [last, before],
  );
  let { oldest } = old.rows[0]!;
  for (;;) {
    // The official list of each kept run is kept with it. A rollback may have made an older run official again.
    const official = await client.query<{ oldest: number }>(
      `select least($1, min(official_run)) as oldest from runs where number >= $1`,
      [oldest],
    );
    const earliest = official.rows[0]!.oldest;
    if (earliest === oldest) return oldest;
    oldest = earliest;
  }
}
