import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SCOPES, type AccountPrincipal } from '@quadrant/rules/permissions';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { withoutRoom } from '@quadrant/store/database';
import { PRINCIPAL_COLUMNS, principalOf, type PrincipalRow } from './principal-rows.js';
import { rememberDevice } from './known-device-rows.js';
import { insertSession, SESSION_IDLE_MS } from './session-rows.js';

/** A session that was looked up: who is signed in by it, or why nobody is any more. */
export type FoundSession =
  | {
      readonly kind: 'valid';
      readonly principal: AccountPrincipal;
      readonly expiresAt: Date;
      /** They sign in with a password alone. */
      readonly lacksSecondFactor: boolean;
    }
  | { readonly kind: 'expired' | 'account-disabled' };

/** A session as its owner sees it. */
export interface ListedSession {
  readonly id: string;
  /** Such as "Firefox on Linux"; null where the browser did not say. */
  readonly browser: string | null;
  readonly beganAt: Date;
  readonly lastUsedAt: Date;
  readonly isThisOne: boolean;
}

/** A sign-in that succeeded. */
export interface NewSession {
  /** SHA-256 of the secret in the cookie. */
  readonly hash: Buffer;
  readonly accountId: string;
  /** How they showed who they are; of a password, the hash that it was compared with. */
  readonly proof: { readonly way: 'password'; readonly passwordHash: string } | { readonly way: 'openid' | 'sign-up' };
  /** Hash of the session that the browser had before; it ends. */
  readonly replaces: Buffer | null;
  /** Hashes of the secrets by which the browser is known, from now on and so far. */
  readonly device: { readonly hash: Buffer; readonly replaces: Buffer | null };
  /** What its owner tells it by. */
  readonly browser: string | null;
}

type SessionRow = PrincipalRow & {
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly lacksSecondFactor: boolean;
};

/** "Last used" is told by the minute, as that of tokens is. */
const USE_IS_TOLD_EVERY_MS = 60_000;

/** Sessions of people who are signed in, of which only the hash is known. */
@Injectable()
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Who is signed in by the session of this hash; null when nobody knows it. Notes that it was used. */
  async findByHash(hash: Buffer, now: Date): Promise<FoundSession | null> {
    const [row] = await this.dataSource.query<SessionRow[]>(
      `select s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt", ${PRINCIPAL_COLUMNS},
         a.password_hash is not null and not exists (select from second_factors f
           where f.account_id = a.id and f.confirmed_at is not null) as "lacksSecondFactor"
       from sessions s join accounts a on a.id = s.account_id where s.hash = $1`,
      [hash],
    );
    if (row === undefined) return null;
    if (row.disabledAt !== null) return { kind: 'account-disabled' };
    const idleFor = now.getTime() - row.lastUsedAt.getTime();
    if (row.expiresAt <= now || idleFor >= SESSION_IDLE_MS) return { kind: 'expired' };
    if (idleFor >= USE_IS_TOLD_EVERY_MS) {
      await withoutRoom(this.dataSource.query(`update sessions set last_used_at = $2 where hash = $1`, [hash, now]));
    }
    const { expiresAt, lacksSecondFactor } = row;
    return { kind: 'valid', principal: principalOf(row, SCOPES), expiresAt, lacksSecondFactor };
  }

  /**
   * Begins a session after a sign-in.
   *
   * @returns false when the account was disabled, or its password changed, since the proof was looked at
   */
  begin(
    { hash, accountId, proof, replaces, device, browser }: NewSession,
    { at, requestId }: Omit<Author, 'handle'>,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      // Locked: a password change that is under way ends this session too, or is seen here.
      const { rows } = await client.query<{ handle: string }>(
        `select handle from accounts where id = $1 and disabled_at is null and ($2::text is null or password_hash = $2) for share`,
        [accountId, proof.way === 'password' ? proof.passwordHash : null],
      );
      const [account] = rows;
      if (account === undefined) return false;
      if (replaces !== null) await client.query(`delete from sessions where hash = $1`, [replaces]);
      await insertSession(client, { hash, accountId, browser }, at);
      await rememberDevice(client, { accountId, ...device }, at);
      await recordAudit(client, {
        at,
        actor: account.handle,
        action: 'session.begin',
        subject: account.handle,
        detail: { way: proof.way },
        requestId,
      });
      return true;
    });
  }

  /**
   * The sessions of an account that are not over, the one used last first.
   *
   * @param own hash of the one that asks; null for a token
   */
  list(accountId: string, own: Buffer | null, now: Date): Promise<ListedSession[]> {
    return this.dataSource.query<ListedSession[]>(
      `select id, browser, created_at as "beganAt", last_used_at as "lastUsedAt", coalesce(hash = $2, false) as "isThisOne"
       from sessions where account_id = $1 and expires_at > $3 and last_used_at > $4
       order by hash = $2 desc nulls last, last_used_at desc, id`,
      [accountId, own, now, new Date(now.getTime() - SESSION_IDLE_MS)],
    );
  }

  /**
   * Ends every session of an account but the one that asks. Devices are forgotten too, so that a sign-in there is counted
   * as one from anywhere.
   *
   * @param own hash of the one that goes on, and of the device it is on
   * @returns how many have ended
   */
  endOthers(
    accountId: string,
    own: { readonly hash: Buffer | null; readonly deviceHash: Buffer | null },
    { handle, at, requestId }: Author,
  ): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(
        `delete from sessions where account_id = $1 and hash is distinct from $2`,
        [accountId, own.hash],
      );
      await client.query(`delete from known_devices where account_id = $1 and hash is distinct from $2`, [
        accountId,
        own.deviceHash,
      ]);
      const ended = rowCount ?? 0;
      const action = 'session.end-others';
      await recordAudit(client, { at, actor: handle, action, subject: handle, detail: { ended }, requestId });
      return ended;
    });
  }

  /** Ends a session; nothing happens to one that is over already. */
  end(hash: Buffer, { handle, at, requestId }: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(`delete from sessions where hash = $1`, [hash]);
      if (rowCount === 0) return;
      await recordAudit(client, { at, actor: handle, action: 'session.end', subject: handle, detail: {}, requestId });
    });
  }
}
