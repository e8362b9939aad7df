import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { AccountEntity } from './account.entity.js';
import { accountKey } from './account-rows.js';
import { forgetDevices, rememberDevice } from './known-device-rows.js';
import { endPasswordLinks } from './password-link-rows.js';
import { deleteSessions, insertSession } from './session-rows.js';
import { revokeTokensOf } from './token-rows.js';

export interface PasswordHolder {
  readonly accountId: string;
  readonly handle: string;
  readonly passwordHash: string | null;
  readonly isDisabled: boolean;
}

export interface PasswordChange {
  readonly accountId: string;
  /** The hash with which the old password was compared. */
  readonly from: string;
  readonly to: string;
  /** The hashes of the new session and of its device. It is null for a request that came with a token. */
  readonly session: { readonly hash: Buffer; readonly deviceHash: Buffer; readonly browser: string | null } | null;
  readonly keepTokens: boolean;
}

export interface PasswordChanged {
  readonly revokedTokens: number;
}

/** Secrets are loaded only where they are named. */
const HOLDER = { id: true, handle: true, passwordHash: true, disabledAt: true } as const;

/** Stores passwords. Only their hash is known. */
@Injectable()
export class PasswordRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null when nobody has the handle. */
  async findByHandle(handle: string): Promise<PasswordHolder | null> {
    const accounts = this.dataSource.getRepository(AccountEntity);
    const found = await accounts.findOne({ select: HOLDER, where: { handleKey: accountKey(handle) } });
    if (found === null) return null;
    const { id: accountId, passwordHash = null, disabledAt } = found;
    return { accountId, handle: found.handle, passwordHash, isDisabled: disabledAt !== null };
  }

  /** Stores the same password hashed at a higher cost, unless it was changed meanwhile. */
  async rehash(accountId: string, from: string, to: string): Promise<void> {
    await this.dataSource.query(`update accounts set password_hash = $3 where id = $1 and password_hash = $2`, [
      accountId,
      from,
      to,
    ]);
  }

  /**
   * Changes a password: all sessions of the account end, and a new one begins. All devices except the one in use are
   * forgotten.
   *
   * @returns null when, after the comparison, the password was changed or the account disabled
   */
  change(
    { accountId, from, to, session, keepTokens }: PasswordChange,
    { handle, at, requestId }: Author,
  ): Promise<PasswordChanged | null> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const { rowCount } = await client.query(
        `update accounts set password_hash = $3 where id = $1 and password_hash = $2 and disabled_at is null`,
        [accountId, from, to],
      );
      if (rowCount === 0) return null;
      await deleteSessions(client, accountId);
      await forgetDevices(client, accountId);
      if (session !== null) {
        await insertSession(client, { hash: session.hash, accountId, browser: session.browser }, at);
        await rememberDevice(client, { accountId, hash: session.deviceHash, replaces: null }, at);
      }
      const revokedTokens = keepTokens ? [] : await revokeTokensOf(client, accountId, { handle, at });
      await endPasswordLinks(manager, accountId, at);
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'password.change',
        subject: handle,
        detail: { revokedTokens },
        requestId,
      });
      return { revokedTokens: revokedTokens.length };
    });
  }
}
