import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { REMOVED_LABEL_START } from '@quadrant/rules/tournament';
import { lockAdministrators } from '@quadrant/store/accounts';
import { inTransaction, onConnection, recordAudit, type Author } from '@quadrant/store/audit';
import { isLockTimeout } from '@quadrant/store/database';
import { partFromPlayer, type PlayerAfterwards } from '@quadrant/store/players';
import { ACCOUNT_TABLES } from './account-tables.js';
import {
  DAYS_TO_CHANGE_ONES_MIND,
  type AskedDeletion,
  type DirectedLive,
  type DeletionRefusal,
  type DeletionWaitsFor,
} from './asked-deletion.js';
import { listDirectedLive } from './directed-live.js';

const DAY_MS = 86_400_000;

interface LockedAccount {
  readonly accountId: string;
  readonly handle: string;
  readonly handleKey: string;
  readonly playerId: number | null;
  readonly label: string;
}

const ASKED = `select player, asked_by as "askedBy", asked_at as "askedAt", due_at as "dueAt", waits_for as "waitsFor"
  from account_deletions where account_id = $1`;

/** Deletes accounts, 14 days after somebody asked for it. */
@Injectable()
export class AccountDeletionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null where nobody asked to delete the account. */
  async find(accountId: string): Promise<AskedDeletion | null> {
    const [asked] = await this.dataSource.query<AskedDeletion[]>(ASKED, [accountId]);
    return asked ?? null;
  }

  /** Lists the live tournaments that an account directs alone: it cannot be deleted before somebody else can go on. */
  listDirectedLive(
    account: { readonly accountId: string; readonly handleKey: string },
    now: Date,
  ): Promise<DirectedLive[]> {
    return onConnection(this.dataSource, (client) => listDirectedLive(client, account, now));
  }

  /**
   * Notes that an account will be deleted.
   *
   * @param player what becomes of its player. An account without one needs no choice
   */
  ask(
    accountId: string,
    player: PlayerAfterwards | null,
    { handle: actor, at, requestId }: Author,
  ): Promise<AskedDeletion | DeletionRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const administrators = await lockAdministrators(client);
      const account = await lock(client, accountId);
      if (account === null) return { kind: 'deletion-asked' };
      const { rowCount } = await client.query(`select from account_deletions where account_id = $1`, [accountId]);
      if (rowCount !== 0) return { kind: 'deletion-asked' };
      if (account.playerId !== null && player === null) return { kind: 'player-choice-needed' };
      if (await isLastAdministrator(client, accountId, administrators, true)) return { kind: 'last-administrator' };
      const tournaments = await listDirectedLive(client, account, at);
      if (tournaments.length > 0) return { kind: 'directs-live', tournaments };
      const afterwards = account.playerId === null ? null : player;
      const dueAt = new Date(at.getTime() + DAYS_TO_CHANGE_ONES_MIND * DAY_MS);
      await client.query(
        `insert into account_deletions (account_id, player, asked_by, asked_at, due_at) values ($1, $2, $3, $4, $5)`,
        [accountId, afterwards, actor, at, dueAt],
      );
      const detail = { player: afterwards, dueAt };
      await recordAudit(client, {
        ...{ at, actor, requestId, detail },
        ...{ action: 'account.ask-deletion', subject: account.handle },
      });
      return { player: afterwards, askedBy: actor, askedAt: at, dueAt, waitsFor: null };
    });
  }

  /** Takes the request for a deletion back, so the account is kept. */
  takeBack(accountId: string, { handle: actor, at, requestId }: Author): Promise<'done' | DeletionRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const account = await lock(client, accountId);
      const { rowCount } = await client.query(`delete from account_deletions where account_id = $1`, [accountId]);
      if (account === null || rowCount === 0) return { kind: 'deletion-not-asked' };
      await recordAudit(client, {
        ...{ at, actor, requestId, detail: {} },
        ...{ action: 'account.keep', subject: account.handle },
      });
      return 'done';
    });
  }

  /** Lists the accounts whose 14 days are over, the longest first. */
  async listDue(now: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select account_id as id from account_deletions where due_at <= $1 order by due_at, account_id`,
      [now],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes an account that is due, in one transaction, or notes what it waits for. Killed in the middle, it changes
   * nothing, and is called again.
   *
   * @returns `not-due` when somebody took it back, or another worker did it
   */
  async carryOut(accountId: string, now: Date): Promise<'done' | 'not-due' | DeletionWaitsFor> {
    try {
      return await inTransaction(this.dataSource, (client) => deleteAccount(client, accountId, now));
    } catch (error) {
      const waitsFor = error instanceof Waits ? error.reason : isLockTimeout(error) ? 'publication' : null;
      if (waitsFor === null) throw error;
      await this.dataSource.query(`update account_deletions set waits_for = $2 where account_id = $1`, [
        accountId,
        waitsFor,
      ]);
      return waitsFor;
    }
  }
}

/** It rolls the deletion back. */
class Waits extends Error {
  constructor(readonly reason: DeletionWaitsFor) {
    super(reason);
  }
}

async function deleteAccount(client: PoolClient, accountId: string, now: Date): Promise<'done' | 'not-due'> {
  const { rows } = await client.query<{ player: PlayerAfterwards | null }>(
    `select player from account_deletions where account_id = $1 and due_at <= $2 for update`,
    [accountId, now],
  );
  const [asked] = rows;
  if (asked === undefined) return 'not-due';
  // Every deletion takes the locks of names before those of accounts, as changes of players do.
  const seen = (await read(client, accountId))!;
  // A player that was claimed after the deletion was asked for is hidden: this can be undone, and the person did not choose.
  const player = seen.playerId === null ? null : (asked.player ?? 'hide');
  const parted = await partFromPlayer(client, { ...seen, player }, now);
  if (parted === 'merge-waits') throw new Waits('player-merge');
  const administrators = await lockAdministrators(client);
  const account = (await lock(client, accountId))!;
  if (await isLastAdministrator(client, accountId, administrators, false)) throw new Waits('last-administrator');
  if ((await listDirectedLive(client, account, now)).length > 0) throw new Waits('live-tournament');
  await forgetRows(client, accountId);
  await client.query(
    `update accounts set handle = $2, handle_key = $2, password_hash = null, language = null, player_id = null, removed_player_id = null,
       last_signed_in_at = null, disabled_at = coalesce(disabled_at, $3), deleted_at = $3 where id = $1`,
    [accountId, account.label, now],
  );
  await recordAudit(client, {
    ...{ at: now, actor: 'schedule', requestId: null },
    ...{ action: 'account.delete', subject: account.label, detail: { player } },
  });
  return 'done';
}

async function forgetRows(client: PoolClient, accountId: string): Promise<void> {
  // Reports and repeated requests refer to the token that sent them.
  const tokens = `(select id from tokens where account_id = $1)`;
  for (const table of ['submissions', 'held_reports']) {
    await client.query(`update ${table} set token_id = null where token_id in ${tokens}`, [accountId]);
  }
  await client.query(`delete from idempotency_keys where holder_id in ${tokens}`, [accountId]);
  await client.query(`delete from usage_counts where subject = $1`, [accountId]);
  for (const { table, columns, atDeletion } of ACCOUNT_TABLES) {
    if (atDeletion === 'keep') continue;
    const [column] = columns;
    await client.query(
      atDeletion === 'delete'
        ? `delete from ${table} where ${column} = $1`
        : `update ${table} set ${column} = null where ${column} = $1`,
      [accountId],
    );
  }
}

const FACTS = `select a.id as "accountId", a.handle, a.handle_key as "handleKey", a.player_id as "playerId",
  player_label('${REMOVED_LABEL_START}', a.id) as label from accounts a where a.id = $1 and a.deleted_at is null`;

async function lock(client: PoolClient, accountId: string): Promise<LockedAccount | null> {
  await client.query(`select from accounts where id = $1 for update`, [accountId]);
  return (await read(client, accountId)) ?? null;
}

async function read(client: PoolClient, accountId: string): Promise<LockedAccount | undefined> {
  const { rows } = await client.query<LockedAccount>(FACTS, [accountId]);
  return rows[0];
}

/** @param countsLeaving whether administrators who are about to be deleted count as gone already */
async function isLastAdministrator(
  client: PoolClient,
  accountId: string,
  administrators: readonly string[],
  countsLeaving: boolean,
): Promise<boolean> {
  if (!administrators.includes(accountId)) return false;
  const others = administrators.filter((id) => id !== accountId);
  if (!countsLeaving) return others.length === 0;
  const { rows } = await client.query<{ staying: number }>(
    `select count(*)::integer as staying from unnest($1::uuid[]) o (id)
     where not exists (select from account_deletions d where d.account_id = o.id)`,
    [others],
  );
  return rows[0]!.staying === 0;
}
