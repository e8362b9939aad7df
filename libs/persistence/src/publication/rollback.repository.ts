import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { recordAudit, type Author } from '../audit.js';
import { insertOutboxJob } from '../outbox.js';
import { insertRefreshRequest, wishFor } from '../refresh-requests.js';
import { inTransaction } from '../transaction.js';
import { lockHead } from './head.js';
import { isLockTimeout } from './lock-timeout.js';
import { findRollbackTarget, RollbackBroken, rollBack } from './rollback.js';

/** How long to wait for a publication that is under way. */
const LOCK_PATIENCE = '5s';

/** Why nothing was rolled back. */
export type RollbackRefusal =
  | { readonly kind: 'run-unknown'; readonly head: number }
  /** The head, or newer. */
  | { readonly kind: 'run-not-before-head'; readonly head: number }
  | { readonly kind: 'publication-busy' }
  /** The stored rows do not give the hash that the run had. */
  | { readonly kind: 'chain-differs' };

/** Takes published numbers back, and lets publishing go on. Every attempt stands in the audit. */
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
   * Lets runs be published again, and asks for a full refresh, which takes in everything that waits.
   *
   * @returns the id of the request for that refresh; null when publishing was not paused
   */
  resume(author: Author): Promise<string | null> {
    return inTransaction(this.dataSource, async (client) => {
      const { pausedAt } = await lockHead(client);
      const id = pausedAt === null ? null : await resumeLocked(client, author);
      const detail = id === null ? { refused: 'not-paused' } : { pausedAt, refresh: id };
      await audit(client, author, 'publication.resume', 'publication', detail);
      return id;
    });
  }

  private async attempt(number: number, reason: string, author: Author): Promise<number | RollbackRefusal> {
    try {
      return await inTransaction(this.dataSource, async (client) => {
        await client.query(`set local lock_timeout = '${LOCK_PATIENCE}'`);
        const head = await lockHead(client);
        await client.query(`set local lock_timeout = 0`);
        if (number >= head.number && number > 0) return { kind: 'run-not-before-head', head: head.number };
        const target = await findRollbackTarget(client, number);
        if (target === null) return { kind: 'run-unknown', head: head.number };
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

async function resumeLocked(client: PoolClient, author: Author): Promise<string> {
  await client.query(`update publication set paused_at = null, paused_by = null, pause_reason = null`);
  const wish = { ...wishFor('publishing was resumed'), scope: 'full' } as const;
  const asked = await insertRefreshRequest(client, wish, author);
  if (asked !== null) return asked;
  // One waited for this, without a job.
  const { rows } = await client.query<{ id: string }>(
    `select id from refresh_requests where state = 'waiting' and kind <> 'what-if' and not is_dry_run`,
  );
  const { id } = rows[0]!;
  await insertOutboxJob(client, 'refresh', { requestId: id });
  return id;
}

const audit = (
  client: PoolClient,
  { handle: actor, at, requestId }: Author,
  action: string,
  subject: string,
  detail: object,
): Promise<void> => recordAudit(client, { at, actor, action, subject, detail, requestId });
