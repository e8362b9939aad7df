import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { computeMastersTable, type MastersAward } from '@quadrant/rules/league';

// @row 122, 125
/** One player in a table of points. */
export interface PointsRow {
  /** Shared, 1-2-2-4: of league points by equal points, of Masters Points by equal points, wins and best result. */
  readonly rank: number;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly points: number;
  /** Tournaments that gave points. */
  readonly tournaments: number;
  readonly wins: number;
  /** Points of the best single result. */
  readonly best: number;
}

interface StoredMastersAward extends MastersAward<string>, Pick<PointsRow, 'handle' | 'name' | 'country'> {}

/** @param condition of the awards under the alias a, and of their seasons under s */
const tableOf = (condition: string): string => `
  select t.rank, p.handle, p.name, p.country, t.points, t.tournaments, t.wins, t.best
  from (
    select a.player_id, rank() over (order by sum(a.points) desc)::integer as rank, sum(a.points)::integer as points,
      count(*)::integer as tournaments, (count(*) filter (where a.place = 1))::integer as wins,
      max(a.points)::integer as best
    from awards a left join league_seasons s on s.id = a.league_season_id where ${condition} group by a.player_id
  ) t join shown_players p on p.id = t.player_id
  order by t.points desc, p.handle_key collate "C"`;

/** Tables of league points and Masters Points, summed from the published awards. */
@Injectable()
export class PointsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** One league, one season (000, 12.4: "season points reset"). */
  listLeagueSeason(leagueId: number, season: string): Promise<PointsRow[]> {
    return this.dataSource.query<PointsRow[]>(tableOf(`a.kind = 'league' and s.league_id = $1 and s.season = $2`), [
      leagueId,
      season,
    ]);
  }

  /** One league, all its seasons. */
  listLeagueLifetime(leagueId: number): Promise<PointsRow[]> {
    return this.dataSource.query<PointsRow[]>(tableOf(`a.kind = 'league' and s.league_id = $1`), [leagueId]);
  }

  /** All leagues together, one season (000, 12.4: the aggregate reflects every league). */
  listAllLeaguesSeason(season: string): Promise<PointsRow[]> {
    return this.dataSource.query<PointsRow[]>(tableOf(`a.kind = 'league' and s.season = $1`), [season]);
  }

  /** All leagues together, all seasons. */
  listAllLeaguesLifetime(): Promise<PointsRow[]> {
    return this.dataSource.query<PointsRow[]>(tableOf(`a.kind = 'league'`));
  }

  /** Names of the seasons of all leagues, the newest first. */
  async listSeasonNames(): Promise<string[]> {
    const rows = await this.dataSource.query<{ season: string }[]>(
      `select distinct season collate "C" as season from league_seasons where deleted_at is null order by season desc`,
    );
    return rows.map(({ season }) => season);
  }

  /** One calendar year of Trek Masters (000, 11.2.2), ranked as {@link computeMastersTable} says. */
  async listMasters(season: number): Promise<PointsRow[]> {
    const awards = await this.dataSource.query<StoredMastersAward[]>(
      `select p.public_id as player, a.points, a.place, p.handle, p.name, p.country
       from awards a join shown_players p on p.id = a.player_id where a.kind = 'masters' and a.masters_season = $1`,
      [season],
    );
    const players = new Map(awards.map(({ player, handle, name, country }) => [player, { handle, name, country }]));
    return computeMastersTable(awards).map(({ player, awards: tournaments, ...row }) => ({
      ...players.get(player)!,
      ...row,
      tournaments,
    }));
  }
}
