import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  afterChange,
  type BatchState,
  type BatchStep,
  judgeChange,
  judgeReturn,
  judgeSending,
  judgeStep,
  reviewSenders,
  type SenderReview,
  type SentTournament,
} from '@quadrant/rules/batches';
import { type NamedHistoryDiff, renamePlayers } from '@quadrant/rules/history-diff';
import { findHistoryWindow, isOpen, mayUseWindow } from '@quadrant/rules/intake';
import type { Text } from '@quadrant/rules/message';
import type { Principal } from '@quadrant/rules/permissions';
import { readReport } from '@quadrant/rules/report';
import { foldHandle } from '@quadrant/rules/tournament';
import type { AuditAction } from '@quadrant/rules/events';
import { type Author, inTransaction, recordAudit } from '@quadrant/store/audit';
import { insertOutboxJob, readHead } from '@quadrant/store/database';
import { markPendingChanges, readPause } from '@quadrant/store/history';
import { loadHistoryWindows } from '@quadrant/store/places';
import { type ClaimCode, readHiddenNames, repeatCodesOfBatch, type WithheldNames } from '@quadrant/store/players';
import { type Batch, BatchRefused, listBatches, loadBatch, lockBatch, showKept } from './batch.js';
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
  /** The winners of each sender's tournaments, hidden players under their labels. */
  readonly senders: readonly SenderReview[];
  /** Publishing the batch creates them. */
  readonly newPlayers: readonly NewPlayer[];
}

/** A ready tournament of a batch names this player, who is not stored yet. */
export interface NewPlayer {
  readonly handle: string;
  readonly tournaments: number;
}

