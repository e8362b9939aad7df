import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { afterChange, type BatchStep, judgeChange, judgeStep } from '@quadrant/rules/batches';
import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';
import type { Text } from '@quadrant/rules/message';
import { type Author, inTransaction, recordAudit } from '@quadrant/store/audit';
import { insertOutboxJob, readHead } from '@quadrant/store/database';
import { markPendingChanges, readPause } from '@quadrant/store/history';
import { type ClaimCode, repeatCodesOfBatch } from '@quadrant/store/players';
import { type Batch, BatchRefused, listBatches, loadBatch, lockBatch } from './batch.js';
import { planUndo, type UndoPreview } from './undo-batch.js';

/** An author with the account by which they opened a batch. */
export interface BatchAuthor extends Author {
  readonly accountId: string;
}

/** Says who has to agree before a large batch is published. */
export interface ReviewRule {
  /** A batch with more tournaments than this needs a second coordinator, or time. */
  readonly mostAlone: number;
  /** So long it waits without a second coordinator. */
  readonly waitMs: number;
}

/** Says what publishing a batch would change. */
export interface BatchDiff {
  readonly fingerprint: string;
  /** Nothing was published, sent or decided since that changes it. */
  readonly fits: boolean;
  readonly baseRun: number;
  readonly summary: Text;
  readonly diff: NamedHistoryDiff;
  readonly diffedAt: Date;
}

/** Opens batches, and takes requests to read, compute, publish and undo them. */
@Injectable()
export class BatchRepository {
  constructor(private readonly dataSource: DataSource) {}

  open(name: string, note: string | null, author: BatchAuthor): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ number: number }>(
        `insert into batches (name, note, state, opened_by, account_id, opened_at) values ($1, $2, 'open', $3, $4, $5)
         returning number`,
        [name, note, author.handle, author.accountId, author.at],
      );
      const { number } = rows[0]!;
      await audit(client, 'batch.open', number, { name }, author);
      return loadBatch(client, number);
    });
  }

  list(): Promise<Batch[]> {
    return inTransaction(this.dataSource, listBatches);
  }

  /** @throws BatchRefused for an unknown number */
  find(number: number): Promise<Batch> {
    return inTransaction(this.dataSource, (client) => loadBatch(client, number));
  }

  /** Gives up a batch that is not published. @throws BatchRefused */
  drop(number: number, author: Author): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const refusal = judgeChange(await lockBatch(client, number));
      if (refusal !== null) throw new BatchRefused(refusal);
      await client.query(`update batches set state = 'dropped' where number = $1`, [number]);
      await client.query(`update batch_files set content = null where batch = $1`, [number]);
      await audit(client, 'batch.drop', number, {}, author);
      return loadBatch(client, number);
    });
  }

  /** Asks a worker for a step that only reads. @throws BatchRefused */
  request(number: number, step: 'read' | 'diff', author: Author): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await lockBatch(client, number);
      const refusal = judgeStep(batch, step);
      if (refusal !== null) throw new BatchRefused(refusal);
      await beginStep(client, batch, step, author);
      return loadBatch(client, number);
    });
  }

  /**
   * Asks for the publication of a batch as its diff shows it.
   *
   * @throws BatchRefused when the diff no longer fits, or somebody else has to agree first
   */
  publish(number: number, fingerprint: string, reason: string, review: ReviewRule, author: Author): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await lockBatch(client, number);
      const refusal = judgeStep(batch, 'publish');
      if (refusal !== null) throw new BatchRefused(refusal);
      const pause = await readPause(client);
      if (pause !== null) throw new BatchRefused({ kind: 'publishing-paused', since: pause.pausedAt });
      if (batch.state === 'publishing') {
        await beginStep(client, batch, 'publish', author);
        return loadBatch(client, number);
      }
      if (batch.fingerprint !== fingerprint || !(await diffFits(client, number))) {
        throw new BatchRefused({ kind: 'batch-changed' });
      }
      const tournaments = batch.items.ready ?? 0;
      if (tournaments === 0) throw new BatchRefused({ kind: 'batch-empty' });
      if (tournaments > review.mostAlone && batch.approvedBy === null) {
        const since = await diffedAt(client, number);
        const waitsUntil = new Date(since.getTime() + review.waitMs);
        if (author.at < waitsUntil) throw new BatchRefused({ kind: 'batch-needs-approval', waitsUntil });
      }
      await client.query(
        `update batches set state = 'publishing', published_by = $2, publish_reason = $3, asked_at = $4 where number = $1`,
        [number, author.handle, reason, author.at],
      );
      await beginStep(client, batch, 'publish', author);
      const detail = { reason, fingerprint, tournaments, approvedBy: batch.approvedBy };
      await audit(client, 'batch.publish', number, detail, author);
      return loadBatch(client, number);
    });
  }

  /** A second coordinator agrees with what the diff shows. @throws BatchRefused for the one who opened the batch */
  approve(number: number, fingerprint: string, author: BatchAuthor): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await lockBatch(client, number);
      const refusal = judgeStep(batch, 'publish');
      if (refusal !== null) throw new BatchRefused(refusal);
      if (batch.accountId === author.accountId) throw new BatchRefused({ kind: 'batch-own-approval' });
      if (batch.fingerprint !== fingerprint) throw new BatchRefused({ kind: 'batch-changed' });
      await client.query(`update batches set approved_by = $2 where number = $1`, [number, author.handle]);
      await audit(client, 'batch.approve', number, { fingerprint }, author);
      return loadBatch(client, number);
    });
  }

  /** Says what undoing a batch would take back and keep. @throws BatchRefused for one that is not published */
  previewUndo(number: number): Promise<UndoPreview> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await loadBatch(client, number);
      if (batch.state !== 'published') throw new BatchRefused({ kind: 'batch-state', state: batch.state });
      return planUndo(client, number);
    });
  }

  /** Requests that a worker undoes a batch. @throws BatchRefused */
  undo(number: number, reason: string, author: Author): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await lockBatch(client, number);
      const refusal = judgeStep(batch, 'undo');
      if (refusal !== null) throw new BatchRefused(refusal);
      const pause = await readPause(client);
      if (pause !== null) throw new BatchRefused({ kind: 'publishing-paused', since: pause.pausedAt });
      if (batch.state === 'published')
        await client.query(`update batches set state = 'undoing', undone_by = $2, undo_reason = $3 where number = $1`, [
          number,
          author.handle,
          reason,
        ]);
      await beginStep(client, batch, 'undo', author);
      await audit(client, 'batch.undo', number, { reason }, author);
      return loadBatch(client, number);
    });
  }

  /** Returns what publishing would move; null when nobody has computed it. @throws BatchRefused */
  findDiff(number: number): Promise<BatchDiff | null> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<Omit<BatchDiff, 'fits'>>(
        `select encode(fingerprint, 'hex') as fingerprint, base_run as "baseRun", summary, diff, diffed_at as "diffedAt"
         from batches where number = $1 and fingerprint is not null`,
        [number],
      );
      return rows[0] ? { ...rows[0], fits: await diffFits(client, number) } : null;
    });
  }

  /** Derives the claim codes of the players that a batch created. @throws BatchRefused for one that is not published */
  listClaimCodes(number: number, now: Date): Promise<ClaimCode[]> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await loadBatch(client, number);
      if (batch.state !== 'published') throw new BatchRefused({ kind: 'batch-state', state: batch.state });
      return repeatCodesOfBatch(client, number, now);
    });
  }
}

