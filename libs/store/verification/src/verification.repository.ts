import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CHAIN_START, ENGINE_VERSION, isOfSameRules } from '@quadrant/rules/history';
import {
  type Difference,
  findRunDifference,
  type Verification,
  type VerificationSettings,
  verifyHistory,
} from '@quadrant/rules/verification';
import { ratingRulesSignature, type RatingRules } from '@quadrant/rules/rating';
import { hexOfBytes } from '@quadrant/rules/tournament';
import { readHead, type HeadRun, openSnapshot } from '@quadrant/store/database';
import { showDifference, findHiddenNames } from '@quadrant/store/players';
import { findKeptDifference } from './find-kept-difference.js';
import { findLostPlayer } from './find-lost-player.js';
import { PublishedReader } from '@quadrant/store/export';

export interface RunVerification extends Verification {
  readonly run: number;
}

export interface VerificationRow {
  readonly id: number;
  /** The scheduled instant; null when somebody asked for it. */
  readonly dueAt: Date | null;
  readonly startedAt: Date;
  /** It is null while it runs. */
  readonly finishedAt: Date | null;
  /** The run that readers saw then. */
  readonly run: number | null;
  readonly tournaments: number | null;
  readonly games: number | null;
  /** It is null while it runs, and when it failed. */
  readonly ok: boolean | null;
  readonly difference: Difference | null;
  readonly error: string | null;
}

/** The published numbers were computed by other rules than these: a refresh has to come first. */
export class OtherRules extends Error {
  constructor({ number, engineVersion, rulesSha256 }: HeadRun, ownRules: string) {
    const theirs = `engine ${engineVersion} and rating rules ${rulesSha256?.slice(0, 12)}`;
    const ours = `engine ${ENGINE_VERSION} and rating rules ${ownRules.slice(0, 12)}`;
    super(`Run ${number} was computed by ${theirs}, this program has ${ours}: a refresh has to come first`);
  }
}

const NOTHING_REPLAYED: Omit<Verification, 'difference'> = {
  tournaments: 0,
  games: 0,
  taken: 0,
  chainSha256: hexOfBytes(CHAIN_START.chain),
};

/** A verification that began so long ago and has not ended counts as dead. */
const LOST_AFTER = '6 hours';

/** Clocks of two workers differ by less. */
const CLOCKS_DIFFER = '1 minute';

const COLUMNS = `id, due_at as "dueAt", started_at as "startedAt", finished_at as "finishedAt", run, tournaments, games, ok,
  difference, error`;

/** Replays the published history, and stores the results. */
@Injectable()
export class VerificationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Replays the published history at one moment from the unredacted documents. It also checks that entries name stored
   * players, that the runs agree with each other and that leaderboards match. Nothing waits for it.
   *
   * @throws OtherRules when it was computed by other rules, unless the runs already contradict each other
   */
  async verify(rules: RatingRules, settings: VerificationSettings = {}): Promise<RunVerification> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      const head = await readHead(snapshot.client);
      const signature = ratingRulesSignature(rules);
      const reader = new PublishedReader(snapshot.client, head);
      if (head.number > 0 && !isOfSameRules(head, signature)) {
        const difference = await findRunDifference({ run: head.number, runs: reader.readRuns() });
        if (difference === null) throw new OtherRules(head, signature);
        return { run: head.number, ...NOTHING_REPLAYED, difference };
      }
      const lost = await findLostPlayer(snapshot.client);
      if (lost !== null) return { run: head.number, ...NOTHING_REPLAYED, difference: lost };
      const verified = await verifyHistory(rules, await reader.openHistory(rules), settings);
      const difference = verified.difference ?? (await findKeptDifference(snapshot.client));
      return { run: head.number, ...verified, difference };
    } finally {
      await snapshot.close();
    }
  }

  /**
   * Records that the verification of a scheduled instant begins.
   *
   * @returns its id; null when another process has begun it
   */
  async begin(dueAt: Date, now: Date): Promise<number | null> {
    // Those that are due later than now were made while the clock was ahead. They are made again at their time.
    const future = `due_at > $1::timestamptz + interval '${CLOCKS_DIFFER}'`;
    await this.dataSource.query(`delete from verifications where finished_at is null and ${future}`, [now]);
    await this.dataSource.query(`update verifications set due_at = null where ${future}`, [now]);
    const rows = await this.dataSource.query<{ id: number }[]>(
      `insert into verifications (due_at, started_at) values ($1, $2)
       on conflict (due_at) do update set started_at = excluded.started_at
         where verifications.finished_at is null and (verifications.started_at < excluded.started_at - interval '${LOST_AFTER}'
           or verifications.started_at > excluded.started_at + interval '${CLOCKS_DIFFER}')
       returning id`,
      [dueAt, now],
    );
    return rows[0]?.id ?? null;
  }

  /** Stores the result. */
  async finish(id: number, { run, tournaments, games, difference }: RunVerification, now: Date): Promise<void> {
    await this.dataSource.query(
      `update verifications set finished_at = $2, run = $3, tournaments = $4, games = $5, ok = $6, difference = $7, error = null
       where id = $1`,
      [id, now, run, tournaments, games, difference === null, difference && JSON.stringify(difference)],
    );
  }

  /** Stores the result of a verification that somebody asked for. */
  async store(verification: RunVerification, startedAt: Date, now: Date): Promise<void> {
    const [row] = await this.dataSource.query<[{ id: number }]>(
      `insert into verifications (started_at) values ($1) returning id`,
      [startedAt],
    );
    await this.finish(row.id, verification, now);
  }

  async fail(id: number, error: string, now: Date): Promise<void> {
    await this.dataSource.query(`update verifications set finished_at = $2, error = $3 where id = $1`, [
      id,
      now,
      error,
    ]);
  }

  /** Removes the record of its begin, so that another process may begin it. */
  async abandon(id: number): Promise<void> {
    await this.dataSource.query(`delete from verifications where id = $1`, [id]);
  }

  /** Lists verifications, the newest first. */
  async list(limit: number): Promise<VerificationRow[]> {
    return this.shown(
      await this.dataSource.query<VerificationRow[]>(`select ${COLUMNS} from verifications order by id desc limit $1`, [
        limit,
      ]),
    );
  }

  /** Returns the latest one with a result; null before the first. */
  async findLatest(): Promise<VerificationRow | null> {
    const rows = await this.dataSource.query<VerificationRow[]>(
      `select ${COLUMNS} from verifications where ok is not null order by id desc limit 1`,
    );
    return (await this.shown(rows))[0] ?? null;
  }

  /** A difference names players as they were shown then; some may be hidden since. */
  private async shown(rows: readonly VerificationRow[]): Promise<VerificationRow[]> {
    const names = await findHiddenNames(this.dataSource);
    return rows.map((row) => ({ ...row, difference: row.difference && showDifference(row.difference, names) }));
  }
}
