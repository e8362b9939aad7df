import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { computeMastersTable, type MastersAward } from '@quadrant/rules/leagues';
import { readSnapshot } from '@quadrant/store/database';
import { pastOf, type View, readHeadRun, publishedResults } from '@quadrant/store/history';

// @row 122, 125
export interface PointsRow {
  /** Players share a rank, 1-2-2-4: in league points by equal points, in Masters Points by equal points, wins and best result. */
  readonly rank: number;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly points: number;
  /** Counts the tournaments that gave points. */
  readonly tournaments: number;
  readonly wins: number;
  /** The points that the best single result gave. */
  readonly best: number;
}

/** Names a player who led the Trek Masters of a year. */
export interface MastersWinner extends Pick<PointsRow, 'handle' | 'name' | 'points'> {
  readonly year: number;
}

interface StoredMastersAward extends MastersAward<string>, Pick<PointsRow, 'handle' | 'name' | 'country'> {}

/** @param awards in parentheses, or the name of their table */
const tableOf = (awards: string): string => `
  select t.rank, p.handle, p.name, p.country, t.points, t.tournaments, t.wins, t.best
  from (
    select a.player_id, rank() over (order by sum(a.points) desc)::integer as rank, sum(a.points)::integer as points,
      count(*)::integer as tournaments, (count(*) filter (where a.place = 1))::integer as wins,
      max(a.points)::integer as best
    from ${awards} a group by a.player_id
  ) t join shown_players p on p.id = t.player_id
  order by t.points desc, p.handle_key collate "C"`;

/** Reads tables of league points and Masters Points, summed from the published awards. */
@Injectable()
export class PointsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists one league in one season (000, 12.4: "season points reset"). @param past the numbers that are shown; null: of today */
  listLeagueSeason(leagueId: number, season: string, past: View | null = null): Promise<PointsRow[]> {
    const ofSeason = `select id from league_seasons where league_id = $1 and season = $2`;
    return this.listTable(`r.kind = 'league' and r.league_season_id in (${ofSeason})`, [leagueId, season], past);
  }

  /** Lists the points that players have in one league, over all its seasons. */
  listLeagueLifetime(leagueId: number, past: View | null = null): Promise<PointsRow[]> {
    const ofLeague = `select id from league_seasons where league_id = $1`;
    return this.listTable(`r.kind = 'league' and r.league_season_id in (${ofLeague})`, [leagueId], past);
  }

  /** Lists all leagues together in one season (000, 12.4: the aggregate reflects every league). */
  listAllLeaguesSeason(season: string, past: View | null = null): Promise<PointsRow[]> {
    const ofSeason = `select id from league_seasons where season = $1`;
    return this.listTable(`r.kind = 'league' and r.league_season_id in (${ofSeason})`, [season], past);
  }

  /** Lists the points that players have in all leagues together, over all seasons. */
  listAllLeaguesLifetime(past: View | null = null): Promise<PointsRow[]> {
    return this.listTable(`r.kind = 'league'`, [], past);
  }

  /** Lists the names that seasons have in any league; the newest season comes first. */
  async listSeasonNames(): Promise<string[]> {
    const rows = await this.dataSource.query<{ season: string }[]>(
      `select distinct season collate "C" as season from league_seasons where deleted_at is null order by season desc`,
    );
    return rows.map(({ season }) => season);
  }

  /** Lists one calendar year of Trek Masters (000, 11.2.2), ranked as {@link computeMastersTable} says. */
  async listMasters(season: number, past: View | null = null): Promise<PointsRow[]> {
    const awards = await this.listFrom<StoredMastersAward>(
      (from) => `select p.public_id as player, a.points, a.place, p.handle, p.name, p.country
       from ${from} a join shown_players p on p.id = a.player_id`,
      { condition: `r.kind = 'masters' and r.masters_season = $1`, values: [season], past },
    );
    const players = new Map(awards.map(({ player, handle, name, country }) => [player, { handle, name, country }]));
    return computeMastersTable(awards).map(({ player, awards: tournaments, ...row }) => ({
      ...players.get(player)!,
      ...row,
      tournaments,
    }));
  }

  /** Lists who led the Trek Masters of each earlier year, the latest first. A year has several where all was equal. */
  listMastersWinners(before: number): Promise<MastersWinner[]> {
    return this.dataSource.query<MastersWinner[]>(
      `select w.year, p.handle, p.name, w.points from (
         select masters_season as year, player_id, sum(points)::integer as points, rank() over (
           partition by masters_season order by sum(points) desc, count(*) filter (where place = 1) desc, max(points) desc
         ) as rank
         from awards where kind = 'masters' and masters_season < $1 group by masters_season, player_id
       ) w join shown_players p on p.id = w.player_id
       where w.rank = 1 order by w.year desc, p.handle_key collate "C"`,
      [before],
    );
  }

  private listTable(condition: string, values: readonly unknown[], past: View | null): Promise<PointsRow[]> {
    return this.listFrom(tableOf, { condition, values, past });
  }

  private listFrom<Row extends object>(query: (awards: string) => string, wanted: WantedAwards): Promise<Row[]> {
    return readSnapshot(this.dataSource, async (client) => {
      const past = pastOf(wanted.past, await readHeadRun(client));
      const { awards, values } = awardsIn({ ...wanted, past });
      return (await client.query<Row>(query(awards), values)).rows;
    });
  }
}

const COLUMNS = ['player_id', 'points', 'place'];

interface WantedAwards {
  /** It is an SQL condition on the awards, whose alias is r. */
  readonly condition: string;
  /** The condition has these values for its parameters. */
  readonly values: readonly unknown[];
  readonly past: View | null;
}

/** Returns SQL for the awards that are shown, in parentheses, and the values of its parameters. */
function awardsIn({ condition, values, past }: WantedAwards) {
  if (past === null) {
    const columns = COLUMNS.map((column) => `r.${column}`).join(', ');
    return { awards: `(select ${columns} from awards r where ${condition})`, values: [...values] };
  }
  const rows = publishedResults('awards', COLUMNS, `$${values.length + 1}::integer`, condition);
  if (past.playedBefore === null) return { awards: rows, values: [...values, past.run] };
  const played = `(select * from ${rows} w where w.starts_at < $${values.length + 2})`;
  return { awards: played, values: [...values, past.run, past.playedBefore] };
}
