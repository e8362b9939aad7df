import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, IsNull } from 'typeorm';
import type { Grant } from '@quadrant/rules/permissions';
import { foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import type { AuditAction } from '@quadrant/rules/events';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { withoutRoom } from '@quadrant/store/database';
import { ACCOUNTS, accountOf, type Account, type AccountRow } from './account.js';
import { accountKey, insertGrant, lockAccount } from './account-rows.js';
import { lockAdministrators } from './administrators.js';
import { isOfProgram } from './handle-obstacle.js';
import { forgetDevices } from './known-device-rows.js';
import { insertPasswordLink } from './password-link-rows.js';
import { RoleGrant } from './role.entity.js';
import { deleteSessions } from './session-rows.js';
import { insertSignUp, SignUpRefused, type SignedUp, type SignUp, type SignUpRefusal } from './sign-up.js';

/** An account that somebody makes for another person, who sets their password by a link. */
export interface Invitation {
  readonly handle: string;
  readonly grants: readonly Grant[];
  /** SHA-256 of the link's secret. */
  readonly linkHash: Buffer;
}

export interface AccountSwitch {
  readonly handle: string;
  readonly isDisabled: boolean;
  readonly reason: string;
}

/** Null means that it does not matter. */
export interface AccountFilters {
  /** The handle of the account, or the handle or name of its player, contains this. */
  readonly text: string | null;
  readonly role: Grant['role'] | null;
  readonly state: 'active' | 'disabled' | null;
}

const EVERY_ACCOUNT: AccountFilters = { text: null, role: null, state: null };

const IS_ADMINISTRATOR = { role: 'administrator', revokedAt: IsNull() } as const;

/** Finds accounts, makes them, and switches them off or on. */
@Injectable()
export class AccountRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null when nobody has the handle. */
  async findByHandle(handle: string): Promise<Account | null> {
    const rows = await this.dataSource.query<AccountRow[]>(
      `${ACCOUNTS} where a.handle_key = $1 and a.deleted_at is null`,
      [accountKey(handle)],
    );
    return rows[0] === undefined ? null : accountOf(rows[0]);
  }

  /** Lists the accounts of folded handles, and leaves out handles that nobody has. */
  async listByHandles(handleKeys: readonly string[]): Promise<Account[]> {
    const rows = await this.dataSource.query<AccountRow[]>(
      `${ACCOUNTS} where a.handle_key = any($1) and a.deleted_at is null`,
      [handleKeys],
    );
    return rows.map(accountOf);
  }

  /** Lists at most `limit` accounts, sorted by folded handle, from after a folded handle if one is given. */
  async list(
    limit: number,
    after: string | null,
    { text, role, state }: AccountFilters = EVERY_ACCOUNT,
  ): Promise<Account[]> {
    const rows = await this.dataSource.query<AccountRow[]>(
      `${ACCOUNTS} where a.deleted_at is null and ($2::text is null or a.handle_key collate "C" > $2)
         and ($3::text is null or strpos(a.handle_key, $3) > 0 or exists (
           select from players p where p.id = a.player_id and (strpos(p.handle_key, $3) > 0 or strpos(p.search_name, $3) > 0)))
         and ($4::text is null or exists (
           select from role_grants g where g.account_id = a.id and g.role = $4 and g.revoked_at is null))
         and ($5::text is null or ($5 = 'disabled') = (a.disabled_at is not null))
       order by a.handle_key collate "C" limit $1`,
      [limit, after, text === null ? null : foldHandle(text), role, state],
    );
    return rows.map(accountOf);
  }

  /** Makes an account for the person who asks, or says why not. A refusal changes nothing: their code stays valid. */
  async signUp(signUp: SignUp, author: Omit<Author, 'handle'>): Promise<SignedUp | SignUpRefusal> {
    try {
      return await inTransaction(this.dataSource, (client) => insertSignUp(client, signUp, author));
    } catch (error) {
      if (error instanceof SignUpRefused) return error.refusal;
      throw error;
    }
  }

  /**
   * Makes an account with any free handle, and a link with which its password is set. The inviting administrator has
   * checked who the person is.
   *
   * @returns until when the link can be used, or why there is none
   */
  async invite({ handle, grants, linkHash }: Invitation, author: Author): Promise<Date | 'account' | 'reserved'> {
    if (isOfProgram(handle)) return 'reserved';
    return inTransaction(this.dataSource, async (client, manager) => {
      const accountId = await insertAccount(client, handle, null, author.at);
      if (accountId === null) return 'account';
      const granting = { by: author.handle, reason: 'came with the account', at: author.at };
      for (const grant of grants) await insertGrant(client, accountId, grant, granting);
      const expiresAt = await insertPasswordLink(manager, { accountId, hash: linkHash }, author);
      await audit(client, author, { action: 'account.create', subject: normaliseHandle(handle), detail: { grants } });
      return expiresAt;
    });
  }

  hasAdministrator(): Promise<boolean> {
    return this.dataSource.getRepository(RoleGrant).existsBy(IS_ADMINISTRATOR);
  }

  /**
   * Makes the account of a first administrator where nobody has the role.
   *
   * @returns the handle; null when there is an administrator already
   */
  createFirstAdministrator(passwordHash: string, author: Author): Promise<string | null> {
    return inTransaction(this.dataSource, async (client, manager) => {
      await lockAdministrators(client);
      if (await manager.existsBy(RoleGrant, IS_ADMINISTRATOR)) return null;
      // The operator may have given a token to somebody with the plain handle.
      for (let number = 1; ; number += 1) {
        const handle = number === 1 ? 'administrator' : `administrator ${number}`;
        const accountId = await insertAccount(client, handle, passwordHash, author.at);
        if (accountId === null) continue;
        const grant = { role: 'administrator' } as const;
        await insertGrant(client, accountId, grant, { by: author.handle, reason: 'the first one', at: author.at });
        await audit(client, author, { action: 'account.create', subject: handle, detail: { grants: [grant] } });
        return handle;
      }
    });
  }

  /** Stores the language that somebody chose for pages. On a full disk, it stays as it was. */
  async chooseLanguage(accountId: string, language: string): Promise<void> {
    await withoutRoom(this.dataSource.query(`update accounts set language = $2 where id = $1`, [accountId, language]));
  }

  /** Disables an account, which ends its sessions and stops its tokens, or enables it again. */
  switch(
    { handle, isDisabled, reason }: AccountSwitch,
    author: Author,
  ): Promise<'unknown' | 'last-administrator' | 'done'> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const administrators = await lockAdministrators(client);
      const account = await lockAccount(manager, handle);
      if (account === null) return 'unknown';
      if (isDisabled && administrators.length === 1 && administrators[0] === account.id) return 'last-administrator';
      if ((account.disabledAt !== null) === isDisabled) return 'done';
      await client.query(`update accounts set disabled_at = $2 where id = $1`, [
        account.id,
        isDisabled ? author.at : null,
      ]);
      if (isDisabled) {
        await deleteSessions(client, account.id);
        await forgetDevices(client, account.id);
      }
      const action = isDisabled ? 'account.disable' : 'account.enable';
      await audit(client, author, { action, subject: account.handle, detail: { reason } });
      return 'done';
    });
  }
}

async function insertAccount(
  client: PoolClient,
  handle: string,
  passwordHash: string | null,
  at: Date,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into accounts (handle, handle_key, password_hash, created_at) values ($1, $2, $3, $4)
     on conflict (handle_key) do nothing returning id`,
    [normaliseHandle(handle), foldHandle(handle), passwordHash, at],
  );
  return rows[0]?.id ?? null;
}

const audit = (
  client: PoolClient,
  { handle: actor, at, requestId }: Author,
  what: { readonly action: AuditAction; readonly subject: string; readonly detail: object },
): Promise<void> => recordAudit(client, { at, actor, requestId, ...what });
