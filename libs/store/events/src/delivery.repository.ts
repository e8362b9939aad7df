import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasGivenUp, nextAttempt, type Shape, type ShownEvent } from '@quadrant/rules/events';
import { inTransaction } from '@quadrant/store/audit';
import { findHiddenNames } from '@quadrant/store/players';
import { EVENT_COLUMNS, showEvent } from './shown-events.js';

/** A worker that does not say within this time that it goes on has died. It is longer than any attempt takes. */
const HOLD_MS = 120_000;

/**
 * SQL: whether a webhook is due at the instant of a parameter, and no worker holds it. No wait is longer than a day, and none is held
 * for longer than minutes: a later time was set while the clock was ahead, and does not count.
 */
const isDue = (now: string): string => `(next_at <= ${now} or next_at > ${now}::timestamptz + interval '25 hours')
  and (held_until is null or held_until <= ${now} or held_until > ${now}::timestamptz + interval '1 hour')`;

export interface HeldWebhook {
  readonly id: string;
  readonly url: string;
  readonly shape: Shape;
  readonly secret: string;
  /** Its owner reads this language; null where they chose none. */
  readonly language: string | null;
}

export interface DeliveryToSend {
  readonly event: ShownEvent;
  readonly triedAt: Date | null;
}

export interface Attempt {
  readonly isDelivered: boolean;
  /** The receiver wants nothing more (410 Gone). */
  readonly isGone: boolean;
  readonly status: number | null;
  /** A code of a few letters; null where there is a status. */
  readonly fault: string | null;
  readonly retryAfter: string | null;
}

/** Keeps what each webhook has to get, one event after the other. */
@Injectable()
export class DeliveryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists webhooks whose next event is due and that no worker holds. */
  async listDue(now: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from webhooks where ${isDue('$1')} order by next_at limit 500`,
      [now],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes a webhook that is due, so that no other worker sends to it; null where there is nothing to do. */
  async hold(id: string, now: Date): Promise<HeldWebhook | null> {
    // The answer of TypeORM to an update is its rows and their number.
    const [rows] = await this.dataSource.query<[HeldWebhook[], number]>(
      `update webhooks set held_until = $3
       where id = $1 and ${isDue('$2')} returning id, url, shape, secret,
         (select a.language from accounts a where a.id = webhooks.account_id) as language`,
      [id, now, new Date(now.getTime() + HOLD_MS)],
    );
    return rows[0] ?? null;
  }

  /** Returns the next event that a webhook gets; null when nothing waits. */
  async findNext(id: string): Promise<DeliveryToSend | null> {
    const rows = await this.dataSource.query<(ShownEvent & { triedAt: Date | null })[]>(
      `select ${EVENT_COLUMNS}, d.tried_at as "triedAt" from webhook_deliveries d join events e using (position)
       where d.webhook_id = $1 and d.state = 'waiting' order by d.position limit 1`,
      [id],
    );
    const [row] = rows;
    if (row === undefined) return null;
    const { triedAt, ...event } = row;
    return { event: showEvent(event, await findHiddenNames(this.dataSource)), triedAt };
  }

  /**
   * Notes an attempt. After a failure the webhook waits; events that have failed for days become dead letters.
   *
   * @returns whether the next event can be sent now
   */
  note(id: string, { event, triedAt }: DeliveryToSend, attempt: Attempt, now: Date): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ failures: number }>(
        `select failures from webhooks where id = $1 for update`,
        [id],
      );
      const [webhook] = rows;
      if (webhook === undefined) return false;
      const { isDelivered, isGone, status, fault, retryAfter } = attempt;
      const failures = isDelivered ? 0 : webhook.failures + 1;
      const isDead = isGone || (!isDelivered && hasGivenUp(triedAt ?? now, now));
      await client.query(
        `update webhook_deliveries set attempts = attempts + 1, tried_at = coalesce(tried_at, $3), state = $4,
           settled_at = case when $4 <> 'waiting' then $3 end
         where webhook_id = $1 and position = $2`,
        [id, event.position, now, isDelivered ? 'delivered' : isDead ? 'dead' : 'waiting'],
      );
      if (isGone) {
        await client.query(
          `update webhook_deliveries set state = 'dead', settled_at = $2 where webhook_id = $1 and state = 'waiting'`,
          [id, now],
        );
      }
      await client.query(
        `update webhooks set failures = $2, last_status = $3, last_fault = $4, next_at = $5, held_until = $6,
           succeeded_at = case when $7 then $8 else succeeded_at end, failed_at = case when $7 then failed_at else $8 end,
           ended_at = case when $9 then coalesce(ended_at, $8) else ended_at end,
           ended_why = case when $9 then coalesce(ended_why, 'gone') else ended_why end
         where id = $1`,
        [
          id,
          failures,
          status,
          fault,
          isDelivered ? now : nextAttempt(failures, now, retryAfter),
          isDelivered ? new Date(now.getTime() + HOLD_MS) : null,
          isDelivered,
          now,
          isGone,
        ],
      );
      return isDelivered;
    });
  }

  /** Lets a webhook go. With nothing left it rests until its next event. */
  release(id: string): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      // The lock comes first: the next statement then sees events that came while this one waited.
      await client.query(`select from webhooks where id = $1 for update`, [id]);
      await client.query(
        `update webhooks w set held_until = null, next_at = case when exists (
           select from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') then w.next_at end
         where w.id = $1`,
        [id],
      );
    });
  }
}
