import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { AuditAction } from '@quadrant/rules/events';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { insertOutboxJob, allowLongStatements, lockHeadSoon, isLockTimeout } from '@quadrant/store/database';
import { insertRefreshRequest, wishFor } from '@quadrant/store/refreshes';
import { findPause, readOldestRun } from '@quadrant/store/history';
import { findRollbackTarget, RollbackBroken, rollBack } from './rollback.js';

/** A run is being published, and nothing was changed. */
export class PublicationBusy extends Error {
  constructor() {
    super('A run is being published. Nothing was changed; try again when it is done.');
  }
}

export type RollbackRefusal =
  | { readonly kind: 'run-unknown'; readonly head: number }
  /** The numbers of the run are no longer kept. */
  | { readonly kind: 'run-pruned'; readonly run: number; readonly oldestRun: number }
  /** The run is the head or newer. */
  | { readonly kind: 'run-not-before-head'; readonly head: number }
  | { readonly kind: 'publication-busy' }
  /** The stored rows do not give the hash that the run had. */
  | { readonly kind: 'chain-differs' };

/** Rolls published numbers back, and resumes publishing. The audit shows every attempt. */
@Injectable()
export class RollbackRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Publishes the numbers of an earlier run again, as a new run, in one transaction, and pauses publishing.
   *
   * @returns the new run's number, or why nothing was changed
   */
  async rollBack(number: number, reason: string, author: Author): Promise<number | RollbackRefusal> {
    const outcome = await this.attempt(number, reason, author);
    if (typeof outcome === 'number') return outcome;
    await inTransaction(this.dataSource, (client) =>
      audit(client, author, 'run.roll-back', `run ${number}`, { reason, refused: outcome.kind }),
    );
    return outcome;
  }

  /**
   * Resumes publishing, and requests a full refresh, which includes everything that waits.
   *
   * @returns the id of the request for that refresh; null when publishing was not paused
   * @throws PublicationBusy when a publication is under way for too long
   */
  async resume(author: Author): Promise<string | null> {
    // A refresh holds the lock for as long as it takes, and begins only while nothing is paused.
    if ((await findPause(this.dataSource)) === null) return this.refuseResume(author, 'not-paused');
    try {
      const id = await inTransaction(this.dataSource, async (client) => {
        const { pausedAt } = await lockHeadSoon(client);
        if (pausedAt === null) return null;
        const refresh = await resumeLocked(client, pausedAt, author);
        await audit(client, author, 'publication.resume', 'publication', { pausedAt, refresh });
        return refresh;
      });
      return id ?? (await this.refuseResume(author, 'not-paused'));
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await this.refuseResume(author, 'publication-busy');
      throw new PublicationBusy();
    }
  }

  private async refuseResume(author: Author, refused: 'not-paused' | 'publication-busy'): Promise<null> {
    await inTransaction(this.dataSource, (client) =>
      audit(client, author, 'publication.resume', 'publication', { refused }),
    );
    return null;
  }

  private async attempt(number: number, reason: string, author: Author): Promise<number | RollbackRefusal> {
    try {
      return await inTransaction(this.dataSource, async (client) => {
        const head = await lockHeadSoon(client);
        await allowLongStatements(client);
        if (number >= head.number && number > 0) return { kind: 'run-not-before-head', head: head.number };
        const target = await findRollbackTarget(client, number);
        if (target === null) return { kind: 'run-unknown', head: head.number };
        const oldestRun = await readOldestRun(client);
        if (number < oldestRun) return { kind: 'run-pruned', run: number, oldestRun };
        const run = await rollBack(client, head, target, reason, author);
        await audit(client, author, 'run.roll-back', `run ${number}`, { reason, run });
        return run;
      });
    } catch (error) {
      if (error instanceof RollbackBroken) return { kind: 'chain-differs' };
      if (isLockTimeout(error)) return { kind: 'publication-busy' };
      throw error;
    }
  }
}

async function resumeLocked(client: PoolClient, pausedAt: Date, author: Author): Promise<string> {
  await client.query(`update publication set paused_at = null, paused_by = null, pause_reason = null`);
  const wish = { ...wishFor(say`publishing was resumed`), scope: 'full' } as const;
  const asked = await insertRefreshRequest(client, wish, author);
  if (asked !== null) return asked;
  // A request waited for this. Its job may be ending, and must not remove the new one.
  const { rows } = await client.query<{ id: string }>(
    `select id from refresh_requests where state = 'waiting' and kind <> 'what-if' and not is_dry_run`,
  );
  const { id } = rows[0]!;
  await insertOutboxJob(client, 'refresh', { requestId: id, after: pausedAt.toISOString() });
  return id;
}

const audit = (
  client: PoolClient,
  { handle: actor, at, requestId }: Author,
  action: AuditAction,
  subject: string,
  detail: object,
): Promise<void> => recordAudit(client, { at, actor, action, subject, detail, requestId });
