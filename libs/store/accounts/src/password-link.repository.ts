import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { AccountEntity } from './account.entity.js';
import { lockAccount } from './account-rows.js';
import { PasswordLink } from './password-link.entity.js';
import { endPasswordLinks, insertPasswordLink } from './password-link-rows.js';
import type { PasswordChanged } from './password.repository.js';
import { forgetDevices } from './known-device-rows.js';
import { deleteSessions } from './session-rows.js';
import { revokeTokensOf } from './token-rows.js';

export interface LinkHolder {
  readonly accountId: string;
  readonly handle: string;
}

export interface PasswordByLink {
  /** It is the hash of the link's secret. */
  readonly hash: Buffer;
  readonly passwordHash: string;
  readonly keepTokens: boolean;
}

/** Stores one-time links with which a password is set. Only their hash is known. */
@Injectable()
export class PasswordLinkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes a link for an account, and says until when it can be used; returns null when nobody has the handle. */
  create(handle: string, hash: Buffer, author: Author): Promise<{ handle: string; expiresAt: Date } | null> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const account = await lockAccount(manager, handle);
      if (account === null) return null;
      const expiresAt = await insertPasswordLink(manager, { accountId: account.id, hash }, author);
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
    const owners = this.dataSource.getRepository(AccountEntity).createQueryBuilder('a');
    const owner = await owners
      .innerJoin(PasswordLink, 'l', 'l.accountId = a.id and l.hash = :hash', { hash })
      .where('l.usedAt is null and l.expiresAt > :now and a.disabledAt is null', { now })
      .getOne();
    return owner && { accountId: owner.id, handle: owner.handle };
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
    return inTransaction(this.dataSource, async (client, manager) => {
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
      // Somebody who lost their password may have asked for several.
      await endPasswordLinks(manager, accountId, at);
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
