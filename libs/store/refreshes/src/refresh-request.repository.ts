import { say, textJson, type Text } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { renamePlayers, type NamedHistoryDiff } from '@quadrant/rules/history-diff';
import type { Ruling } from '@quadrant/rules/policy';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { insertOutboxJob } from '@quadrant/store/database';
import { findHiddenNames, showAsked } from '@quadrant/store/players';
import { RefreshRequest } from './refresh-request.entity.js';
import { findPause, type Pause } from '@quadrant/store/history';
import { insertRefreshRequest, wishFor, type RefreshWish } from './refresh-requests.js';

/** The refresh was refused because publishing is paused. */
export class RefreshRefused extends Error {
  override readonly name = 'RefreshRefused';

  constructor(readonly pause: Pause) {
    const since = pause.pausedAt.toISOString();
    super(`Publishing is paused since ${since} by ${pause.pausedBy} (${pause.reason}): "quadrant resume" ends that.`);
  }
}

/** Asks about real history with other rules, one more tournament, or both; or with an interim ruling alone. */
export interface WhatIfQuestion {
  /** `parseRatingRules` reads them; null means the rules in force. */
  readonly rules: unknown;
  /** It is a document of the format quadrant/1; null means none. */
  readonly tournament: unknown;
  /** The rules count from this instant on, in ISO 8601; null means from the first tournament. */
  readonly from: string | null;
  /** A ruling that sets how a rule is read; null or missing means none. */
  readonly ruling?: Ruling | null;
}

/** Clocks of two workers differ by less. */
const CLOCKS_DIFFER = '1 minute';

/** Stores refreshes that people or the schedule request. */
@Injectable()
export class RefreshRequestRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @param id a UUID; null when nobody asked under it */
  async findById(id: string): Promise<RefreshRequest | null> {
    const request = await this.requests.findOneBy({ id });
    return request && (await this.shown([request]))[0]!;
  }

  /** Returns what a dry run would move; null when it has no result. */
  async findDiff(id: string): Promise<NamedHistoryDiff | null> {
    const rows = await this.dataSource.query<{ diff: NamedHistoryDiff | null }[]>(
      `select diff from refresh_requests where id = $1`,
      [id],
    );
    const diff = rows[0]?.diff ?? null;
    if (diff === null) return null;
    const names = await findHiddenNames(this.dataSource);
    return names.isEmpty ? diff : renamePlayers(diff, (handle) => names.show(handle));
  }

  /** Lists the requests, the newest first. */
  async list(limit: number): Promise<RefreshRequest[]> {
    return this.shown(await this.requests.find({ order: { createdAt: 'DESC', id: 'ASC' }, take: limit }));
  }

  /**
   * Requests a refresh. While one waits, everybody who asks gets that one: it will include everything that they wait
   * for.
   *
   * @throws RefreshRefused while publishing is paused, unless it is for a dry run
   */
  request(reason: Text, author: Author, wish: Partial<RefreshWish> = {}): Promise<RefreshRequest> {
    return this.insertOrJoin({ ...wishFor(reason), ...wish }, author, true);
  }

  /** Asks for the same, also while publishing is paused: it then waits until a coordinator resumes it. */
  requestWhenPossible(reason: Text, author: Author, wish: Partial<RefreshWish> = {}): Promise<RefreshRequest> {
    return this.insertOrJoin({ ...wishFor(reason), ...wish }, author, false);
  }

  /** Asks what would move under other conditions. Nothing is ever published from it. */
  async askWhatIf(question: WhatIfQuestion, reason: Text, { handle, at, requestId }: Author): Promise<RefreshRequest> {
    const id = await inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into refresh_requests (kind, requested_by, reason, scope, is_dry_run, question, state, tournaments_total,
           tournaments_done, games_done, created_at)
         values ('what-if', $1, $2, 'full', true, $3, 'waiting', 0, 0, 0, $4) returning id`,
        [handle, textJson(reason), JSON.stringify(question), at],
      );
      const { id } = rows[0]!;
      await insertOutboxJob(client, 'refresh', { requestId: id });
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'what-if.ask',
        subject: id,
        detail: { reason },
        requestId,
      });
      return id;
    });
    return this.requests.findOneByOrFail({ id });
  }

  /** Records a question that was refused, and why. */
  noteRefusedWhatIf(reason: Text, codes: readonly string[], { handle, at, requestId }: Author): Promise<void> {
    const detail = { reason, refused: codes };
    return inTransaction(this.dataSource, (client) =>
      recordAudit(client, { at, actor: handle, action: 'what-if.ask', subject: 'refused', detail, requestId }),
    );
  }

  /**
   * Requests the refresh of a scheduled instant. It does so once, however many workers ask, and never for an instant
   * before this installation began. An instant of the future was asked for while the clock was ahead: it counts as not asked for.
   */
  async requestScheduled(dueAt: Date, now: Date): Promise<void> {
    await this.dataSource.query(
      `update refresh_requests set due_at = null where due_at > $1::timestamptz + interval '${CLOCKS_DIFFER}'`,
      [now],
    );
    const known = await this.dataSource.query<unknown[]>(
      `select from refresh_requests where due_at = $1 union all select from publication where created_at > $1`,
      [dueAt],
    );
    if (known.length > 0) return;
    const author = { handle: 'schedule', at: now, requestId: null };
    const wish = {
      reason: say`weekly refresh of ${dueAt.toISOString()}`,
      scope: 'full',
      isDryRun: false,
      dueAt,
    } as const;
    await inTransaction(this.dataSource, (client) => insertRefreshRequest(client, wish, author));
  }

  private async insertOrJoin(wish: RefreshWish, author: Author, asksPause: boolean): Promise<RefreshRequest> {
    for (;;) {
      const pause = asksPause && !wish.isDryRun ? await findPause(this.dataSource) : null;
      if (pause !== null) {
        await inTransaction(this.dataSource, (client) => auditRefused(client, wish, author));
        throw new RefreshRefused(pause);
      }
      const id = await inTransaction(this.dataSource, (client) => insertRefreshRequest(client, wish, author));
      const waiting = { state: 'waiting', isDryRun: wish.isDryRun } as const;
      // The request that blocked this one may have started since; then there is room for a new one.
      const request = await this.requests.findOne({
        where: id
          ? { id }
          : [
              { ...waiting, kind: 'requested' },
              { ...waiting, kind: 'weekly' },
            ],
      });
      if (request) return request;
    }
  }

  private async shown(requests: readonly RefreshRequest[]): Promise<RefreshRequest[]> {
    const names = await findHiddenNames(this.dataSource);
    return requests.map((request) => ({
      ...request,
      ...showAsked(request, names),
      summary: request.summary && names.showText(request.summary),
      error: request.error && names.showText(request.error),
    }));
  }

  private get requests() {
    return this.dataSource.getRepository(RefreshRequest);
  }
}

function auditRefused(client: PoolClient, { reason, scope, isDryRun }: RefreshWish, author: Author): Promise<void> {
  const { handle: actor, at, requestId } = author;
  const detail = { reason, scope, isDryRun, refused: 'publishing-paused' };
  return recordAudit(client, { at, actor, action: 'refresh.request', subject: 'refused', detail, requestId });
}