/** Requests the worker's step, in the transaction that decides about it. One that failed is tried again. */
async function beginStep(
  client: PoolClient,
  { number }: Batch,
  step: BatchStep,
  { handle, at }: Author,
): Promise<void> {
  await client.query(
    `update batches set step = $2, step_done = 0, step_total = 0, step_error = null, step_asked_by = $3 where number = $1`,
    [number, step, handle],
  );
  await insertOutboxJob(client, 'batch', { batch: number, step, asked: at.toISOString() });
}

/** Tells whether nothing was published or noted since the diff of a batch was computed. */
async function diffFits(client: PoolClient, number: number): Promise<boolean> {
  const { rows } = await client.query<{ baseRun: number; pendingMark: string }>(
    `select base_run as "baseRun", pending_mark as "pendingMark" from batches
     where number = $1 and state = 'ready' and fingerprint is not null`,
    [number],
  );
  if (!rows[0]) return false;
  const head = await readHead(client);
  return head.number === rows[0].baseRun && (await markPendingChanges(client)) === rows[0].pendingMark;
}

async function diffedAt(client: PoolClient, number: number): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>(`select diffed_at as at from batches where number = $1`, [number]);
  return rows[0]!.at;
}

/** Writes an audit entry about a batch. */
export const audit = (
  client: PoolClient,
  action: string,
  number: number,
  detail: object,
  { handle, at, requestId }: Author,
): Promise<void> => recordAudit(client, { at, actor: handle, action, subject: `batch ${number}`, detail, requestId });

/**
 * Locks a batch whose files or answers change, and notes that what was computed of them no longer fits.
 *
 * @throws BatchRefused when nothing of it can change any more
 */
export async function beginChange(client: PoolClient, number: number, changed: 'files' | 'answers'): Promise<Batch> {
  const batch = await lockBatch(client, number);
  const refusal = judgeChange(batch);
  if (refusal !== null) throw new BatchRefused(refusal);
  await client.query(
    `update batches set state = $2, fingerprint = null, base_run = null, pending_mark = null, summary = null, diff = null,
       diffed_at = null, approved_by = null, step = null, step_error = null where number = $1`,
    [number, afterChange(batch.state, changed)],
  );
  return batch;
}
