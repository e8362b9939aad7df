import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { OUTBOX_CHANNEL } from '@quadrant/store/database';
import { deriveMailSecret } from './mail-secret.js';
import type { StoredNotice } from './notice.repository.js';

/** Everything that a mail says, and the person who receives it. */
export interface MailToSend {
  readonly id: string;
  /** A repeated mail has the same. */
  readonly publicId: string;
  readonly purpose: 'confirmation' | 'password' | 'notice' | 'digest';
  readonly handle: string;
  /** Two letters; null where its owner chose none. */
  readonly language: string | null;
  readonly to: string;
  /** Null before the address is confirmed: there is nothing to unsubscribe from. */
  readonly unsubscribeKey: string | null;
  /** Its link contains this secret. It is null for notices. */
  readonly secret: string | null;
  /** It has the oldest of them, at most {@link MOST_NOTICES}. */
  readonly notices: readonly StoredNotice[];
  readonly noticesInAll: number;
}

/**
 * - sent: the server took it
 * - unsure: the text went out twice, and each time no answer came back
 * - refused: the server does not take it
 * - dropped: its address, account or reason is gone
 */
export type SettledAs = 'sent' | 'unsure' | 'refused' | 'dropped';

/** The mails of a person that wait for each other, up to one of them: later mails have jobs of their own. */
export interface MailLine {
  readonly accountId: string;
  readonly hasLink: boolean;
  readonly upTo: number;
}

/** SQL: whether a mail m has a link for its reader, and no notices. */
const HAS_LINK = `(m.purpose in ('confirmation', 'password'))`;

/** The advisory locks of people who get a mail have this number. */
const LOCK = 7_283_022;
const DIGESTS_LOCK = 7_283_023;

/** One try and one repeat. */
const MOST_BEGUN = 2;

/** A mail that could not be sent for so long is not worth reading any more. */
const GIVEN_UP_AFTER = '3 days';

/** SQL: whether a notice n belongs to the mails that are due at $1. One of the future was written while the clock was ahead. */
const IS_OF_DAY = `(n.created_at <= $1 or n.created_at > $2)`;

/** A digest names so many notices; the page has all of them. */
export const MOST_NOTICES = 100;

interface WaitingRow extends Omit<MailToSend, 'to' | 'secret' | 'notices' | 'noticesInAll'> {
  readonly begun: number;
  readonly isOld: boolean;
  readonly address: string | null;
  readonly noticeId: string | null;
  readonly hash: Buffer;
}

