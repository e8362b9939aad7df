import type { Text } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { AuditAction } from '@quadrant/rules/events';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { insertOutboxJob } from '@quadrant/store/database';
import { RefreshRequest, type RefreshState } from './refresh-request.entity.js';
import { readPause, type Pause, markPendingChanges } from '@quadrant/store/history';

export type DecisionRefusal =
  /** The request has ended; `done` names its run. */
  | { readonly kind: 'refresh-over'; readonly state: RefreshState; readonly run: number | null }
  /** Only a dry run that was computed can be published. */
  | {
      readonly kind: 'nothing-to-publish';
      readonly state: RefreshState;
      readonly isDryRun: boolean;
      readonly isWhatIf: boolean;
    }
  | { readonly kind: 'publishing-paused'; readonly pause: Pause }
  | { readonly kind: 'base-moved'; readonly baseRun: number; readonly run: MovingRun }
  | { readonly kind: 'inputs-changed'; readonly baseRun: number };

/** The first run that was published after a dry run was computed. */
export interface MovingRun {
  readonly number: number;
  readonly kind: string;
  readonly reason: Text;
  readonly publishedAt: Date;
}

interface DecidedRow {
  readonly state: RefreshState;
  readonly kind: string;
  readonly isDryRun: boolean;
  readonly run: number | null;
  readonly baseRun: number | null;
  readonly pendingMark: string | null;
}

/** A cancelled request in the first state moves to the second one. */
const CALLED_OFF: Readonly<Partial<Record<RefreshState, RefreshState>>> = {
  waiting: 'cancelled',
  failed: 'cancelled',
  running: 'cancelling',
  publishing: 'cancelling',
  cancelling: 'cancelling',
  computed: 'dropped',
  outdated: 'dropped',
};

/** Carries out decisions about requested refreshes. The audit shows every attempt. */
@Injectable()
export class RefreshDecisionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Cancels a refresh, or drops a dry run. A running refresh stops between two batches, and publishes nothing.
   *
   * @param id a UUID
   * @returns null when nobody asked under this id
   */
  callOff(id: string, author: Author): Promise<RefreshRequest | DecisionRefusal | null> {
    return this.decide(id, author, async (client, { state, run }) => {
      const next = CALLED_OFF[state];
      const action = next === 'dropped' ? 'refresh.drop' : 'refresh.cancel';
      if (next === undefined) return { action, refusal: { kind: 'refresh-over', state, run } };
      await client.query(
        `update refresh_requests set state = $2, finished_at = coalesce($3, finished_at) where id = $1`,
        // A computed dry run has ended before, and a request that is stopping has not ended yet.
        [id, next, next === 'cancelled' ? author.at : null],
      );
      if (next !== 'cancelling') await removeJob(client, id);
      return { action, refusal: null };
    });
  }

  /**
   * Requests that a dry run is published as it is. It fails when something else was published or arrived since.
   *
   * @param id a UUID
   * @returns null when nobody asked under this id
   */
  publish(id: string, author: Author): Promise<RefreshRequest | DecisionRefusal | null> {
    return this.decide(id, author, async (client, row) => {
      const refusal = await refusePublishing(client, row);
      if (refusal === null) {
        await client.query(`update refresh_requests set state = 'publishing', finished_at = null where id = $1`, [id]);
        // It needs its own job: the job that computed it may be ending now, and must not remove this one.
        await insertOutboxJob(client, 'refresh', { requestId: id, after: 'computed' });
      }
      return { action: 'refresh.publish', refusal };
    });
  }

  private async decide(
    id: string,
    { handle, at, requestId }: Author,
    act: (client: PoolClient, row: DecidedRow) => Promise<{ action: AuditAction; refusal: DecisionRefusal | null }>,
  ): Promise<RefreshRequest | DecisionRefusal | null> {
    const refusal = await inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<DecidedRow>(
        `select state, kind, is_dry_run as "isDryRun", run, base_run as "baseRun", pending_mark as "pendingMark"
         from refresh_requests where id = $1 for update`,
        [id],
      );
      const [row] = rows;
      if (!row) return null;
      const { action, refusal } = await act(client, row);
      const detail = refusal === null ? { was: row.state } : { was: row.state, refused: refusal.kind };
      await recordAudit(client, { at, actor: handle, action, subject: id, detail, requestId });
      return refusal;
    });
    return refusal ?? this.dataSource.getRepository(RefreshRequest).findOneBy({ id });
  }
}

async function refusePublishing(
  client: PoolClient,
  { state, kind, isDryRun, baseRun, pendingMark }: DecidedRow,
): Promise<DecisionRefusal | null> {
  const isWhatIf = kind === 'what-if';
  if (state !== 'computed' || isWhatIf || baseRun === null)
    return { kind: 'nothing-to-publish', state, isDryRun, isWhatIf };
  const pause = await readPause(client);
  if (pause !== null) return { kind: 'publishing-paused', pause };
  const { rows } = await client.query<MovingRun>(
    `select number, kind, reason, published_at as "publishedAt" from runs where number > $1 order by number limit 1`,
    [baseRun],
  );
  if (rows[0]) return { kind: 'base-moved', baseRun, run: rows[0] };
  return (await markPendingChanges(client)) === pendingMark ? null : { kind: 'inputs-changed', baseRun };
}

async function removeJob(client: PoolClient, id: string): Promise<void> {
  await client.query(`delete from outbox where job = 'refresh' and payload->>'requestId' = $1`, [id]);
}
