import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { type Author, inTransaction, recordAudit } from '@quadrant/store/audit';
import { insertMail } from './insert-mail.js';
import { deriveMailSecret } from './mail-secret.js';

/** An account can have a confirmed address and another one that waits for its confirmation. */
export interface Address {
  /** Null: none is confirmed. */
  readonly address: string | null;
  readonly confirmedAt: Date | null;
  /** The mail server refused it then, with this code. Nothing is sent until it is confirmed again. */
  readonly refusedAt: Date | null;
  readonly refusedWith: string | null;
  /** It waits for its link to be opened. */
  readonly waiting: string | null;
  /** The mail server refused the newest link that was sent. */
  readonly undelivered: string | null;
}

export interface ConfirmedAddress {
  readonly handle: string;
  readonly address: string;
}

/** A link that confirms an address can be used for so long. */
const LINK_LIFETIME_MS = 86_400_000;

/** Stores where people get mails. An address counts only after its owner has opened a link that was sent to it. */
@Injectable()
export class AddressRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(accountId: string, now: Date): Promise<Address> {
    const [found] = await this.dataSource.query<[Address]>(
      `select d.address, d.confirmed_at as "confirmedAt", d.refused_at as "refusedAt", d.refused_with as "refusedWith",
         (select l.address from address_links l where l.account_id = $1 and l.used_at is null and l.expires_at > $2
            order by l.created_at desc limit 1) as waiting,
         (select l.address from address_links l where l.account_id = $1 and l.is_undelivered and l.expires_at > $2
            limit 1) as undelivered
       from (values (1)) one left join account_addresses d on d.account_id = $1`,
      [accountId, now],
    );
    return found;
  }

  /**
   * Sends a link to an address that somebody says is theirs. Earlier links of the account stop working. A confirmed
   * address stays until the link is opened.
   */
  ask(accountId: string, address: string, { handle, at, requestId }: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`select from accounts where id = $1 for no key update`, [accountId]);
      await endLinks(client, accountId, at);
      const publicId = await insertMail(client, { accountId, purpose: 'confirmation', address }, at);
      const { hash } = deriveMailSecret(this.dataSource, publicId);
      await client.query(
        `insert into address_links (hash, account_id, address, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
        [hash, accountId, address, at, new Date(at.getTime() + LINK_LIFETIME_MS)],
      );
      await recordAudit(client, { at, actor: handle, action: 'address.ask', subject: handle, detail: {}, requestId });
    });
  }

  /**
   * Confirms the address of a link, on any device. Opening the link again does no harm while the address is still the one
   * that it confirmed.
   *
   * @returns null for a link that is unknown, expired, replaced by a newer one or of a disabled account
   */
  confirm(hash: Buffer, { at, requestId }: Omit<Author, 'handle'>): Promise<ConfirmedAddress | null> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<ConfirmedAddress & { accountId: string; isUsed: boolean; isSame: boolean }>(
        `select a.id as "accountId", a.handle, l.address, l.used_at is not null as "isUsed",
           exists (select from account_addresses d where d.account_id = a.id and d.address = l.address and d.confirmed_at = l.used_at) as "isSame"
         from address_links l join accounts a on a.id = l.account_id
         where l.hash = $1 and l.expires_at > $2 and a.disabled_at is null for no key update of a`,
        [hash, at],
      );
      const [link] = rows;
      if (link === undefined) return null;
      const { accountId, handle, address } = link;
      if (link.isUsed) return link.isSame ? { handle, address } : null;
      const used = await client.query(`update address_links set used_at = $2 where hash = $1 and used_at is null`, [
        hash,
        at,
      ]);
      if (used.rowCount === 0) return null;
      await client.query(
        `insert into account_addresses (account_id, address, address_key, confirmed_at) values ($1, $2, lower($2), $3)
         on conflict (account_id) do update set address = excluded.address, address_key = excluded.address_key,
           confirmed_at = excluded.confirmed_at, refused_at = null, refused_with = null, unsubscribe_key = gen_random_uuid()`,
        [accountId, address, at],
      );
      const entry = { at, actor: handle, action: 'address.confirm' as const, subject: handle, detail: {}, requestId };
      await recordAudit(client, entry);
      return { handle, address };
    });
  }

  /** Removes the address of an account, and links under way. Mails that wait go nowhere then. */
  remove(accountId: string, { handle, at, requestId }: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`select from accounts where id = $1 for no key update`, [accountId]);
      await endLinks(client, accountId, at);
      const { rowCount } = await client.query(`delete from account_addresses where account_id = $1`, [accountId]);
      if (rowCount === 0) return;
      const entry = { at, actor: handle, action: 'address.remove' as const, subject: handle, detail: {}, requestId };
      await recordAudit(client, entry);
    });
  }
}

async function endLinks(client: PoolClient, accountId: string, at: Date): Promise<void> {
  await client.query(
    `update address_links set used_at = coalesce(used_at, $2), is_undelivered = false
     where account_id = $1 and (used_at is null or is_undelivered)`,
    [accountId, at],
  );
}
