import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { may } from '@quadrant/rules/permissions';
import { replaceHandles } from '@quadrant/rules/report';
import { foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import type { AuditAction } from '@quadrant/rules/events';
import { checkVersion, inTransaction, recordAudit, UNKNOWN_SUBJECT } from '@quadrant/store/audit';
import { isLockTimeout } from '@quadrant/store/database';
import { searchNameOf } from './names/search-name.js';
import { applyChange } from './apply-change.js';
import { claimHandle, findLookAlike } from './handles.js';
import { keyOfPlayer } from './own-player.js';
import {
  CHANGE_ACTIONS,
  type ChangeCommand,
  type PlayerChanged,
  type PlayerCommand,
  type PlayerRecord,
  type PlayerRefusal,
  type RegisterCommand,
} from './player-change.js';
import { findHiddenNames } from './withheld-names.js';
import { loadPlayer, lockPlayer, playerSubject, recordOf, type StoredPlayer } from './stored-player.js';

// @row 153
/** Stores players: their facts, their handles, and whether they are shown. */
@Injectable()
export class PlayerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes a player before any report names them; the audit shows the attempt in either case. */
  register(command: RegisterCommand): Promise<PlayerChanged | PlayerRefusal> {
    return inTransaction(this.dataSource, (client) => registerPlayer(client, command));
  }

  /**
   * Finds the player that a handle leads to, shown or hidden, for people who may change them.
   *
   * @returns null for a handle that leads to nobody, or to a player whose name was removed
   */
  async find(handle: string): Promise<PlayerRecord | null> {
    const [led] = await this.dataSource.query<{ rowId: number | null }[]>(`select find_player($1) as "rowId"`, [
      keyOfPlayer(handle),
    ]);
    if (led?.rowId == null) return null;
    const { rowId } = led;
    const player = await inTransaction(this.dataSource, (client) => loadPlayer(client, rowId));
    return player.isAnonymised ? null : recordOf(player);
  }

  /** Counts the tournaments that name a player now, and the other players of these. Merged players count as one. */
  async countMet(handle: string): Promise<{ readonly tournaments: number; readonly others: number }> {
    const [met] = await this.dataSource.query<{ tournaments: number; others: number }[]>(
      `with own as (select q.id from players q where q.counts_as = (select counts_as from players where id = find_player($1)))
       select count(distinct t.id)::integer as tournaments, count(distinct p.counts_as)::integer as others
       from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
         left join entries o on o.submission_id = s.id and o.player_id not in (select id from own)
         left join players p on p.id = o.player_id
       where s.id in (select submission_id from entries where player_id in (select id from own))`,
      [keyOfPlayer(handle)],
    );
    return met!;
  }

  /** Returns how names of people who are hidden now are replaced in a text. */
  async hidingOfTexts(): Promise<(text: string) => string> {
    const names = await findHiddenNames(this.dataSource);
    return (text) => names.showText(text);
  }

  /** Changes a player in one transaction, or changes nothing; the audit shows the attempt in either case. */
  async change(command: ChangeCommand): Promise<PlayerChanged | PlayerRefusal> {
    try {
      return await inTransaction(this.dataSource, (client) => changeOnce(client, command));
    } catch (error) {
      if (error instanceof Refused) return this.refuse(command, error.player, error.refusal);
      if (isLockTimeout(error)) return this.refuse(command, null, { kind: 'publication-busy' });
      throw error;
    }
  }

  /** Notes a refusal in the audit, after the change was rolled back. */
  private async refuse(
    command: ChangeCommand,
    player: StoredPlayer | null,
    refusal: PlayerRefusal,
  ): Promise<PlayerRefusal> {
    const { reason, change } = command;
    const detail = { reason, refused: refusal.kind };
    await inTransaction(this.dataSource, (client) =>
      audit(client, command, `player.${change.kind}`, player?.id ?? UNKNOWN_SUBJECT, detail),
    );
    return refusal;
  }
}

class Refused extends Error {
  constructor(
    readonly player: StoredPlayer | null,
    readonly refusal: PlayerRefusal,
  ) {
    super(refusal.kind);
  }
}

