import type { PoolClient } from 'pg';
import type { EnteredTournament, MergeRefusal } from '@quadrant/rules/player-merges';
import { type TakesEffect, whenPublished } from '@quadrant/rules/corrections';
import { END_OF_HISTORY, type HistoryPosition, type Identities } from '@quadrant/rules/history';
import {
  judgeMerge,
  judgeUndo,
  type JudgedMerge,
  listEntered,
  type MergeCommand,
  type MergeUndoCommand,
} from '@quadrant/store/player-merges';
import { findFirstPlayed, membersOf } from '@quadrant/store/players';

export interface PreviewedMerge {
  readonly kind: 'previewed';
  /** They are handles. */
  readonly player: string;
  readonly into: string;
  readonly version: number;
  readonly takesEffect: TakesEffect;
  /** The merged player, or anybody who counts as them, has an entry in these. */
  readonly tournaments: readonly EnteredTournament[];
  /** The position of the first of them that is published. */
  readonly from: HistoryPosition;
  /** Says which player each player would count as in what is published. */
  readonly identities: Identities;
}

/** Says what a merge would do, without requesting it. */
export async function previewMerge(
  client: PoolClient,
  command: MergeCommand,
  pausedAt: Date | null,
): Promise<PreviewedMerge | MergeRefusal> {
  const judged = await judgeMerge(client, command);
  if ('kind' in judged) return judged;
  const { player, into, merges } = judged;
  return previewIdentities(client, judged, merges.published.with(player.rowId, into.rowId), whenPublished(pausedAt));
}

/** Says what the undoing of a merge would do, without requesting it. */
export async function previewMergeUndo(
  client: PoolClient,
  command: MergeUndoCommand,
  pausedAt: Date | null,
): Promise<PreviewedMerge | MergeRefusal> {
  const judged = await judgeUndo(client, command);
  if ('kind' in judged) return judged;
  const { player, merges, state } = judged;
  if (state === 'requested') return previewIdentities(client, judged, merges.published, 'never');
  return previewIdentities(client, judged, merges.published.without(player.rowId), whenPublished(pausedAt));
}

async function previewIdentities(
  client: PoolClient,
  { player, into, merges }: JudgedMerge,
  identities: Identities,
  takesEffect: TakesEffect,
): Promise<PreviewedMerge> {
  const moved = membersOf(merges, player.rowId);
  return {
    kind: 'previewed',
    player: player.handle,
    into: into.handle,
    version: player.version,
    takesEffect,
    tournaments: await listEntered(client, moved, null),
    from: (await findFirstPlayed(client, moved)) ?? END_OF_HISTORY,
    identities,
  };
}
