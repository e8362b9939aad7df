import type { PoolClient } from 'pg';
import {
  BEGIN_OF_HISTORY,
  compareHistory,
  type HistoryPosition,
  openingInstant,
  type OpeningPoints,
  type OpeningRating,
  type Openings,
} from '@quadrant/rules/history';

/** The balances that history begins with: those that are published, those that are asked for, or those of a run. */
export type OpeningsWish = 'published' | 'requested' | number;

const conditionOf = (wish: OpeningsWish): string =>
  wish === 'published'
    ? 'upper_inf(s.in_effect)'
    : wish === 'requested'
      ? 's.taken_back_at is null'
      : `s.in_effect @> ${wish}`;

/** The row id is that of the player who had it. */
export type StoredOpeningRating = OpeningRating & { readonly playerRowId: number };

export interface StoredOpenings extends Openings {
  readonly ratings: readonly StoredOpeningRating[];
}

/** Loads the balances of all players. */
export async function loadOpenings(client: PoolClient, wish: OpeningsWish): Promise<StoredOpenings> {
  const ratings = await client.query<StoredOpeningRating>(
    `select b.player_id as "playerRowId", b.game, b.category, p.public_id as player, b.counts as rating, b.games, b.as_of::text as day
     from opening_balances b join opening_sets s on s.number = b.set_number join players p on p.id = b.player_id
     where b.kind = 'rating' and ${conditionOf(wish)}`,
  );
  const points = await client.query<OpeningPoints>(
    `select p.public_id as player, l.slug as league, b.season, b.counts::integer as points, b.as_of::text as day
     from opening_balances b join opening_sets s on s.number = b.set_number join players p on p.id = b.player_id
       join leagues l on l.id = b.league_id
     where b.kind in ('lifetime', 'season') and ${conditionOf(wish)}`,
  );
  return { ratings: ratings.rows, points: points.rows };
}

/** SQL: selects the row ids of all players with a rating that was brought in, whether it counts or not. */
export const SELECT_OPENED = `select player_id from opening_balances where kind = 'rating'`;

/** Finds the earliest moment at which balances of some players count; null when none were brought in for them. */
export async function findFirstOpening(
  client: PoolClient,
  playerRowIds: readonly number[],
): Promise<HistoryPosition | null> {
  if (playerRowIds.length === 0) return null;
  const { rows } = await client.query<{ day: string | null }>(
    `select min(as_of)::text as day from opening_balances where kind = 'rating' and player_id = any($1)`,
    [playerRowIds],
  );
  const { day } = rows[0]!;
  return day === null ? null : { ...BEGIN_OF_HISTORY, startsAt: openingInstant(day) };
}

/** Tells whether a replay that begins at a position begins early enough to change what was brought in. */
export const beginsBeforeAll = (from: HistoryPosition | null): boolean =>
  from === null || compareHistory(from, BEGIN_OF_HISTORY) <= 0;

/** Notes which balances a run publishes, in its transaction: those that are asked for. */
export async function settleOpenings(client: PoolClient, run: number): Promise<void> {
  await client.query(
    `update opening_sets set in_effect = case when taken_back_at is null then in_effect + int4multirange(int4range($1, null))
       else in_effect * int4multirange(int4range(null, $1)) end
     where upper_inf(in_effect) <> (taken_back_at is null)`,
    [run],
  );
}

/**
 * Lets the balances of an earlier run count again, whose numbers run `run` publishes. Balances that were brought in since
 * wait for the next refresh.
 *
 * @returns whether any changed
 */
export async function restoreOpenings(client: PoolClient, run: number, target: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update opening_sets set in_effect = case when in_effect @> $2::integer then in_effect + int4multirange(int4range($1, null))
       else in_effect * int4multirange(int4range(null, $1)) end
     where upper_inf(in_effect) <> (in_effect @> $2::integer)`,
    [run, target],
  );
  return rowCount !== 0;
}