/** Does the same in a transaction that does more. */
export async function registerPlayer(
  client: PoolClient,
  command: RegisterCommand,
): Promise<PlayerChanged | PlayerRefusal> {
  const { facts, reason, at } = command;
  const { handle, name, country, region } = facts;
  const { rows } = await client.query<{ rowId: number }>(
    `select nextval(pg_get_serial_sequence('players', 'id'))::integer as "rowId"`,
  );
  const { rowId } = rows[0]!;
  const refusal =
    (await findLookAlike(client, handle, null)) ?? (await claimHandle(client, rowId, handle, 'current', at));
  if (refusal !== null) {
    await audit(client, command, 'player.register', UNKNOWN_SUBJECT, { reason, refused: refusal.kind });
    return refusal;
  }
  await client.query(
    `insert into players (id, counts_as, handle, handle_key, name, search_name, country, region, created_at)
       overriding system value values ($1, $1, $2, $3, $4, $5, $6, $7, $8)`,
    [rowId, normaliseHandle(handle), foldHandle(handle), name, searchNameOf(facts), country, region, at],
  );
  const player = recordOf(await loadPlayer(client, rowId));
  await audit(client, command, 'player.register', player.id, { reason, version: 1, after: facts });
  return { kind: 'changed', player };
}

async function changeOnce(client: PoolClient, command: ChangeCommand): Promise<PlayerChanged> {
  const { handle, change, reason, author, versions, at } = command;
  const before = await lockPlayer(client, handle);
  if (before === null || before.isAnonymised) throw new Refused(before, { kind: 'player-not-found' });
  const refusal =
    (may(author, CHANGE_ACTIONS[change.kind], playerSubject(before)).allowed ? null : notYours(before)) ??
    (await checkVersion(client, 'player', { key: before.id, version: before.version }, versions)) ??
    (await applyChange(client, before, change, at));
  if (refusal !== null) throw new Refused(before, refusal);

  const action = `player.${change.kind}` as const;
  const after = await loadPlayer(client, before.rowId);
  if (change.kind === 'anonymise') return tellAnonymised(client, command, before, after);
  const changed = tellChanges(before, after);
  if (changed === null) {
    await audit(client, command, action, before.id, { reason, unchanged: true });
    return { kind: 'changed', player: recordOf(before) };
  }
  const version = await raiseVersion(client, before);
  await audit(client, command, action, before.id, { reason, version, ...changed });
  return { kind: 'changed', player: { ...recordOf(after), version } };
}

/** The removed name must not be kept here, even where somebody wrote it. */
async function tellAnonymised(
  client: PoolClient,
  command: ChangeCommand,
  before: StoredPlayer,
  after: StoredPlayer,
): Promise<PlayerChanged> {
  const { handle } = after;
  const names = [before.handle, ...before.aliases, ...before.formerHandles, before.name].filter(
    (name) => name !== null,
  );
  const reason = replaceHandles(command.reason, new Map(names.map((name) => [foldHandle(name), handle])));
  const version = await raiseVersion(client, before);
  await audit(client, command, 'player.anonymise', before.id, {
    reason,
    version,
    after: { handle, isAnonymised: true },
  });
  return { kind: 'changed', player: { ...recordOf(after), version } };
}

async function raiseVersion(client: PoolClient, { rowId, version }: StoredPlayer): Promise<number> {
  await client.query(`update players set version = version + 1 where id = $1`, [rowId]);
  return version + 1;
}

/** A hidden player does not exist for people who may not see them. */
const notYours = ({ isHidden }: StoredPlayer): PlayerRefusal => ({
  kind: isHidden ? 'player-not-found' : 'not-your-player',
});

const FACTS = ['handle', 'name', 'country', 'region', 'aliases', 'formerHandles', 'isHidden'] as const;

function tellChanges(before: StoredPlayer, after: StoredPlayer): { before: object; after: object } | null {
  const changed = FACTS.filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]));
  if (changed.length === 0) return null;
  const pick = (from: StoredPlayer) => Object.fromEntries(changed.map((fact) => [fact, from[fact]]));
  return { before: pick(before), after: pick(after) };
}

function audit(
  client: PoolClient,
  command: PlayerCommand,
  action: AuditAction,
  subject: string,
  detail: object,
): Promise<void> {
  const { author, at, requestId } = command;
  return recordAudit(client, { at, actor: author.handle, action, subject, detail, requestId });
}