/** Opens batches, and takes requests to read, compute, publish and undo them. */
@Injectable()
export class BatchRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @param window the history window in which a director brings it; null for a batch of a coordinator */
  open(name: string, note: string | null, window: number | null, author: BatchAuthor): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ number: number }>(
        `insert into batches (name, note, state, opened_by, account_id, opened_at, history_window)
         values ($1, $2, 'open', $3, $4, $5, $6)
         returning number`,
        [name, note, author.handle, author.accountId, author.at, window],
      );
      const { number } = rows[0]!;
      await audit(client, 'batch.open', number, { name, window }, author);
      return loadBatch(client, number);
    });
  }

  /** Lists batches, the newest first. @param ownerId only those of this account; null for all */
  list(ownerId: string | null): Promise<Batch[]> {
    return inTransaction(this.dataSource, (client) => listBatches(client, ownerId));
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

  /**
   * Decides whether the inferred results of a batch are rated. A coordinator may decide it of a batch that was sent, too.
   *
   * @throws BatchRefused
   */
  rateInferred(number: number, isRated: boolean, reason: string, author: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      const { state } = await beginChange(client, number, 'answers', ['sent']);
      await client.query(`update batches set inferred_rated = $2 where number = $1`, [number, isRated ? reason : null]);
      await audit(client, 'batch.rate-inferred', number, { rated: isRated, reason, state }, author);
    });
  }

  /** Asks a worker for a step that only reads. @throws BatchRefused */
  request(number: number, step: 'read' | 'diff', author: Author): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await lockBatch(client, number);
      const refusal = judgeStep(batch, step);
      if (refusal !== null) throw new BatchRefused(refusal);
      await beginStep(client, number, step, author);
      return loadBatch(client, number);
    });
  }

  /**
   * Asks for the publication of a batch as its diff shows it.
   *
   * @throws BatchRefused when the diff no longer fits, or somebody else has to agree first
   */
  publish(
    number: number,
    fingerprint: string,
    reason: string,
    review: ReviewRule,
    author: BatchAuthor,
  ): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await lockBatch(client, number);
      const refusal = judgeStep(batch, 'publish');
      if (refusal !== null) throw new BatchRefused(refusal);
      const isReviewed = batch.window !== null;
      if (isReviewed && batch.accountId === author.accountId) throw new BatchRefused({ kind: 'batch-own-review' });
      const pause = await readPause(client);
      if (pause !== null) throw new BatchRefused({ kind: 'publishing-paused', since: pause.pausedAt });
      if (batch.state === 'publishing') {
        await beginStep(client, number, 'publish', author);
        return loadBatch(client, number);
      }
      if (batch.fingerprint !== fingerprint || !(await diffFits(client, number))) {
        throw new BatchRefused({ kind: 'batch-changed' });
      }
      const tournaments = batch.items.ready ?? 0;
      if (tournaments === 0) throw new BatchRefused({ kind: 'batch-empty' });
      if (!isReviewed && tournaments > review.mostAlone && batch.approvedBy === null) {
        const since = await diffedAt(client, number);
        const waitsUntil = new Date(since.getTime() + review.waitMs);
        if (author.at < waitsUntil) throw new BatchRefused({ kind: 'batch-needs-approval', waitsUntil });
      }
      await client.query(
        `update batches set state = 'publishing', published_by = $2, publish_reason = $3, asked_at = $4 where number = $1`,
        [number, author.handle, reason, author.at],
      );
      await beginStep(client, number, 'publish', author);
      const detail = { reason, fingerprint, tournaments, approvedBy: batch.approvedBy };
      await audit(client, 'batch.publish', number, detail, author);
      return loadBatch(client, number);
    });
  }

  /**
   * Sends the batch of a director to the coordinators of its place. Until it is returned, nothing of it can change.
   *
   * @throws BatchRefused also when its window is closed, or a tournament does not fit into it
   */
  send(number: number, sender: Pick<Principal, 'grants'>, author: Author): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await lockBatch(client, number);
      const refusal = judgeSending(batch);
      if (refusal !== null) throw new BatchRefused(refusal);
      await requireInside(client, batch, sender, author.at);
      await client.query(
        `update batches set state = 'sent', sent_at = $2, returned_by = null, returned_at = null, return_reason = null
         where number = $1`,
        [number, author.at],
      );
      await audit(client, 'batch.send', number, { tournaments: batch.items.ready }, author);
      return loadBatch(client, number);
    });
  }

  /** Gives a batch that was sent back to its director, who can change it again. @throws BatchRefused */
  giveBack(number: number, reason: string, author: Author): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const refusal = judgeReturn(await lockBatch(client, number));
      if (refusal !== null) throw new BatchRefused(refusal);
      await client.query(
        `update batches set returned_by = $2, returned_at = $3, return_reason = $4, sent_at = null,
           state = case when fingerprint is null then 'settling' else 'ready' end where number = $1`,
        [number, author.handle, author.at, reason],
      );
      await audit(client, 'batch.return', number, { reason }, author);
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
      const preview = await planUndo(client, number);
      return { ...preview, kept: showKept(preview.kept, await readHiddenNames(client)) };
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
      await beginStep(client, number, 'undo', author);
      await audit(client, 'batch.undo', number, { reason }, author);
      return loadBatch(client, number);
    });
  }

  /** Returns what publishing would move; null when nobody has computed it. @throws BatchRefused */
  findDiff(number: number): Promise<BatchDiff | null> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<
        Omit<BatchDiff, 'fits' | 'senders' | 'newPlayers'> & { readonly winners: SentTournament[] | null }
      >(
        `select encode(fingerprint, 'hex') as fingerprint, base_run as "baseRun", summary, diff, diffed_at as "diffedAt", winners
         from batches where number = $1 and fingerprint is not null`,
        [number],
      );
      if (!rows[0]) return null;
      const { winners, diff, ...told } = rows[0];
      const names = await readHiddenNames(client);
      return {
        ...told,
        diff: renamePlayers(diff, (handle) => names.show(handle)),
        fits: await diffFits(client, number),
        senders: await review(client, winners ?? [], names),
        newPlayers: await listNewPlayers(client, number),
      };
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
export async function beginStep(
  client: PoolClient,
  number: number,
  step: BatchStep,
  { handle, at }: Author,
): Promise<void> {
  await client.query(
    `update batches set step = $2, step_done = 0, step_total = 0, step_error = null, step_asked_by = $3 where number = $1`,
    [number, step, handle],
  );
  await insertOutboxJob(client, 'batch', { batch: number, step, asked: at.toISOString() });
}

