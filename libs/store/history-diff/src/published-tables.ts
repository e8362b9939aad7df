import type { PoolClient } from 'pg';
import type { PointsTableId } from '@quadrant/rules/history-diff';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { copyOut } from '@quadrant/store/database';
import { validAt } from '@quadrant/store/history';

/** A leaderboard as a run published it: rating by row id of the player. */
export async function loadLeaderboard(
  client: PoolClient,
  game: GameTitle,
  category: Category,
  run: number,
): Promise<Map<number, number>> {
  const board = new Map<number, number>();
  const track = `game = '${game}' and category = '${category}'`;
  for await (const tuples of copyOut(
    client,
    `select * from ${validAt('ratings', 'player_id, rating', run, track)} r`,
  )) {
    while (tuples.next()) board.set(tuples.int4(0), tuples.float8(1));
  }
  return board;
}

/** A table of points as a run published it: sum by row id of the player. */
export async function loadPointsTable(
  client: PoolClient,
  { kind, id }: PointsTableId,
  run: number,
): Promise<Map<number, number>> {
  const ofTable = `kind = $2 and coalesce(league_season_id, masters_season) = $3`;
  const { rows } = await client.query<{ player: number; points: number }>(
    `select player_id as player, sum(points)::integer as points
     from ${validAt('awards', 'player_id, points', '$1', ofTable)} a group by player_id order by player_id`,
    [run, kind, id],
  );
  return new Map(rows.map(({ player, points }) => [player, points]));
}
