import type { PoolClient } from 'pg';
import { type HistoryPosition, Identities } from '@quadrant/rules/history';

/** A merge is requested, then published; its undoing is requested, then done. */
export const PLAYER_MERGE_STATES = ['requested', 'published', 'undo-requested', 'undone'] as const;
export type PlayerMergeState = (typeof PLAYER_MERGE_STATES)[number];

/** A merge that the next run publishes or undoes. */
export interface UnsettledMerge {
  readonly rowId: number;
  /** It is the public id of the merge. */
  readonly id: string;
  readonly state: 'requested' | 'undo-requested';
  readonly playerRowId: number;
  /** The handle of the person who requested it, or its undoing. */
  readonly requestedBy: string;
  readonly reason: string;
}

/** The merges of players that are not undone. */
export interface StoredMerges {
  /** Says which player each player counts as, in what is published. */
  readonly published: Identities;
  /** Says which player each player will count as once all requests are published. */
  readonly requested: Identities;
  /** They are in the order of their requests. */
  readonly unsettled: readonly UnsettledMerge[];
}

interface Row extends Omit<UnsettledMerge, 'state'> {
  readonly intoRowId: number;
  readonly state: Exclude<PlayerMergeState, 'undone'>;
}

export async function loadMerges(client: PoolClient): Promise<StoredMerges> {
  const { rows } = await client.query<Row>(
    `select id as "rowId", public_id as id, state, player_id as "playerRowId", into_id as "intoRowId",
       coalesce(undone_by, actor) as "requestedBy", coalesce(undo_reason, reason) as reason
     from player_merges where state <> 'undone' order by id`,
  );
  const identitiesOf = (...states: PlayerMergeState[]) =>
    new Identities(
      new Map(
        rows
          .filter(({ state }) => states.includes(state))
          .map(({ playerRowId, intoRowId }) => [playerRowId, intoRowId]),
      ),
    );
  return {
    published: identitiesOf('published', 'undo-requested'),
    requested: identitiesOf('requested', 'published'),
    unsettled: rows.flatMap(({ intoRowId: _, state, ...row }) => (state === 'published' ? [] : [{ ...row, state }])),
  };
}

/** Says which player each of these players will count as once all requests are published. */
export async function loadRequestedIdentities(
  client: PoolClient,
  playerRowIds: readonly number[],
): Promise<Identities> {
  if (playerRowIds.length === 0) return new Identities(new Map());
  const { rows } = await client.query<[player: number, into: number]>({
    rowMode: 'array',
    text: `with recursive merged as (
        select player_id, into_id from player_merges where player_id = any($1) and state in ('requested', 'published')
        union select m.player_id, m.into_id from merged d join player_merges m on m.player_id = d.into_id
          where m.state in ('requested', 'published'))
      select player_id, into_id from merged`,
    values: [playerRowIds],
  });
  return new Identities(new Map(rows));
}

/** Lists everybody who counts as a player now, or will: a merge of the player moves all of them. */
export const membersOf = ({ published, requested }: StoredMerges, rowId: number): number[] => [
  ...new Set([...published.listMembers(rowId), ...requested.listMembers(rowId)]),
];

/** Finds the position of the players' first published tournament; null when they have none. */
export async function findFirstPlayed(
  client: PoolClient,
  playerRowIds: readonly number[],
): Promise<HistoryPosition | null> {
  if (playerRowIds.length === 0) return null;
  const { rows } = await client.query<{ startsAt: Date; key: string }>(
    `select o.starts_at as "startsAt", o.key from entries e join outcomes o using (submission_id)
     where e.player_id = any($1) order by o.starts_at, o.key limit 1`,
    [playerRowIds],
  );
  return rows[0] ? { startsAt: rows[0].startsAt.getTime(), key: rows[0].key } : null;
}
