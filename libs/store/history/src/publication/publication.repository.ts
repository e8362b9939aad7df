import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { lockHead, readHead, openSnapshot } from '@quadrant/store/database';
import { HistoryReader } from '../reader/history-reader.js';
import { Publication } from './publication.js';
import { IS_WAITING, type WaitingJob } from './waiting-jobs.js';

/** What waits for a run. */
export interface WaitingWork {
  /** Changes that the next run takes along. */
  readonly count: number;
  /** Number of the run that readers see; 0 before the first. */
  readonly headRun: number;
  /** Null before the first. */
  readonly lastRun: {
    readonly publishedAt: Date;
    /** Tournaments that it published otherwise than before, apart from those that it was made for; 0 for a refresh. */
    readonly publishedAgain: number;
    /** The same of all runs in the minute up to it, and of itself. */
    readonly publishedAgainLately: number;
  } | null;
}

/** What is done with a publication, in one transaction. */
export interface PublicationWork<T> {
  readonly work: (publication: Publication) => Promise<T>;
  /** Publishes nothing. */
  readonly whilePaused: (publication: Publication) => Promise<T>;
}

interface WaitingRow {
  readonly count: number;
  readonly headRun: number;
  readonly publishedAt: Date | null;
  readonly publishedAgain: number | null;
  readonly publishedAgainLately: number | null;
}

/** SQL: tournaments that a run published otherwise than before, apart from those that it was made for. */
const publishedAgainBy = (run: string): string =>
  `case when ${run}.changes = '[]' then 0 else greatest(${run}.tournaments_changed - jsonb_array_length(${run}.changes), 0) end`;

/** More runs than fit into a minute: keeps the question off the long list of the runs before. */
const MOST_RUNS_LATELY = 2_000;

/** The one way to change what is published. */
@Injectable()
export class PublicationRepository {
  /** Tables that were made anew and that PostgreSQL has not looked at. */
  private unseen: readonly string[] = [];

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` under the publication lock, in one transaction: one publication at a time, and readers see the run before
   * it or all of it. What `work` throws rolls everything back. While publishing is paused, `whilePaused` runs in its place:
   * this is the only check of the pause that everything which publishes passes, and it holds until the transaction ends.
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

  /** What the next run would take along, and what the last one did; asks without waiting for a run that is under way. */
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

  /** From now on no run takes a job along: it is tried alone, so that what is wrong with it holds nothing else back. */
  async setAside(jobs: readonly WaitingJob[]): Promise<void> {
    await this.dataSource.query(`update outbox set set_aside = true where id = any($1::bigint[])`, [
      jobs.flatMap(({ id }) => (id === null ? [] : [id])),
    ]);
  }

  /** Lets PostgreSQL look at what publications made anew, by which it plans its queries; nobody has to wait for it. */
  async gatherStatistics(): Promise<void> {
    const tables = [...new Set(this.unseen)];
    this.unseen = [];
    if (tables.length > 0) await this.dataSource.query('select analyze_fresh_tables($1)', [tables]);
  }

  /** Lets `work` read history as it stands at one moment; nothing waits for it, and nothing is written. */
  async examine<T>(work: (reader: HistoryReader) => Promise<T>): Promise<T> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      return await work(new HistoryReader(snapshot.client, await readHead(snapshot.client)));
    } finally {
      await snapshot.close();
    }
  }
}
