import type { Text } from '@quadrant/rules/message';
import { readHiddenNames, type WithheldNames } from '@quadrant/store/players';
import type { PoolClient } from 'pg';
import type { HistoryWindow } from '@quadrant/rules/intake';
import type { SplitRefusal } from '@quadrant/rules/player-merges';
import type { AnswerRefusal, BatchFacts, BatchRefusal, ItemState } from '@quadrant/rules/batches';

/** A batch, and what is known of its parts. */
export interface Batch extends BatchFacts {
  readonly number: number;
  readonly name: string;
  readonly note: string | null;
  readonly openedBy: string;
  readonly accountId: string;
  readonly openedAt: Date;
  /** Its history window is for this place; it is null without one. */
  readonly windowPlace: BatchPlace | null;
  readonly sentAt: Date | null;
  /** It splits a player of the community, and brings no files. */
  readonly isSplit: boolean;
  readonly returned: ReturnedBatch | null;
  readonly files: number;
  /** Nothing of these files can be read. */
  readonly refusedFiles: number;
  readonly items: Readonly<Partial<Record<ItemState, number>>>;
  readonly stepDone: number;
  readonly stepTotal: number;
  readonly stepError: Text | null;
  /** It identifies what the diff was computed of, as hex; null without a diff. */
  readonly fingerprint: string | null;
  /** So many of its tournaments have an inferred result. */
  readonly inferred: number;
  /** Why these results are rated; null: they are not. */
  readonly inferredRated: string | null;
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

/** The place of a history window; null parts stand for every place. */
export type BatchPlace = Pick<HistoryWindow, 'continent' | 'region'>;

/** Says why a batch went back to its director. It stays until the batch is sent again. */
export interface ReturnedBatch {
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
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
  | { readonly kind: 'batch-name'; readonly name: string; readonly reason: Text }
  | { readonly kind: 'batch-shape-not-found' }
  | { readonly kind: 'batch-file-changed'; readonly path: string }
  | { readonly kind: 'batch-file-replaced'; readonly path: string }
  | { readonly kind: 'batch-too-large'; readonly limit: 'files' | 'bytes' }
  | { readonly kind: 'batch-recipe'; readonly key: string; readonly reason: Text }
  | {
      readonly kind: 'batch-manifest';
      readonly file: string;
      readonly fault: 'unknown' | 'twice' | 'key' | 'part' | 'changed';
      readonly key?: string;
    }
  | { readonly kind: 'batch-changed' }
  | { readonly kind: 'batch-empty' }
  | { readonly kind: 'batch-diff-missing' }
  | { readonly kind: 'publishing-paused'; readonly since: Date }
  | { readonly kind: 'batch-needs-approval'; readonly waitsUntil: Date }
  | { readonly kind: 'batch-own-approval' }
  | AnswerRefusal
  | SplitRefusal
  | { readonly kind: 'split-player-not-found' }
  | { readonly kind: 'batch-question-open'; readonly by: string; readonly until: Date }
  | { readonly kind: 'batch-kind-not-found'; readonly link: string }
  | { readonly kind: 'batch-own-review' }
  | { readonly kind: 'batch-window-missing'; readonly number: number }
  | { readonly kind: 'batch-window-closed'; readonly number: number }
  | { readonly kind: 'batch-outside-window'; readonly items: readonly string[]; readonly count: number };

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
    b.history_window as "window", b.splits is not null as "isSplit", b.sent_at as "sentAt",
    case when w.number is not null then json_build_object('continent', w.continent, 'region', w.region) end as "windowPlace",
    b.returned_by as "returnedBy", b.returned_at as "returnedAt", b.return_reason as "returnReason",
    (select count(*)::integer from batch_files f where f.batch = b.number) as files,
    (select count(*)::integer from batch_files f where f.batch = b.number and f.kind = 'refused' and f.left_out_reason is null) as "refusedFiles",
    (select coalesce(json_object_agg(i.state, i.n), '{}') from (
      select state, count(*)::integer as n from batch_items where batch = b.number group by state) i) as items,
    b.step_done as "stepDone", b.step_total as "stepTotal", b.step_error as "stepError",
    encode(b.fingerprint, 'hex') as fingerprint, b.approved_by as "approvedBy", b.published_by as "publishedBy",
    b.asked_at as "askedAt", b.published_at as "publishedAt", b.run, b.undone_by as "undoneBy", b.undone_at as "undoneAt",
    b.undo_run as "undoRun", b.kept, b.inferred_rated as "inferredRated",
    (select count(*)::integer from batch_items i where i.batch = b.number and i.findings @> '[{"code": "result-inferred"}]') as inferred
  from batches b left join history_windows w on w.number = b.history_window`;

interface BatchRow extends Omit<Batch, 'returned'> {
  readonly returnedBy: string | null;
  readonly returnedAt: Date | null;
  readonly returnReason: string | null;
}

const batchOfRow = ({ returnedBy, returnedAt, returnReason, ...row }: BatchRow): Batch => ({
  ...row,
  returned: returnedBy === null ? null : { by: returnedBy, at: returnedAt!, reason: returnReason! },
});

/** Lists batches, the newest first. @param ownerId only those of this account; null for all */
export async function listBatches(client: PoolClient, ownerId: string | null): Promise<Batch[]> {
  const { rows } = await client.query<BatchRow>(
    `${SELECT} where $1::uuid is null or b.account_id = $1 order by b.number desc`,
    [ownerId],
  );
  const names = await readHiddenNames(client);
  return rows.map(batchOfRow).map((batch) => ({ ...batch, kept: batch.kept && showKept(batch.kept, names) }));
}

/** @throws BatchRefused for an unknown number */
export async function loadBatch(client: PoolClient, number: number): Promise<Batch> {
  const { rows } = await client.query<BatchRow>(`${SELECT} where b.number = $1`, [number]);
  if (!rows[0]) throw new BatchRefused({ kind: 'batch-not-found' });
  const batch = batchOfRow(rows[0]);
  return batch.kept === null ? batch : { ...batch, kept: showKept(batch.kept, await readHiddenNames(client)) };
}

/** Shows hidden players under their labels. */
export const showKept = (kept: readonly KeptThing[], names: WithheldNames): KeptThing[] =>
  kept.map((thing) => (thing.kind === 'player' ? { ...thing, name: names.show(thing.name) } : thing));

/** Locks a batch until the transaction ends. @throws BatchRefused for an unknown number */
export async function lockBatch(client: PoolClient, number: number): Promise<Batch> {
  await client.query('select from batches where number = $1 for update', [number]);
  return loadBatch(client, number);
}
