import type { PoolClient } from 'pg';
import type { PlayerAward, PlayerChange, PointsTableId, TournamentSide } from '@quadrant/outcome';
import type { Category } from '@quadrant/tournament';
import { validAt } from './valid-at.js';

/**
 * What a run published of some tournaments, players by row id; a tournament that it did not publish is missing.
 *
 * @param run 0: nothing was published
 */
export async function loadPublishedSides(
  client: PoolClient,
  tournamentRowIds: readonly number[],
  run: number,
): Promise<Map<number, TournamentSide>> {
  const sides = new Map<number, { readonly changes: PlayerChange[]; readonly awards: PlayerAward[] }>();
  if (tournamentRowIds.length === 0 || run === 0) return sides;
  const ofThem = 'tournament_id = any($2)';
  const outcomes = await client.query<{ id: number }>(
    `select tournament_id as id from ${validAt('outcomes', 'tournament_id', '$1', ofThem)} o`,
    [run, tournamentRowIds],
  );
  for (const { id } of outcomes.rows) sides.set(id, { changes: [], awards: [] });
  const changes = await client.query<[id: number, Category, player: number, before: number, after: number]>({
    rowMode: 'array',
    text: `select * from ${validAt('rating_changes', 'tournament_id, category, player_id, before, after', '$1', ofThem)} c`,
    values: [run, tournamentRowIds],
  });
  for (const [id, category, player, before, after] of changes.rows) {
    sides.get(id)?.changes.push({ category, player, before, after });
  }
  const columns =
    'tournament_id, kind, coalesce(league_season_id, masters_season, 0) as table_id, player_id, place, points';
  // Somebody may have several bonuses of one tournament: they count together.
  const awards = await client.query<[id: number, PointsTableId['kind'], table: number, number, number, number]>({
    rowMode: 'array',
    text: `select tournament_id, kind, table_id, player_id, place, sum(points)::integer
      from ${validAt('awards', columns, '$1', ofThem)} a group by 1, 2, 3, 4, 5`,
    values: [run, tournamentRowIds],
  });
  for (const [id, kind, table, player, place, points] of awards.rows) {
    sides.get(id)?.awards.push({ table: { kind, id: table }, player, place, points });
  }
  return sides;
}
