import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { deriveMailSecret, insertMail } from '@quadrant/store/notices';
import { accountKey } from './account-rows.js';

/** A link that somebody asked for by mail can be used for so long. */
const RESET_LIFETIME_MS = 3_600_000;

/** An address of several accounts, as of a family, gets a link for each. */
const MOST_ACCOUNTS = 5;

/** Sends links with which people set a new password. */
@Injectable()
export class PasswordResetRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Sends a link to the confirmed address of an account. For somebody unknown it writes as much, to nobody: the answer and
   * its time do not tell whether there is such an account. Links under way stay valid, so that nobody can end them from outside.
   *
   * @param text a handle or an address
   */
  ask(text: string, at: Date): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ id: string; handle: string }>(
        `select a.id, a.handle from accounts a join account_addresses d on d.account_id = a.id
         where (a.handle_key = $1 or d.address_key = lower($2)) and a.disabled_at is null and d.refused_at is null
         order by a.handle_key limit ${MOST_ACCOUNTS}`,
        [accountKey(text), text],
      );
      const expiresAt = new Date(at.getTime() + RESET_LIFETIME_MS);
      for (const account of rows.length > 0 ? rows : [null]) {
        const publicId = await insertMail(
          client,
          { accountId: account?.id ?? null, purpose: 'password', address: null },
          at,
        );
        const { hash } = deriveMailSecret(this.dataSource, publicId);
        await client.query(
          `insert into password_links (hash, account_id, created_by, created_at, expires_at)
           select $1, a.id, a.handle, $3, $4 from accounts a where a.id = $2`,
          [hash, account?.id ?? null, at, expiresAt],
        );
      }
    });
  }
}
