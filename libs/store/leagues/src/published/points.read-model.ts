import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { computeMastersTable, type MastersAward } from '@quadrant/rules/leagues';
import type { Basis } from '@quadrant/rules/tournament';
import { readSnapshot } from '@quadrant/store/database';
import { isStated } from '../stated-places.js';
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
  /** Points that were brought in from a previous system, which are part of the points; absent without any. */
  readonly broughtPoints?: number;
  /** Points for places that only the source of the standings states, which are part of the points; absent without any. */
  readonly statedPoints?: number;
  /** Where the points come from: `stated` where some were brought in or are for stated places; absent where all were computed. */
  readonly basis?: Basis;
}

interface StoredPointsRow extends Omit<PointsRow, 'broughtPoints' | 'statedPoints' | 'basis'> {
  readonly broughtPoints: number;
  readonly statedPoints: number;
}

/** Names a player who led the Trek Masters of a year. */
export interface MastersWinner extends Pick<PointsRow, 'handle' | 'name' | 'points'> {
  readonly year: number;
}

interface StoredMastersAward extends MastersAward<string>, Pick<PointsRow, 'handle' | 'name' | 'country'> {
  readonly isStated: boolean;
}

/** @param awards in parentheses, or the name of their table */
const tableOf = (awards: string): string => `
  select t.rank, p.handle, p.name, p.country, t.points, t.tournaments, t.wins, t.best, t.brought as "broughtPoints",
    t.stated as "statedPoints"
  from (
    select a.player_id, rank() over (order by sum(a.points) desc)::integer as rank, sum(a.points)::integer as points,
      count(a.place)::integer as tournaments, (count(*) filter (where a.place = 1))::integer as wins,
      coalesce(max(a.points) filter (where a.place is not null), 0)::integer as best,
      coalesce(sum(a.points) filter (where a.place is null), 0)::integer as brought,
      coalesce(sum(a.points) filter (where a.stated), 0)::integer as stated
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
    const opened = 'o.league_id = $1 and o.season = $2';
    return this.listTable(
      `r.kind = 'league' and r.league_season_id in (${ofSeason})`,
      opened,
      [leagueId, season],
      past,
    );
  }

  /** Lists the points that players have in one league, over all its seasons. */
  listLeagueLifetime(leagueId: number, past: View | null = null): Promise<PointsRow[]> {
    const ofLeague = `select id from league_seasons where league_id = $1`;
    return this.listTable(
      `r.kind = 'league' and r.league_season_id in (${ofLeague})`,
      'o.league_id = $1',
      [leagueId],
      past,
    );
  }

  /** Lists all leagues together in one season (000, 12.4: the aggregate reflects every league). */
  listAllLeaguesSeason(season: string, past: View | null = null): Promise<PointsRow[]> {
    const ofSeason = `select id from league_seasons where season = $1`;
    return this.listTable(`r.kind = 'league' and r.league_season_id in (${ofSeason})`, 'o.season = $1', [season], past);
  }

  /** Lists the points that players have in all leagues together, over all seasons. */
  listAllLeaguesLifetime(past: View | null = null): Promise<PointsRow[]> {
    return this.listTable(`r.kind = 'league'`, 'true', [], past);
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
      (from) => `select p.public_id as player, a.points, a.place, a.stated as "isStated", p.handle, p.name, p.country
       from ${from} a join shown_players p on p.id = a.player_id`,
      { condition: `r.kind = 'masters' and r.masters_season = $1`, values: [season], past },
    );
    const players = new Map(awards.map(({ player, handle, name, country }) => [player, { handle, name, country }]));
    const stated = new Map<string, number>();
    for (const { player, points, isStated } of awards)
      if (isStated) stated.set(player, (stated.get(player) ?? 0) + points);
    return computeMastersTable(awards).map(({ player, awards: tournaments, ...row }) =>
      markStated({
        ...players.get(player)!,
        ...row,
        tournaments,
        broughtPoints: 0,
        statedPoints: stated.get(player) ?? 0,
      }),
    );
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

  /** @param opened an SQL condition on points that were brought in, whose alias is o */
  private async listTable(
    condition: string,
    opened: string,
    values: readonly unknown[],
    past: View | null,
  ): Promise<PointsRow[]> {
    const rows = await this.listFrom<StoredPointsRow>(tableOf, { condition, values, past, opened });
    return rows.map(markStated);
  }

  private listFrom<Row extends object>(query: (awards: string) => string, wanted: WantedAwards): Promise<Row[]> {
    return readSnapshot(this.dataSource, async (client) => {
      const head = await readHeadRun(client);
      const past = pastOf(wanted.past, head);
      const { awards, values } = withOpened(awardsIn({ ...wanted, past }), wanted.opened ?? null, past, head);
      return (await client.query<Row>(query(awards), values)).rows;
    });
  }
}

/** Tells a row with a mark where some of its points do not follow from known games. */
const markStated = ({ broughtPoints, statedPoints, ...row }: StoredPointsRow): PointsRow => ({
  ...row,
  ...(broughtPoints > 0 && { broughtPoints }),
  ...(statedPoints > 0 && { statedPoints }),
  ...(broughtPoints + statedPoints > 0 && { basis: 'stated' }),
});

const COLUMNS = ['player_id', 'points', 'place'];

interface WantedAwards {
  /** It is an SQL condition on the awards, whose alias is r. */
  readonly condition: string;
  /** The condition has these values for its parameters. */
  readonly values: readonly unknown[];
  readonly past: View | null;
  /** An SQL condition on points that were brought in, whose alias is o; without it none belong to the table. */
  readonly opened?: string;
}

interface AskedAwards {
  readonly awards: string;
  readonly values: unknown[];
}

/** Adds the points that were brought in from a previous system; they are of no tournament, and so have no place. */
function withOpened(asked: AskedAwards, opened: string | null, past: View | null, head: number): AskedAwards {
  if (opened === null) return asked;
  const { awards, values } = asked;
  const [run, before] = [`$${values.length + 1}::integer`, `$${values.length + 2}::timestamptz`];
  return {
    awards: `(select a.player_id, a.points, a.place, a.stated from ${awards} a
      union all select o.player_id, o.points, null, false from opening_points_at(${run}) o
      where ${opened} and o.points > 0 and (${before} is null or o.as_of < (${before} at time zone 'UTC')::date))`,
    values: [...values, past?.run ?? head, past?.playedBefore ?? null],
  };
}

/** Returns SQL for the awards that are shown, in parentheses, and the values of its parameters. */
function awardsIn({ condition, values, past }: WantedAwards): AskedAwards {
  if (past === null) {
    const columns = COLUMNS.map((column) => `r.${column}`).join(', ');
    const rows = `select ${columns}, o.submission_id from awards r join outcomes o using (tournament_id) where ${condition}`;
    return { awards: `(select a.*, ${isStated('a')} as stated from (${rows}) a)`, values: [...values] };
  }
  const rows = publishedResults('awards', COLUMNS, `$${values.length + 1}::integer`, condition);
  const asked = (until: string) => `(select a.*, ${isStated('a')} as stated from ${rows} a${until})`;
  if (past.playedBefore === null) return { awards: asked(''), values: [...values, past.run] };
  return {
    awards: asked(` where a.starts_at < $${values.length + 2}`),
    values: [...values, past.run, past.playedBefore],
  };
}
