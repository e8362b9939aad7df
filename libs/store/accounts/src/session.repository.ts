import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { SCOPES, type AccountPrincipal } from '@quadrant/rules/permissions';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { withoutRoom } from '@quadrant/store/database';
import { AccountEntity } from './account.entity.js';
import { PRINCIPAL_COLUMNS, principalOf, type PrincipalRow } from './principal-rows.js';
import { rememberDevice } from './known-device-rows.js';
import { Session } from './session.entity.js';
import { insertSession, SESSION_IDLE_MS } from './session-rows.js';

/** A session that was looked up: who is signed in by it, or why it is no longer valid. */
export type FoundSession =
  | {
      readonly kind: 'valid';
      readonly principal: AccountPrincipal;
      readonly expiresAt: Date;
      /** They sign in with a password alone. */
      readonly lacksSecondFactor: boolean;
    }
  | { readonly kind: 'expired' | 'account-disabled' };

export interface ListedSession {
  readonly id: string;
  /** Such as "Firefox on Linux"; null where the browser did not say. */
  readonly browser: string | null;
  readonly beganAt: Date;
  readonly lastUsedAt: Date;
  readonly isThisOne: boolean;
}

export interface NewSession {
  /** It is the SHA-256 hash of the secret in the cookie. */
  readonly hash: Buffer;
  readonly accountId: string;
  /** Says how they proved who they are. For a password, it has the hash with which the password was compared. */
  readonly proof: { readonly way: 'password'; readonly passwordHash: string } | { readonly way: 'openid' | 'sign-up' };
  /** The browser had this session before; it ends. */
  readonly replaces: Buffer | null;
  /** The hashes of the secrets by which the browser is known, from now on and before. */
  readonly device: { readonly hash: Buffer; readonly replaces: Buffer | null };
  /** The owner recognizes the session by it. */
  readonly browser: string | null;
}

type SessionRow = PrincipalRow & {
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly lacksSecondFactor: boolean;
};

/** "Last used" is exact to the minute, as for tokens. */
const USE_IS_TOLD_EVERY_MS = 60_000;

/** Stores sessions of people who are signed in. Only their hash is known. */
@Injectable()
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the session of this hash and notes that it was used. It returns null when there is no such session. */
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
   * @returns false when, after the proof was checked, the account was disabled or its password changed
   */
  begin(
    { hash, accountId, proof, replaces, device, browser }: NewSession,
    { at, requestId }: Omit<Author, 'handle'>,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (client, manager) => {
      // The row is locked: a concurrent password change also ends this session, or is seen here.
      const unchanged = proof.way === 'password' ? { passwordHash: proof.passwordHash } : {};
      const where = { id: accountId, disabledAt: IsNull(), ...unchanged };
      const account = await manager.findOne(AccountEntity, { where, lock: { mode: 'pessimistic_read' } });
      if (account === null) return false;
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
   * Lists the sessions of an account that are not over: the one that asks, then the one used last.
   *
   * @param own hash of the session that asks; null for a token
   */
  async list(accountId: string, own: Buffer | null, now: Date): Promise<ListedSession[]> {
    const idleSince = new Date(now.getTime() - SESSION_IDLE_MS);
    const sessions = await this.dataSource.getRepository(Session).find({
      where: { accountId, expiresAt: MoreThan(now), lastUsedAt: MoreThan(idleSince) },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
    });
    const isThisOne = ({ hash }: Session) => own !== null && hash.equals(own);
    return [...sessions.filter(isThisOne), ...sessions.filter((each) => !isThisOne(each))].map((each) => ({
      id: each.id,
      browser: each.browser,
      beganAt: each.createdAt,
      lastUsedAt: each.lastUsedAt,
      isThisOne: isThisOne(each),
    }));
  }

  /**
   * Ends every session of an account except the one that asks. Devices are forgotten too: a sign-in there counts as one
   * from anywhere.
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

  /** Ends a session; does nothing when it is over already. */
  end(hash: Buffer, { handle, at, requestId }: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(`delete from sessions where hash = $1`, [hash]);
      if (rowCount === 0) return;
      await recordAudit(client, { at, actor: handle, action: 'session.end', subject: handle, detail: {}, requestId });
    });
  }
}
