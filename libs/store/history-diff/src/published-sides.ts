import type { PoolClient } from 'pg';
import type { Award } from '@quadrant/rules/leagues';
import type { WonBadge, WonEntitlement } from '@quadrant/rules/prizes';
import {
  tellPrizes,
  type PlayerAward,
  type PlayerChange,
  type PlayerPrize,
  type PointsTableId,
  type TournamentSide,
} from '@quadrant/rules/history-diff';
import type { Category } from '@quadrant/rules/tournament';
import { validAt } from '@quadrant/store/history';

/**
 * Loads what a run published of some tournaments, with row ids as players. A tournament that it did not publish is
 * missing.
 *
 * @param run 0: nothing was published
 */
export async function loadPublishedSides(
  client: PoolClient,
  tournamentRowIds: readonly number[],
  run: number,
): Promise<Map<number, TournamentSide>> {
  const sides = new Map<number, OpenSide>();
  if (tournamentRowIds.length === 0 || run === 0) return sides;
  const ofThem = 'tournament_id = any($2)';
  const outcomes = await client.query<{ id: number }>(
    `select tournament_id as id from ${validAt('outcomes', 'tournament_id', '$1', ofThem)} o`,
    [run, tournamentRowIds],
  );
  for (const { id } of outcomes.rows) sides.set(id, { changes: [], awards: [], prizes: [] });
  const changes = await client.query<[id: number, Category, player: number, before: number, after: number]>({
    rowMode: 'array',
    text: `select * from ${validAt('rating_changes', 'tournament_id, category, player_id, before, after', '$1', ofThem)} c`,
    values: [run, tournamentRowIds],
  });
  for (const [id, category, player, before, after] of changes.rows) {
    sides.get(id)?.changes.push({ category, player, before, after });
  }
  const columns =
    'tournament_id, kind, coalesce(league_season_id, masters_season, 0) as table_id, player_id, place, points, phase';
  // A player may have several bonuses from one tournament: they are added up.
  const awards = await client.query<
    [number, PointsTableId['kind'], number, number, number, number, Award['phase'], string | null]
  >({
    rowMode: 'array',
    text: `select tournament_id, kind, table_id, player_id, place, sum(points)::integer, phase,
        case when kind <> 'masters' then (select l.slug from league_seasons s join leagues l on l.id = s.league_id where s.id = table_id) end
      from ${validAt('awards', columns, '$1', ofThem)} a group by 1, 2, 3, 4, 5, 7`,
    values: [run, tournamentRowIds],
  });
  for (const [id, kind, table, player, place, points, phase, league] of awards.rows) {
    sides.get(id)?.awards.push({ table: { kind, id: table }, player, place, points, phase, league });
  }
  await addPrizes(client, sides, tournamentRowIds, run);
  return sides;
}

interface OpenSide {
  readonly changes: PlayerChange[];
  readonly awards: PlayerAward[];
  readonly prizes: PlayerPrize[];
}

async function addPrizes(
  client: PoolClient,
  sides: ReadonlyMap<number, OpenSide>,
  tournamentRowIds: readonly number[],
  run: number,
): Promise<void> {
  const ofThem = 'tournament_id = any($2)';
  const worth = `into_kind as "into", edition, continent, earned_byes as "earnedByes", head_start as "headStart"`;
  const columns = `tournament_id as id, ordinal, player_id as entry, place, rule, section`;
  const entitlements = await client.query<WonEntitlement & Placed>(
    `select * from ${validAt('entitlements', `${columns}, ${worth}`, '$1', ofThem)} e order by place, ordinal`,
    [run, tournamentRowIds],
  );
  const badges = await client.query<WonBadge & Placed>(
    `select * from ${validAt('badges', `${columns}, badge`, '$1', ofThem)} b order by place, ordinal`,
    [run, tournamentRowIds],
  );
  // Rows name the player where the rules name an entry.
  const playerOf = (player: number) => player;
  for (const { id, ...row } of entitlements.rows) {
    sides.get(id)?.prizes.push(...tellPrizes({ entitlements: [row], badges: [] }, playerOf));
  }
  for (const { id, ...row } of badges.rows) {
    sides.get(id)?.prizes.push(...tellPrizes({ entitlements: [], badges: [row] }, playerOf));
  }
}

interface Placed {
  readonly id: number;
}
