import type { PoolClient } from 'pg';
import { mayMerge, refuseMerge, type MergeRefusal } from '@quadrant/rules/player-merges';
import type { VersionChanged } from '@quadrant/rules/permissions';
import { checkVersion } from '@quadrant/store/audit';
import { loadMerges, membersOf, type PlayerMergeState, type StoredMerges } from '@quadrant/store/players';
import { findMergingPlayer, getMergingPlayer, listEntered, type MergingPlayer } from './merging-players.js';
import type { MergeCommand, MergeUndoCommand } from './player-merge.js';

export interface JudgedMerge {
  readonly player: MergingPlayer;
  readonly into: MergingPlayer;
  readonly merges: StoredMerges;
}

export interface JudgedUndo extends JudgedMerge {
  readonly mergeRowId: number;
  readonly state: 'requested' | 'published';
}

/** The players of a merge, or why it is refused; the same for a preview and for the merge itself. */
export async function judgeMerge(client: PoolClient, command: MergeCommand): Promise<JudgedMerge | MergeRefusal> {
  const player = await findMergingPlayer(client, command.handle);
  const into = await findMergingPlayer(client, command.into);
  const merges = await loadMerges(client);
  const judged = refuseMerge(command, {
    player,
    into,
    versionChanged: player && (await checkPlayerVersion(client, player, command.versions)),
    met:
      player === null || into === null
        ? []
        : await listEntered(client, membersOf(merges, player.rowId), membersOf(merges, into.rowId)),
  });
  return judged.kind === 'allowed' ? { player: judged.player, into: judged.into, merges } : judged;
}

/** The players of a merge that is to be undone, or why it is not. */
export async function judgeUndo(client: PoolClient, command: MergeUndoCommand): Promise<JudgedUndo | MergeRefusal> {
  const { rows } = await client.query<{
    rowId: number;
    state: PlayerMergeState;
    player: number;
    into: number;
    undoneAt: Date;
  }>(
    `select id as "rowId", state, player_id as player, into_id as into, undo_requested_at as "undoneAt"
     from player_merges where public_id = $1`,
    [command.mergeId],
  );
  const merge = rows[0];
  if (merge === undefined) return { kind: 'player-merge-not-found' };
  const { rowId: mergeRowId, state, undoneAt } = merge;
  const player = await getMergingPlayer(client, merge.player);
  const into = await getMergingPlayer(client, merge.into);
  if (!mayMerge(command.actor, player, into)) return { kind: 'not-your-player' };
  const changed = await checkPlayerVersion(client, player, command.versions);
  if (changed !== null) return changed;
  if (state === 'undone' || state === 'undo-requested') return { kind: 'player-merge-undone', at: undoneAt };
  return { player, into, merges: await loadMerges(client), mergeRowId, state };
}

const checkPlayerVersion = (
  client: PoolClient,
  { publicId: key, version }: MergingPlayer,
  versions: readonly number[] | null,
): Promise<VersionChanged | null> => checkVersion(client, 'player', { key, version }, versions);
