import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { accountKey } from './account-rows.js';
import type { PasswordChanged } from './password.repository.js';
import { forgetDevices } from './known-device-rows.js';
import { deleteSessions } from './session-rows.js';
import { revokeTokensOf } from './token-rows.js';

/** A link with which a password is set can be used for so long. */
export const PASSWORD_LINK_LIFETIME_MS = 86_400_000;

export interface LinkHolder {
  readonly accountId: string;
  readonly handle: string;
}

/** A password that is set with a link. */
export interface PasswordByLink {
  /** It is the hash of the link's secret. */
  readonly hash: Buffer;
  readonly passwordHash: string;
  /** Says whether tokens of the account stay valid. */
  readonly keepTokens: boolean;
}

/** Stores the hash of a link; earlier links of the account become unusable. */
export async function insertPasswordLink(
  client: PoolClient,
  { accountId, hash }: { readonly accountId: string; readonly hash: Buffer },
  { handle, at }: Author,
): Promise<Date> {
  const expiresAt = new Date(at.getTime() + PASSWORD_LINK_LIFETIME_MS);
  await client.query(`update password_links set used_at = $2 where account_id = $1 and used_at is null`, [
    accountId,
    at,
  ]);
  await client.query(
    `insert into password_links (hash, account_id, created_by, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [hash, accountId, handle, at, expiresAt],
  );
  return expiresAt;
}

/** Stores one-time links with which a password is set. Only their hash is known. */
@Injectable()
export class PasswordLinkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes a link for an account, and says until when it can be used; returns null when nobody has the handle. */
  create(handle: string, hash: Buffer, author: Author): Promise<{ handle: string; expiresAt: Date } | null> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<LinkHolder>(
        `select id as "accountId", handle from accounts where handle_key = $1 for update`,
        [accountKey(handle)],
      );
      const [account] = rows;
      if (account === undefined) return null;
      const expiresAt = await insertPasswordLink(client, { accountId: account.accountId, hash }, author);
      const { handle: actor, at, requestId } = author;
      const detail = { expiresAt };
      await recordAudit(client, {
        at,
        actor,
        action: 'password-link.create',
        subject: account.handle,
        detail,
        requestId,
      });
      return { handle: account.handle, expiresAt };
    });
  }

  /** Finds the owner of a link; null for one that is unknown, used, expired or of a disabled account. */
  async find(hash: Buffer, now: Date): Promise<LinkHolder | null> {
    const [row] = await this.dataSource.query<LinkHolder[]>(
      `select a.id as "accountId", a.handle from password_links l join accounts a on a.id = l.account_id
       where l.hash = $1 and l.used_at is null and l.expires_at > $2 and a.disabled_at is null`,
      [hash, now],
    );
    return row ?? null;
  }

  /**
   * Sets a password by a link, once: all sessions of the account end, and all devices are forgotten.
   *
   * @returns whose link it is, and how many tokens were revoked; null as in `find`, also for the second of two uses at
   * once
   */
  use(
    { hash, passwordHash, keepTokens }: PasswordByLink,
    { at, requestId }: Omit<Author, 'handle'>,
  ): Promise<(LinkHolder & PasswordChanged) | null> {
    return inTransaction(this.dataSource, async (client) => {
      // The account is locked first, as every change of the ways to sign in does.
      const { rows } = await client.query<LinkHolder>(
        `select a.id as "accountId", a.handle from password_links l join accounts a on a.id = l.account_id
         where l.hash = $1 and a.disabled_at is null for update of a`,
        [hash],
      );
      const [holder] = rows;
      if (holder === undefined) return null;
      const { rowCount } = await client.query(
        `update password_links set used_at = $2 where hash = $1 and used_at is null and expires_at > $2`,
        [hash, at],
      );
      if (rowCount === 0) return null;
      const { accountId, handle } = holder;
      await client.query(`update accounts set password_hash = $2 where id = $1`, [accountId, passwordHash]);
      await deleteSessions(client, accountId);
      await forgetDevices(client, accountId);
      const revokedTokens = keepTokens ? [] : await revokeTokensOf(client, accountId, { handle, at });
      const detail = { way: 'link', revokedTokens };
      await recordAudit(client, { at, actor: handle, action: 'password.set', subject: handle, detail, requestId });
      return { ...holder, revokedTokens: revokedTokens.length };
    });
  }
}
