import { say, textJson, type Text } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { DataSource } from 'typeorm';
import type { ChainLinks } from '@quadrant/rules/history';
import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';
import { inTransaction } from '@quadrant/store/audit';
import { insertOutboxJob } from '@quadrant/store/database';
import { IS_PAUSED, readPause } from '@quadrant/store/history';
import { RefreshRequest } from './refresh-request.entity.js';
import type { WhatIfQuestion } from './refresh-request.repository.js';

/** The progress of a refresh; all counts are 0 until it knows its tournaments. */
export interface RefreshProgress {
  readonly tournamentsTotal: number;
  readonly tournamentsDone: number;
  readonly gamesDone: number;
}

export interface ComputedRefresh {
  readonly baseRun: number;
  /** It identifies the changes that waited for a refresh then. */
  readonly pendingMark: string;
  readonly links: ChainLinks;
  readonly summary: Text;
  readonly diff: NamedHistoryDiff;
}

/** A refresh for a worker. When a dry run is being published, `expected` is the result that must come out again. */
export interface RefreshToWork {
  readonly request: RefreshRequest;
  readonly expected: ExpectedRefresh | null;
  /** The question that a what-if asks; null for every other refresh. */
  readonly question: WhatIfQuestion | null;
}

export interface ExpectedRefresh {
  readonly baseRun: number;
  readonly chainSha256: Buffer;
}

/** Somebody cancelled the refresh while it ran. */
export class RefreshCancelled extends Error {
  constructor() {
    super('the refresh was called off');
  }
}

/** Stores the progress of requested refreshes for the worker, from their begin to their end. */
@Injectable()
export class RefreshWorkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Begins a request, or begins it again after it failed or its worker died.
   *
   * @returns null when there is nothing to do any more, or not while publishing is paused
   */
  async start(id: string, now: Date): Promise<RefreshToWork | null> {
    await this.end(id, ['cancelling'], 'cancelled', null, now);
    const rows = await this.dataSource.query<[ExpectedRow[], number]>(
      `update refresh_requests set state = case state when 'publishing' then state else 'running' end, started_at = $2,
         finished_at = null, error = null, tournaments_total = 0, tournaments_done = 0, games_done = 0
       where id = $1 and (state = 'publishing' or (state in ('waiting', 'running', 'failed')
         and (is_dry_run or not ${IS_PAUSED})))
       returning base_run as "baseRun", chain_sha256 as "chainSha256", question`,
      [id, now],
    );
    const [row] = rows[0];
    const request = row && (await this.requests.findOneBy({ id }));
    if (!row || !request) return null;
    const { baseRun, chainSha256, question } = row;
    const isPublishing = request.state === 'publishing' && baseRun !== null && chainSha256 !== null;
    return { request, expected: isPublishing ? { baseRun, chainSha256 } : null, question };
  }

  /**
   * Stores the progress of a request.
   *
   * @throws RefreshCancelled when it was called off
   */
  async reportProgress(id: string, progress: RefreshProgress): Promise<void> {
    const { affected } = await this.requests
      .createQueryBuilder()
      .update()
      .set(progress)
      .where({ id })
      .andWhere(`state in ('running', 'publishing')`)
      .execute();
    if (affected === 0) throw new RefreshCancelled();
  }

  /** @throws RefreshCancelled when the dry run was called off meanwhile */
  async storeComputed(id: string, computed: ComputedRefresh, progress: RefreshProgress, now: Date): Promise<void> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `update refresh_requests set state = 'computed', base_run = $2, pending_mark = $3, inputs_sha256 = $4,
         chain_sha256 = $5, summary = $6, diff = $7, tournaments_total = $8, tournaments_done = $9, games_done = $10,
         finished_at = $11
       where id = $1 and state = 'running'`,
      [
        id,
        computed.baseRun,
        computed.pendingMark,
        computed.links.inputs,
        computed.links.chain,
        textJson(computed.summary),
        JSON.stringify(computed.diff),
        progress.tournamentsTotal,
        progress.tournamentsDone,
        progress.gamesDone,
        now,
      ],
    );
    if (count === 0) throw new RefreshCancelled();
  }

  /** A request that was called off has stopped. */
  markCancelled(id: string, now: Date): Promise<void> {
    return this.end(id, ['cancelling', 'running', 'publishing'], 'cancelled', null, now);
  }

  /** A dry run that would no longer publish what it said. */
  markOutdated(id: string, reason: Text, now: Date): Promise<void> {
    return this.end(id, ['publishing'], 'outdated', reason, now);
  }

  /** Publishing was paused before the refresh could publish: it waits, or joins the one that waits already. */
  async wait(id: string, now: Date): Promise<void> {
    const waits = await this.tryToWait(id, now);
    if (waits) return;
    await this.end(id, ['running'], 'cancelled', say`publishing was paused, and another one waits`, now);
    // The rollback that paused publishing has published other numbers than the dry run was computed on.
    await this.end(id, ['publishing'], 'outdated', say`publishing was paused by a rollback`, now);
  }

  /** A failed request is begun again when its job comes again; one that was called off is not. */
  async fail(id: string, error: Text, now: Date): Promise<void> {
    await this.end(id, ['running'], 'failed', error, now);
    await this.end(id, ['publishing'], 'publishing', error, now);
    await this.end(id, ['cancelling'], 'cancelled', null, now);
  }

  /** Returns false when another refresh waits. */
  private async tryToWait(id: string, now: Date): Promise<boolean> {
    try {
      return await inTransaction(this.dataSource, async (client) => {
        const { rowCount } = await client.query(
          `update refresh_requests set state = 'waiting', started_at = null where id = $1 and state = 'running'
             and not exists (select from refresh_requests where state = 'waiting' and kind <> 'what-if' and not is_dry_run)`,
          [id],
        );
        if (rowCount === 0) return false;
        // A resume since then did not see it waiting, and gave it no job.
        if ((await readPause(client)) === null) {
          await insertOutboxJob(client, 'refresh', { requestId: id, after: now.toISOString() });
        }
        return true;
      });
    } catch (error) {
      // Another request began to wait at the same moment, and was committed first.
      if (error instanceof DatabaseError && error.constraint === 'refresh_requests_one_waits_idx') return false;
      throw error;
    }
  }

  private async end(
    id: string,
    from: readonly RefreshRequest['state'][],
    state: RefreshRequest['state'],
    error: Text | null,
    now: Date,
  ): Promise<void> {
    await this.dataSource.query(
      `update refresh_requests set state = $3, error = $4, finished_at = $5 where id = $1 and state = any($2)`,
      [id, from, state, error === null ? null : textJson(error), now],
    );
  }

  private get requests() {
    return this.dataSource.getRepository(RefreshRequest);
  }
}

interface ExpectedRow {
  readonly baseRun: number | null;
  readonly chainSha256: Buffer | null;
  readonly question: WhatIfQuestion | null;
}