/** Lists the players that publishing the ready tournaments creates, those with most tournaments first. */
async function listNewPlayers(client: PoolClient, number: number): Promise<NewPlayer[]> {
  const { rows: named } = await client.query<NewPlayer>(
    `select p->>'handle' as handle, count(*)::integer as tournaments
     from batch_items i, jsonb_array_elements(convert_from(i.prepared, 'UTF8')::jsonb->'players') p
     where i.batch = $1 and i.state = 'ready' group by 1 order by 2 desc, 1`,
    [number],
  );
  const { rows: known } = await client.query<{ key: string }>(
    `select h.handle_key as key from player_handles h join players p on p.id = h.player_id
     where h.handle_key = any($1) and not p.is_aside`,
    [named.map(({ handle }) => foldHandle(handle))],
  );
  const keys = new Set(known.map(({ key }) => key));
  return named.filter(({ handle }) => !keys.has(foldHandle(handle)));
}

/** Counts winners by sender. A sender may play under another handle than that of their account. */
async function review(
  client: PoolClient,
  tournaments: readonly SentTournament[],
  names: WithheldNames,
): Promise<SenderReview[]> {
  const { rows } = await client.query<{ account: string; player: string }>(
    `select a.handle as account, c.handle as player from accounts a join players p on p.id = a.player_id
       join players c on c.id = p.counts_as where a.handle = any($1)`,
    [[...new Set(tournaments.map(({ sender }) => sender))]],
  );
  const playerOf = new Map(rows.map(({ account, player }) => [account, player]));
  return reviewSenders(tournaments, (sender, winner) =>
    [sender, playerOf.get(sender) ?? sender].map(foldHandle).includes(foldHandle(winner)),
  ).map((each) => ({
    ...each,
    sender: names.show(each.sender),
    winners: each.winners.map((winner) => ({ ...winner, handle: names.show(winner.handle) })),
  }));
}

const MOST_NAMED = 3;

/** @throws BatchRefused unless the batch's window is open, and its tournaments are inside, where the sender is approved */
async function requireInside(
  client: PoolClient,
  { number, window }: Batch,
  sender: Pick<Principal, 'grants'>,
  now: Date,
): Promise<void> {
  const own = (await loadHistoryWindows(client)).find((each) => each.number === window);
  if (own === undefined || !isOpen(own, now)) throw new BatchRefused({ kind: 'batch-window-closed', number: window! });
  const { rows } = await client.query<{ item: string; first: string | null; prepared: Buffer }>(
    `select item, first_day::text as first, prepared from batch_items where batch = $1 and state = 'ready' order by item collate "C"`,
    [number],
  );
  const outside = rows.filter(({ first, prepared }) => {
    const header = readReport(prepared, { now }).report?.tournament;
    if (header === undefined || findHistoryWindow(header, [own], now) === null) return true;
    return (first !== null && first < own.from) || !mayUseWindow(sender, header);
  });
  if (outside.length === 0) return;
  const items = outside.slice(0, MOST_NAMED).map(({ item }) => item);
  throw new BatchRefused({ kind: 'batch-outside-window', items, count: outside.length });
}

/** Tells whether nothing was published or noted since the diff of a batch was computed. */
async function diffFits(client: PoolClient, number: number): Promise<boolean> {
  const { rows } = await client.query<{ baseRun: number; pendingMark: string }>(
    `select base_run as "baseRun", pending_mark as "pendingMark" from batches
     where number = $1 and state in ('ready', 'sent') and fingerprint is not null`,
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
  action: AuditAction,
  number: number,
  detail: object,
  { handle, at, requestId }: Author,
): Promise<void> => recordAudit(client, { at, actor: handle, action, subject: `batch ${number}`, detail, requestId });

/**
 * Locks a batch whose files or answers change, and notes that what was computed of them no longer fits.
 *
 * @param also states in which this may change, too; the batch keeps such a state
 * @throws BatchRefused when nothing of it can change any more
 */
export async function beginChange(
  client: PoolClient,
  number: number,
  changed: 'files' | 'answers',
  also: readonly BatchState[] = [],
): Promise<Batch> {
  const batch = await lockBatch(client, number);
  const refusal = judgeChange(batch, also);
  if (refusal !== null) throw new BatchRefused(refusal);
  await client.query(
    `update batches set state = $2, fingerprint = null, base_run = null, pending_mark = null, summary = null, diff = null,
       diffed_at = null, winners = null, approved_by = null, step = null, step_error = null where number = $1`,
    [number, also.includes(batch.state) ? batch.state : afterChange(batch.state, changed)],
  );
  return batch;
}