/** Says which mail is sent next, and stores what became of it. */
@Injectable()
export class MailRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Lets nobody else send to the person of a mail meanwhile, so that their mails come in order. Mails with a link do not wait for
   * notices, which may be held up by the mail server of an address that is being replaced.
   *
   * @param work is not called for a mail to nobody
   */
  async inOrder(mailId: number, now: Date, work: (line: MailLine) => Promise<void>): Promise<void> {
    const [mail] = await this.dataSource.query<{ accountId: string | null; state: string; hasLink: boolean }[]>(
      `select account_id as "accountId", state, ${HAS_LINK} as "hasLink" from mails m where id = $1`,
      [mailId],
    );
    if (mail?.state !== 'waiting') return;
    const { accountId, hasLink } = mail;
    if (accountId === null) return this.settle(String(mailId), 'dropped', now);
    // A transaction would be idle while a slow server takes the mail.
    const runner = this.dataSource.createQueryRunner();
    const key = [LOCK, `${accountId} ${hasLink}`];
    try {
      await runner.query(`select pg_advisory_lock($1, hashtext($2))`, key);
      await work({ accountId, hasLink, upTo: mailId });
    } finally {
      await runner.query(`select pg_advisory_unlock($1, hashtext($2))`, key).catch(() => undefined);
      await runner.release();
    }
  }

  /**
   * Returns the first mail of a line that waits. A mail that nobody wants any more is dropped instead.
   *
   * @param givesUpOld whether mails that waited for days are dropped, too
   */
  async next({ accountId, hasLink, upTo }: MailLine, now: Date, givesUpOld = true): Promise<MailToSend | null> {
    for (;;) {
      const [row] = await this.dataSource.query<WaitingRow[]>(
        `select m.id, m.public_id as "publicId", m.purpose, m.begun, m.notice_id as "noticeId", a.handle, a.language,
           m.created_at < $4::timestamptz - interval '${GIVEN_UP_AFTER}' as "isOld",
           case when a.disabled_at is not null then null when m.purpose = 'confirmation' then m.address
             when d.refused_at is null then d.address end as address,
           case when not ${HAS_LINK} then d.unsubscribe_key end as "unsubscribeKey"
         from mails m join accounts a on a.id = m.account_id left join account_addresses d on d.account_id = a.id
         where m.account_id = $1 and ${HAS_LINK} = $2 and m.id <= $3 and m.state = 'waiting' order by m.id limit 1`,
        [accountId, hasLink, upTo, now],
      );
      if (row === undefined) return null;
      if (row.begun >= MOST_BEGUN) {
        await this.settle(row.id, 'unsure', now);
        continue;
      }
      const mail = (row.isOld && givesUpOld) || row.address === null ? null : await this.read(row, row.address, now);
      if (mail !== null) return mail;
      await this.settle(row.id, 'dropped', now);
    }
  }

  /** Notes that the text of a mail leaves now: from here on, only an answer of the server says whether it arrived. */
  async begin(id: string): Promise<void> {
    await this.dataSource.query(`update mails set begun = begun + 1 where id = $1`, [id]);
  }

  /** Notes that the server has answered that it did not take the text, so that another try is no repeat. */
  async takeBack(id: string): Promise<void> {
    await this.dataSource.query(`update mails set begun = begun - 1 where id = $1 and begun > 0`, [id]);
  }

  async settle(id: string, state: SettledAs, at: Date): Promise<void> {
    await this.dataSource.query(
      `update mails set state = $2, settled_at = $3, address = null where id = $1 and state = 'waiting'`,
      [id, state, at],
    );
  }

  /**
   * Notes that the server does not take mails for this address. Its owner sees it at their account.
   *
   * @param code the server's, without its words: these may hold anything
   */
  async refuse({ id, purpose, to, publicId }: MailToSend, code: string, at: Date): Promise<void> {
    await inTransaction(this.dataSource, async (client) => {
      await client.query(
        `update account_addresses d set refused_at = $3, refused_with = $4 from mails m
         where m.id = $1 and d.account_id = m.account_id and d.address = $2 and d.refused_at is null`,
        [id, to, at, code],
      );
      if (purpose === 'confirmation') {
        const { hash } = deriveMailSecret(this.dataSource, publicId);
        await client.query(
          `update address_links set used_at = $2, is_undelivered = true where hash = $1 and used_at is null`,
          [hash, at],
        );
      }
    });
    await this.settle(id, 'refused', at);
  }

  /**
   * Writes the mails of a day: one for everybody who has notices for it. Doing it twice does no harm.
   *
   * @returns how many
   */
  makeDigests(dueAt: Date, at: Date): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`select pg_advisory_xact_lock($1)`, [DIGESTS_LOCK]);
      const { rows } = await client.query<{ count: number }>(
        `with mailed as (
           insert into mails (account_id, purpose, created_at)
           select n.account_id, 'digest', $2 from notices n
           where n.mail = 'daily' and n.digest_id is null and ${IS_OF_DAY} group by n.account_id returning id, account_id),
         taken as (
           update notices n set digest_id = m.id from mailed m
           where n.account_id = m.account_id and n.mail = 'daily' and n.digest_id is null and ${IS_OF_DAY} returning n.id),
         enqueued as (insert into outbox (job, payload) select 'mail', jsonb_build_object('mail', id) from mailed order by id returning id)
         select count(*)::integer as count from enqueued`,
        [dueAt, at],
      );
      if (rows[0]!.count > 0) await client.query(`select pg_notify($1, '')`, [OUTBOX_CHANNEL]);
      return rows[0]!.count;
    });
  }

  /** Returns null when the reason of the mail is gone: its link was used or replaced, or its kind was switched off. */
  private async read(
    { id, publicId, purpose, handle, language, unsubscribeKey, noticeId }: WaitingRow,
    to: string,
    now: Date,
  ): Promise<MailToSend | null> {
    const mail = { id, publicId, purpose, handle, language, to, unsubscribeKey, secret: null };
    if (purpose === 'confirmation' || purpose === 'password') {
      const { text: secret, hash } = deriveMailSecret(this.dataSource, publicId);
      const table = purpose === 'password' ? 'password_links' : 'address_links';
      const open = await this.dataSource.query<unknown[]>(
        `select from ${table} where hash = $1 and used_at is null and expires_at > $2`,
        [hash, now],
      );
      return open.length === 0 ? null : { ...mail, secret, notices: [], noticesInAll: 0 };
    }
    const notices = await this.dataSource.query<(StoredNotice & { inAll: number })[]>(
      `select n.id, n.kind, n.facts, n.created_at as "createdAt", n.read_at as "readAt", (count(*) over ())::integer as "inAll"
       from notices n left join notice_choices c on c.account_id = n.account_id and c.kind = n.kind and c.channel = 'mail'
       where ${purpose === 'notice' ? 'n.id = $1' : 'n.digest_id = $1'} and coalesce(c.choice, n.mail) <> 'off'
       order by n.id limit ${MOST_NOTICES}`,
      [purpose === 'notice' ? noticeId : id],
    );
    if (notices.length === 0) return null;
    return { ...mail, notices: notices.map(({ inAll: _, ...notice }) => notice), noticesInAll: notices[0]!.inAll };
  }
}
