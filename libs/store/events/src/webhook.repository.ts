import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EventKind, Shape, ShownEvent } from '@quadrant/rules/events';
import type { AuditAction } from '@quadrant/rules/events';
import { type Author, inTransaction, recordAudit } from '@quadrant/store/audit';
import { insertEvents } from '@quadrant/store/database';
import { findHiddenNames } from '@quadrant/store/players';
import { EVENT_COLUMNS, showEvent } from './shown-events.js';

/** An account has at most so many. */
export const MOST_WEBHOOKS = 20;

export interface NewWebhook {
  readonly accountId: string;
  readonly league: string | null;
  /** It is the slug of a region, for events that happen there. */
  readonly region: string | null;
  readonly url: string;
  readonly shape: Shape;
  /** It begins with `whsec_`. */
  readonly secret: string;
  readonly kinds: readonly EventKind[];
}

export interface Webhook extends NewWebhook {
  readonly id: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly endedWhy: 'gone' | 'league-deleted' | null;
  readonly failures: number;
  readonly nextAt: Date | null;
  readonly succeededAt: Date | null;
  readonly failedAt: Date | null;
  readonly lastStatus: number | null;
  readonly lastFault: string | null;
  readonly waiting: number;
  readonly dead: number;
}

export interface WebhookDelivery {
  readonly event: ShownEvent;
  readonly state: 'waiting' | 'delivered' | 'dead';
  readonly attempts: number;
  readonly settledAt: Date | null;
}

export type WebhookRefusal = { readonly kind: 'league-unknown' | 'region-unknown' | 'webhooks-full' };

const COLUMNS = `w.id, w.account_id as "accountId", w.league, w.region, w.url, w.shape, w.secret, w.kinds, w.created_at as "createdAt",
  w.ended_at as "endedAt", w.ended_why as "endedWhy", w.failures, w.next_at as "nextAt", w.succeeded_at as "succeededAt",
  w.failed_at as "failedAt", w.last_status as "lastStatus", w.last_fault as "lastFault",
  (select count(*)::integer from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
  (select count(*)::integer from webhook_deliveries d where d.webhook_id = w.id and d.state = 'dead') as dead`;

/** Stores webhooks. Their address may be a secret of a chat, so only their owner sees it. */
@Injectable()
export class WebhookRepository {
  constructor(private readonly dataSource: DataSource) {}

  create(wish: NewWebhook, author: Author): Promise<Webhook | WebhookRefusal> {
    return inTransaction(this.dataSource, async (client): Promise<Webhook | WebhookRefusal> => {
      const { accountId, league, region, url, shape, secret, kinds } = wish;
      // The account's row makes two requests wait for each other, so that together they keep to the limit.
      await client.query(`select from accounts where id = $1 for no key update`, [accountId]);
      const facts = await client.query<{ count: number; known: boolean; isRegion: boolean }>(
        `select (select count(*)::integer from webhooks where account_id = $1) as count,
           $2::text is null or exists (select from leagues where slug = $2) as known,
           $3::text is null or exists (select from regions where slug = $3) as "isRegion"`,
        [accountId, league, region],
      );
      const { count, known, isRegion } = facts.rows[0]!;
      if (!known) return { kind: 'league-unknown' };
      if (!isRegion) return { kind: 'region-unknown' };
      if (count >= MOST_WEBHOOKS) return { kind: 'webhooks-full' };
      const { rows } = await client.query<Webhook>(
        `insert into webhooks as w (account_id, league, region, url, shape, secret, kinds, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
        [accountId, league, region, url, shape, secret, kinds, author.at],
      );
      const [webhook] = rows;
      await this.audit(client, 'webhook.create', webhook!, author);
      return webhook!;
    });
  }

  listOf(accountId: string): Promise<Webhook[]> {
    return this.dataSource.query<Webhook[]>(
      `select ${COLUMNS} from webhooks w where w.account_id = $1 order by w.created_at desc, w.id`,
      [accountId],
    );
  }

  async find(id: string): Promise<Webhook | null> {
    const rows = await this.dataSource.query<Webhook[]>(`select ${COLUMNS} from webhooks w where w.id = $1`, [id]);
    return rows[0] ?? null;
  }

  remove(webhook: Webhook, author: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`delete from webhooks where id = $1`, [webhook.id]);
      await this.audit(client, 'webhook.delete', webhook, author);
    });
  }

  /** Sends an event to this webhook alone. */
  test({ id }: Webhook, at: Date): Promise<void> {
    return inTransaction(this.dataSource, (client) =>
      insertEvents(client, [{ kind: 'webhook.test', at, subject: id, facts: {} }]),
    );
  }

  /**
   * Makes dead letters wait again, in their order, and lets the receiver be tried at once.
   *
   * @returns how many
   */
  replay({ id }: Webhook, at: Date): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(
        `update webhook_deliveries set state = 'waiting', attempts = 0, tried_at = null, settled_at = null
         where webhook_id = $1 and state = 'dead'`,
        [id],
      );
      if (rowCount === null || rowCount === 0) return 0;
      // A receiver that was gone is tried again, because its owner says that it is back.
      await client.query(
        `update webhooks set next_at = $2, failures = 0,
           ended_at = case when ended_why = 'league-deleted' then ended_at end,
           ended_why = case when ended_why = 'league-deleted' then ended_why end
         where id = $1`,
        [id, at],
      );
      return rowCount;
    });
  }

  /** Lists the deliveries of a webhook, the newest first. */
  async listDeliveries(id: string, limit: number): Promise<WebhookDelivery[]> {
    const rows = await this.dataSource.query<(ShownEvent & Omit<WebhookDelivery, 'event'>)[]>(
      `select ${EVENT_COLUMNS}, d.state, d.attempts, d.settled_at as "settledAt"
       from webhook_deliveries d join events e using (position) where d.webhook_id = $1 order by d.position desc limit $2`,
      [id, limit],
    );
    const hidden = await findHiddenNames(this.dataSource);
    return rows.map(({ state, attempts, settledAt, ...event }) => ({
      ...{ state, attempts, settledAt },
      event: showEvent(event, hidden),
    }));
  }

  private audit(
    client: Parameters<typeof recordAudit>[0],
    action: AuditAction,
    { id, league, region, shape, kinds }: Webhook,
    { handle, at, requestId }: Author,
  ): Promise<void> {
    return recordAudit(client, {
      at,
      actor: handle,
      action,
      subject: id,
      detail: { league, region, shape, kinds },
      requestId,
    });
  }
}
