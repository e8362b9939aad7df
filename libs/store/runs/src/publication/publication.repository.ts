import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { lockHead, readHead, openSnapshot } from '@quadrant/store/database';
import { HistoryReader } from '@quadrant/store/history';
import { Publication } from './publication.js';
import { IS_WAITING, type WaitingJob } from './waiting-jobs.js';

export interface WaitingWork {
  /** The number of changes that the next run includes. */
  readonly count: number;
  /** Number of the run that readers see; 0 before the first. */
  readonly headRun: number;
  /** It is null before the first run. */
  readonly lastRun: {
    readonly publishedAt: Date;
    /** The number of tournaments that it changed, apart from those that it was made for; 0 for a refresh. */
    readonly publishedAgain: number;
    /** The same number for all runs in the last minute before it, including itself. */
    readonly publishedAgainLately: number;
  } | null;
}

export interface PublicationWork<T> {
  readonly work: (publication: Publication) => Promise<T>;
  /** It publishes nothing. */
  readonly whilePaused: (publication: Publication) => Promise<T>;
}

interface WaitingRow {
  readonly count: number;
  readonly headRun: number;
  readonly publishedAt: Date | null;
  readonly publishedAgain: number | null;
  readonly publishedAgainLately: number | null;
}

/** SQL: counts the tournaments that a run changed, apart from those that it was made for. */
const publishedAgainBy = (run: string): string =>
  `case when ${run}.changes = '[]' then 0 else greatest(${run}.tournaments_changed - jsonb_array_length(${run}.changes), 0) end`;

/** A minute has fewer runs than this, so the query need not read the long list of earlier runs. */
const MOST_RUNS_LATELY = 2_000;

@Injectable()
export class PublicationRepository {
  /** New tables that PostgreSQL has no statistics of yet. */
  private unseen: readonly string[] = [];

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Notes for people who wait for batches how far their run is. It waits for nobody: a batch that somebody changes now is
   * left out.
   */
  async reportBatches(numbers: readonly number[], done: number, total: number): Promise<void> {
    await this.dataSource.query(
      `update batches set step_done = $2, step_total = $3
       where number in (select number from batches where number = any($1) for no key update skip locked)`,
      [numbers, done, total],
    );
  }

  /**
   * Runs `work` under the publication lock, in one transaction: one publication at a time. Readers see the run before
   * it, or all of it. When `work` throws, everything is rolled back. While publishing is paused, `whilePaused` runs
   * instead. Everything that publishes passes this check of the pause, and only this one. It holds until the
   * transaction ends.
   */
  publish<T>({ work, whilePaused }: PublicationWork<T>): Promise<T> {
    return inTransaction(this.dataSource, async (client) => {
      const head = await lockHead(client);
      const snapshot = await openSnapshot(this.dataSource);
      const publication = new Publication(client, snapshot, head);
      try {
        const done = await (head.pausedAt === null ? work : whilePaused)(publication);
        this.unseen = [...this.unseen, ...publication.listFreshTables()];
        return done;
      } finally {
        await publication.settled();
        await snapshot.close();
      }
    });
  }

  /** Returns what the next run would include, and what the last one did, without waiting for a run in progress. */
  async findWaiting(): Promise<WaitingWork> {
    const [{ count, headRun, ...lastRun }] = await this.dataSource.query<[WaitingRow]>(
      `select w.count, p.head_run as "headRun", r.published_at as "publishedAt",
         ${publishedAgainBy('r')} as "publishedAgain",
         (select sum(${publishedAgainBy('l')})::integer from runs l
          where l.number > p.head_run - ${MOST_RUNS_LATELY} and l.published_at > r.published_at - interval '1 minute') as "publishedAgainLately"
       from (select count(*)::integer from outbox where ${IS_WAITING}) w, publication p left join runs r on r.number = p.head_run`,
    );
    const { publishedAt, publishedAgain, publishedAgainLately } = lastRun;
    if (publishedAt === null || publishedAgain === null) return { count, headRun, lastRun: null };
    return {
      count,
      headRun,
      lastRun: { publishedAt, publishedAgain, publishedAgainLately: publishedAgainLately ?? 0 },
    };
  }

  /** Marks jobs that no run includes from now on. Each is tried alone, so that a fault in it holds back nothing else. */
  async setAside(jobs: readonly WaitingJob[]): Promise<void> {
    await this.dataSource.query(`update outbox set set_aside = true where id = any($1::bigint[])`, [
      jobs.flatMap(({ id }) => (id === null ? [] : [id])),
    ]);
  }

  /** Lets PostgreSQL gather statistics of the new tables, by which it plans its queries. Nobody has to wait for it. */
  async gatherStatistics(): Promise<void> {
    const tables = [...new Set(this.unseen)];
    this.unseen = [];
    if (tables.length > 0) await this.dataSource.query('select analyze_fresh_tables($1)', [tables]);
  }

  /** Lets `work` read history at one moment. Nothing waits for it, and nothing is written. */
  async examine<T>(work: (reader: HistoryReader) => Promise<T>): Promise<T> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      return await work(new HistoryReader(snapshot.client, await readHead(snapshot.client)));
    } finally {
      await snapshot.close();
    }
  }
}
