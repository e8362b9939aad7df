import type { PoolClient } from 'pg';
import type { DiffCauseKind } from '@quadrant/rules/history-diff';
import type { HistoryPosition } from '@quadrant/rules/history';
import type { GameTitle } from '@quadrant/rules/tournament';
import type { HistoryRange } from '@quadrant/store/history';

/** A published tournament that the compared history no longer has. */
export interface GoneTournament {
  readonly tournamentRowId: number;
  readonly game: GameTitle;
  readonly position: HistoryPosition;
  readonly cause: DiffCauseKind;
}

/**
 * Lists the tournaments that a refresh would close, in the order of history. In a live range, those are only the named
 * ones.
 *
 * @param others row ids of tournaments that are thought away
 */
export async function listGoneTournaments(
  client: PoolClient,
  range: HistoryRange,
  others: readonly number[],
): Promise<GoneTournament[]> {
  // A live run reads every tournament that is rated, so only the named tournaments are gone.
  if (range.kind !== 'refresh' && others.length === 0) return [];
  const { rows } = await client.query<{ id: number; game: GameTitle; startsAt: Date; key: string; merged: boolean }>(
    `select t.id, k.game, o.starts_at as "startsAt", o.key, t.merged_into is not null as merged
     from (select id from tournaments where $1 and due_revision is null union select unnest($2::integer[])) gone
       join tournaments t using (id) join outcomes o on o.tournament_id = t.id join scorecards k using (submission_id)
     order by o.starts_at, o.key`,
    [range.kind === 'refresh', others],
  );
  return rows.map(({ id, game, startsAt, key, merged }) => ({
    tournamentRowId: id,
    game,
    position: { startsAt: startsAt.getTime(), key },
    cause: merged ? 'merge' : 'withdrawal',
  }));
}
