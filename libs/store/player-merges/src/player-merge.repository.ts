import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { MergeRefusal } from '@quadrant/rules/player-merges';
import { type TakesEffect, whenPublished } from '@quadrant/rules/corrections';
import { END_OF_HISTORY } from '@quadrant/rules/history';
import { foldHandle } from '@quadrant/rules/tournament';
import { recordAudit, inTransaction } from '@quadrant/store/audit';
import { readHead, isLockTimeout } from '@quadrant/store/database';
import { enqueueChange } from '@quadrant/store/runs';
import { insertPendingChange, removePendingChangesOfMerge, type PendingChange } from '@quadrant/store/history';
import { lockMerges, findFirstPlayed, membersOf } from '@quadrant/store/players';
import { judgeMerge, judgeUndo, type JudgedMerge, type JudgedUndo } from './load-merge.js';
import { findMergingPlayer, lockPlayers, touchPlayers } from './merging-players.js';
import type { MergeCommand, MergeStored, MergeUndoCommand } from './player-merge.js';

/** Merges of players who turned out to be one, and their undoing. A run publishes either. */
@Injectable()
export class PlayerMergeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Asks for a merge in one transaction, or changes nothing; the audit shows the attempt either way. */
  merge(command: MergeCommand): Promise<MergeStored | MergeRefusal> {
    return this.attempt(command, async (client) => {
      await lockPlayers(
        client,
        'in (named_player($1), named_player($2))',
        [command.handle, command.into].map(foldHandle),
      );
      const judged = await judgeMerge(client, command);
      return 'kind' in judged ? refuse(client, command, judged) : request(client, command, judged);
    });
  }

  /** Does the same with the undoing of a merge. One that no run has published yet is taken back at once. */
  undo(command: MergeUndoCommand): Promise<MergeStored | MergeRefusal> {
    return this.attempt(command, async (client) => {
      // This waits for a run that publishes the merge: afterwards it can no longer be taken back.
      await client.query(`select from player_merges where public_id = $1 for no key update`, [command.mergeId]);
      const ofMerge = 'in (select unnest(array[player_id, into_id]) from player_merges where public_id = $1)';
      await lockPlayers(client, ofMerge, [command.mergeId]);
      const judged = await judgeUndo(client, command);
      return 'kind' in judged ? refuse(client, command, judged) : requestUndo(client, command, judged);
    });
  }

  private async attempt(
    command: MergeCommand | MergeUndoCommand,
    work: (client: PoolClient) => Promise<MergeStored | MergeRefusal>,
  ): Promise<MergeStored | MergeRefusal> {
    try {
      return await inTransaction(this.dataSource, async (client) => {
        await lockMerges(client);
        return work(client);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return inTransaction(this.dataSource, (client) => refuse(client, command, { kind: 'publication-busy' }));
    }
  }
}

async function request(client: PoolClient, command: MergeCommand, judged: JudgedMerge): Promise<MergeStored> {
  const { player, into } = judged;
  const { reason, author } = command;
  const { rows } = await client.query<{ rowId: number; mergeId: string }>(
    `insert into player_merges (player_id, into_id, state, actor, reason, requested_at)
     values ($1, $2, 'requested', $3, $4, $5) returning id as "rowId", public_id as "mergeId"`,
    [player.rowId, into.rowId, author.handle, reason, author.at],
  );
  const { rowId, mergeId } = rows[0]!;
  await askForRun(client, command, judged, { kind: 'player-merge', mergeRowId: rowId, mergeId });
  return store(client, command, judged, mergeId, await effectOf(client));
}

async function requestUndo(client: PoolClient, command: MergeUndoCommand, judged: JudgedUndo): Promise<MergeStored> {
  const { mergeRowId, state } = judged;
  const { mergeId, reason, author } = command;
  await client.query(
    `update player_merges set state = $2, undone_by = $3, undo_reason = $4, undo_requested_at = $5 where id = $1`,
    [mergeRowId, state === 'published' ? 'undo-requested' : 'undone', author.handle, reason, author.at],
  );
  if (state === 'requested') {
    await removePendingChangesOfMerge(client, mergeRowId);
    return store(client, command, judged, mergeId, 'never');
  }
  await askForRun(client, command, judged, { kind: 'player-merge-undo', mergeRowId, mergeId });
  return store(client, command, judged, mergeId, await effectOf(client));
}

/** Requests a run from the first tournament of any player that the merge moves. */
async function askForRun(
  client: PoolClient,
  { reason, author }: Pick<MergeCommand, 'reason' | 'author'>,
  { player, merges }: JudgedMerge,
  { kind, mergeRowId, mergeId }: Pick<PendingChange, 'kind' | 'mergeRowId'> & { readonly mergeId: string },
): Promise<void> {
  const position = (await findFirstPlayed(client, membersOf(merges, player.rowId))) ?? END_OF_HISTORY;
  const { handle: actor, at } = author;
  await insertPendingChange(client, { tournamentRowId: null, mergeRowId, kind, position, actor, reason, at });
  // Two jobs are needed, because the end of one would otherwise remove the other.
  await enqueueChange(client, { kind: 'player-merge', mergeId, undo: kind === 'player-merge-undo' });
}

const effectOf = async (client: PoolClient): Promise<TakesEffect> => whenPublished((await readHead(client)).pausedAt);

async function store(
  client: PoolClient,
  command: MergeCommand | MergeUndoCommand,
  { player, into }: JudgedMerge,
  mergeId: string,
  takesEffect: TakesEffect,
): Promise<MergeStored> {
  await touchPlayers(client, [player.rowId, into.rowId]);
  const version = player.version + 1;
  const { reason } = command;
  const done = { reason, merge: mergeId, takesEffect };
  await audit(client, command, player.publicId, { ...done, version, into: into.publicId });
  // The other player changes too, and gets a new version.
  await audit(client, command, into.publicId, { ...done, version: into.version + 1, from: player.publicId });
  return { kind: 'stored', mergeId, player: player.handle, into: into.handle, version, takesEffect };
}

/** A handle that leads to nobody is not kept in the audit: people may have typed anything into an address. */
async function refuse(
  client: PoolClient,
  command: MergeCommand | MergeUndoCommand,
  refusal: MergeRefusal,
): Promise<MergeRefusal> {
  const subject = 'mergeId' in command ? command.mergeId : (await findMergingPlayer(client, command.handle))?.publicId;
  if (subject !== undefined) await audit(client, command, subject, { reason: command.reason, refusal: refusal.kind });
  return refusal;
}

function audit(
  client: PoolClient,
  command: MergeCommand | MergeUndoCommand,
  subject: string,
  detail: object,
): Promise<void> {
  const { handle: actor, at, requestId } = command.author;
  const action = 'mergeId' in command ? 'player.merge-undo' : 'player.merge';
  return recordAudit(client, { at, actor, action, subject, detail, requestId });
}
