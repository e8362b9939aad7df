import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  CHAMPIONS_LEAGUE_POINTS,
  pairStandardBracket,
  pointsCutOff,
  rankChampionsLeague,
  type LeagueCareer,
} from '@quadrant/rules/leagues';
import { foldHandle } from '@quadrant/rules/tournament';
import { readSnapshot } from '@quadrant/store/database';
import { loadChampionshipDays } from '@quadrant/store/prizes';
import { type PublishedRows, rowsAt } from '../season-view/season-tournaments.js';
import type { ShownIdentity } from '../season-view/league-season.js';
import { pastOf, type View, readHeadRun } from '@quadrant/store/history';
import type { ChampionsLeagueBracket, ChampionsLeagueSeeds, EligiblePlayer } from './champions-league.js';

/** Lists the players who may enter the Champions League (000, 12.7), and pairs their first round. */
@Injectable()
export class ChampionsLeagueReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param today `YYYY-MM-DD`
   * @param asked local calendar date (`YYYY-MM-DD`) up to which league points count; null: the day before the Champions
   *   League, or today while that has not come
   * @param past the points that are shown; null: of today. The days of the championships are those that are known today
   */
  find(
    year: number,
    today: string,
    asked: string | null = null,
    past: View | null = null,
  ): Promise<ChampionsLeagueSeeds> {
    return readSnapshot(this.dataSource, async (client) => {
      const cutOff = pointsCutOff(await loadChampionshipDays(client, year));
      const isOpen = today <= cutOff.until;
      const until = asked ?? (isOpen ? today : cutOff.until);
      const seeds = seedsOf(year, await loadCareers(client, until, past));
      const players = seeds.map(({ player }) => player);
      return { year, until, cutOff, isOpen, pointsAsked: CHAMPIONS_LEAGUE_POINTS, players };
    });
  }

  /**
   * Pairs the first round of the players who attend, or names those of them who may not enter (000, 12.7).
   *
   * @param handles in any order; one given twice is one; null: everybody who may enter
   */
  pair(
    year: number,
    until: string,
    handles: readonly string[] | null,
    past: View | null = null,
  ): Promise<ChampionsLeagueBracket> {
    return readSnapshot(this.dataSource, async (client) => {
      const careers = await loadCareers(client, until, past);
      const seeds = seedsOf(year, careers);
      if (handles === null) return { kind: 'paired', matches: pairStandardBracket(seeds.map(({ player }) => player)) };
      const { rows } = await client.query<{ handle: string; publicId: string | null; shown: string | null }>(
        `select named.handle, p.public_id as "publicId", p.handle as shown
         from unnest($1::text[], $2::text[]) with ordinality named (handle, key, position)
           left join shown_players p on p.id = find_shown_player(named.key) order by position`,
        [handles, handles.map((handle) => foldHandle(handle))],
      );
      const eligible = new Set(seeds.map(({ publicId }) => publicId));
      const pointsOf = new Map(careers.map(({ player, lifetimePoints }) => [player, lifetimePoints]));
      const unknown: string[] = [];
      const ineligible: { handle: string; lifetimePoints: number }[] = [];
      for (const { handle, publicId, shown } of rows) {
        if (publicId === null || shown === null) unknown.push(handle);
        else if (!eligible.has(publicId))
          ineligible.push({ handle: shown, lifetimePoints: pointsOf.get(publicId) ?? 0 });
      }
      if (unknown.length > 0 || ineligible.length > 0) return { kind: 'refused', unknown, ineligible };
      const attending = new Set(rows.map(({ publicId }) => publicId));
      const entrants = seeds.filter(({ publicId }) => attending.has(publicId)).map(({ player }) => player);
      return { kind: 'paired', matches: pairStandardBracket(entrants) };
    });
  }
}

/** `player` is a public id. */
interface Career extends LeagueCareer<string>, ShownIdentity {}

async function loadCareers(client: PoolClient, until: string, view: View | null): Promise<Career[]> {
  const head = await readHeadRun(client);
  const past = pastOf(view, head);
  const rowsOf: PublishedRows = past === null ? (table) => table : rowsAt(past.run);
  const { rows } = await client.query<Career>(
    `select p.public_id as player, p.handle, p.name, p.country, k."lifetimePoints", k.wins, k.best
     from (
       select w.player_id, sum(w.points)::integer as "lifetimePoints",
         coalesce(max(w.points) filter (where w.place is not null), 0)::integer as best,
         (count(*) filter (where w.place = 1))::integer as wins
       from (
         select a.player_id, a.points, a.place
         from ${rowsOf('awards', 'tournament_id, player_id, kind, points, place')} a
           join ${rowsOf('outcomes', 'tournament_id, submission_id, starts_at')} o using (tournament_id)
           join scorecards c using (submission_id)
         where a.kind = 'league' and c.local_date <= $1 and ($2::timestamptz is null or o.starts_at < $2)
         union all
         select b.player_id, b.points, null from opening_points_at($3) b
         where b.as_of <= $1 and ($2::timestamptz is null or b.as_of < ($2 at time zone 'UTC')::date)) w
       group by w.player_id
     ) k join shown_players p on p.id = k.player_id`,
    [until, past?.playedBefore ?? null, past?.run ?? head],
  );
  return rows;
}

/** Lists the players who may enter, the highest seed first. */
function seedsOf(year: number, careers: readonly Career[]): { publicId: string; player: EligiblePlayer }[] {
  const known = new Map(careers.map((career) => [career.player, career]));
  return rankChampionsLeague(year, careers).map(({ player: publicId, ...seed }) => {
    const { handle, name, country } = known.get(publicId)!;
    return { publicId, player: { handle, name, country, ...seed } };
  });
}
