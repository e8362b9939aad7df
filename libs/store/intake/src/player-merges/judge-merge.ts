import type { PoolClient } from 'pg';
import { may, placeOf, type Principal, type VersionChanged } from '@quadrant/rules/permissions';
import { checkVersion } from '@quadrant/store/audit';
import { loadMerges, membersOf, type PlayerMergeState, type StoredMerges } from '@quadrant/store/people';
import { findMergingPlayer, getMergingPlayer, listEntered, type MergingPlayer } from './merging-players.js';
import type { MergeCommand, MergeRefusal, MergeUndoCommand } from './player-merge.js';

/** A merge that nothing forbids. */
export interface JudgedMerge {
  readonly player: MergingPlayer;
  readonly into: MergingPlayer;
  readonly merges: StoredMerges;
}

/** An undoing that nothing forbids. */
export interface JudgedUndo extends JudgedMerge {
  readonly mergeRowId: number;
  readonly state: 'requested' | 'published';
}

/** The players of a merge, or why it is refused; the same for a preview and for the merge itself. */
export async function judgeMerge(client: PoolClient, command: MergeCommand): Promise<JudgedMerge | MergeRefusal> {
  const player = await findMergingPlayer(client, command.handle);
  if (player === null || isWithheld(command.actor, player)) return { kind: 'player-not-found', handle: command.handle };
  const into = await findMergingPlayer(client, command.into);
  if (into === null || isWithheld(command.actor, into)) return { kind: 'player-target-unknown', handle: command.into };
  if (!mayMerge(command.actor, player, into)) return { kind: 'not-your-player' };
  const changed = await checkPlayerVersion(client, player, command.versions);
  if (changed !== null) return changed;
  if (player.rowId === into.rowId) return { kind: 'player-merge-into-itself' };
  if (player.mergedInto !== null) return { kind: 'player-already-merged', into: player.mergedInto };
  // That they may be merged into the one who is to be merged themselves is a circle, and forbidden with the rest.
  if (into.mergedInto !== null) return { kind: 'player-target-merged', into: into.mergedInto };
  const anonymised = [player, into].find(({ anonymisedAt }) => anonymisedAt !== null);
  if (anonymised !== undefined) return { kind: 'player-anonymised', handle: anonymised.handle };
  const merges = await loadMerges(client);
  const tournaments = await listEntered(client, membersOf(merges, player.rowId), membersOf(merges, into.rowId));
  if (tournaments.length > 0) return { kind: 'players-have-met', tournaments };
  return { player, into, merges };
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

/** Both have to be theirs to decide about. */
const mayMerge = (actor: Principal, ...players: readonly MergingPlayer[]): boolean =>
  players.every(({ country, region }) => may(actor, 'player.merge', { place: placeOf(country, region) }).allowed);

/** Who is hidden is nobody to those who may not merge them. */
const isWithheld = (actor: Principal, player: MergingPlayer): boolean => player.isHidden && !mayMerge(actor, player);

const checkPlayerVersion = (
  client: PoolClient,
  { publicId: key, version }: MergingPlayer,
  versions: readonly number[] | null,
): Promise<VersionChanged | null> => checkVersion(client, 'player', { key, version }, versions);
