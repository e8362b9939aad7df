import type { Text } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { BatchFacts, BatchRefusal, ItemState } from '@quadrant/rules/batches';

/** A batch, and what is known of its parts. */
export interface Batch extends BatchFacts {
  readonly number: number;
  readonly name: string;
  readonly note: string | null;
  readonly openedBy: string;
  readonly accountId: string;
  readonly openedAt: Date;
  readonly files: number;
  readonly items: Readonly<Partial<Record<ItemState, number>>>;
  readonly stepDone: number;
  readonly stepTotal: number;
  readonly stepError: Text | null;
  /** It identifies what the diff was computed of, as hex; null without a diff. */
  readonly fingerprint: string | null;
  readonly approvedBy: string | null;
  readonly publishedBy: string | null;
  readonly askedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly run: number | null;
  readonly undoneBy: string | null;
  readonly undoneAt: Date | null;
  readonly undoRun: number | null;
  /** Undoing the batch kept these things. It is null as long as the batch is not undone. */
  readonly kept: readonly KeptThing[] | null;
}

/** Something that undoing a batch leaves as it is. */
export interface KeptThing {
  readonly kind: 'tournament' | 'player';
  readonly name: string;
  readonly reason: string;
}

/** Why something about a batch cannot be done. */
export type BatchProblem =
  | BatchRefusal
  | { readonly kind: 'batch-not-found' }
  | { readonly kind: 'batch-file-not-found'; readonly path: string }
  | { readonly kind: 'batch-item-not-found'; readonly item: string }
  | { readonly kind: 'batch-answer-not-found' }
  | { readonly kind: 'batch-shape-not-found' }
  | { readonly kind: 'batch-file-changed'; readonly path: string }
  | { readonly kind: 'batch-too-large'; readonly limit: 'files' | 'bytes' }
  | { readonly kind: 'batch-recipe'; readonly key: string; readonly reason: Text }
  | {
      readonly kind: 'batch-manifest';
      readonly file: string;
      readonly fault: 'unknown' | 'twice' | 'key';
      readonly key?: string;
    }
  | { readonly kind: 'batch-changed' }
  | { readonly kind: 'batch-empty' }
  | { readonly kind: 'batch-diff-missing' }
  | { readonly kind: 'publishing-paused'; readonly since: Date }
  | { readonly kind: 'batch-needs-approval'; readonly waitsUntil: Date }
  | { readonly kind: 'batch-own-approval' };

/** Undoes the transaction in which something about a batch turned out to be impossible. */
export class BatchRefused extends Error {
  override readonly name = 'BatchRefused';

  constructor(readonly problem: BatchProblem) {
    super(problem.kind);
  }
}

const SELECT = `
  select b.number, b.name, b.note, b.state, case when b.step_error is null then b.step end as step,
    b.opened_by as "openedBy", b.account_id as "accountId", b.opened_at as "openedAt",
    (select count(*)::integer from batch_files f where f.batch = b.number) as files,
    (select coalesce(json_object_agg(i.state, i.n), '{}') from (
      select state, count(*)::integer as n from batch_items where batch = b.number group by state) i) as items,
    b.step_done as "stepDone", b.step_total as "stepTotal", b.step_error as "stepError",
    encode(b.fingerprint, 'hex') as fingerprint, b.approved_by as "approvedBy", b.published_by as "publishedBy",
    b.asked_at as "askedAt", b.published_at as "publishedAt", b.run, b.undone_by as "undoneBy", b.undone_at as "undoneAt",
    b.undo_run as "undoRun", b.kept
  from batches b`;

/** Lists all batches, the newest first. */
export async function listBatches(client: PoolClient): Promise<Batch[]> {
  return (await client.query<Batch>(`${SELECT} order by b.number desc`)).rows;
}

/** @throws BatchRefused for an unknown number */
export async function loadBatch(client: PoolClient, number: number): Promise<Batch> {
  const { rows } = await client.query<Batch>(`${SELECT} where b.number = $1`, [number]);
  if (!rows[0]) throw new BatchRefused({ kind: 'batch-not-found' });
  return rows[0];
}

/** Locks a batch until the transaction ends. @throws BatchRefused for an unknown number */
export async function lockBatch(client: PoolClient, number: number): Promise<Batch> {
  await client.query('select from batches where number = $1 for update', [number]);
  return loadBatch(client, number);
}
