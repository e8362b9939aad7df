import { LeagueSeasonReadModel, PointsReadModel, type PointsRow } from '@quadrant/store/leagues';
import type { View } from '@quadrant/store/history';
import type { DataSource } from 'typeorm';
import { sum } from './boards-by-definition.js';
import { LEAGUES } from './content.js';
import { differenceOf, findFirst } from './difference.js';
import type { Award } from './facts.js';
import type { Glance } from './glance.js';
import type { Moment } from './shown-boards.js';

/** Rows are compared by these numbers, the most important first. */
type Criteria = (row: Omit<PointsRow, 'rank'>) => readonly number[];

/** Compares tables of points at a moment with those that the awards of that moment define. */
export class ShownPoints {
  private readonly points: PointsReadModel;
  private readonly seasons: LeagueSeasonReadModel;
  private readonly awards: readonly Award[];
  private readonly view: View;

  constructor(
    private readonly dataSource: DataSource,
    private readonly moment: Moment,
    private readonly glance: Glance,
  ) {
    const { then, playedBefore } = moment;
    this.points = new PointsReadModel(dataSource);
    this.seasons = new LeagueSeasonReadModel(dataSource);
    this.view = { run: then.run, playedBefore };
    this.awards = then.awards.filter(({ startsAt }) => playedBefore === null || startsAt < playedBefore);
  }

  /** Checks some tables that show points of one league, of one of its seasons, of all leagues, and of one year. */
  async findDifference(): Promise<string | null> {
    const { points, view, glance } = this;
    const { dice } = glance;
    const league = dice.pick(LEAGUES);
    const [row] = await this.dataSource.query<{ id: number }[]>(`select id from leagues where slug = $1`, [league]);
    const seasons = unique(this.awards.filter((award) => award.league === league).map(({ season }) => season));
    const season = dice.pick([...seasons, 'season 2000-01-01']);
    const year = dice.pick([...unique(this.awards.map((award) => award.year)), 2000]);
    const placings = this.awards.filter(({ kind }) => kind === 'league');
    const ofLeague = placings.filter((award) => award.league === league);
    const ofSeason = (awards: readonly Award[]) => awards.filter((award) => award.season === season);
    const check =
      (what: string, list: () => Promise<PointsRow[]>, awards: readonly Award[], criteria = byPoints) =>
      async () =>
        differenceOf(`${what} of run ${view.run}`, tell(await list(), criteria), this.defineTable(awards, criteria));
    const inYear = this.awards.filter((award) => award.year === year);
    const tables = [
      check(`${season} of ${league}`, () => points.listLeagueSeason(row!.id, season, view), ofSeason(ofLeague)),
      check(`points of ${league}`, () => points.listLeagueLifetime(row!.id, view), ofLeague),
      check(`${season} of all leagues`, () => points.listAllLeaguesSeason(season, view), ofSeason(placings)),
      check('points of all leagues', () => points.listAllLeaguesLifetime(view), placings),
      check(`Masters Points of ${year}`, () => points.listMasters(year, view), inYear, byMastersPoints),
      () => this.checkSeason(league, season),
    ];
    return findFirst(glance.draw(tables));
  }

  private defineTable(awards: readonly Award[], criteria: Criteria) {
    const rows = this.moment.now.players.flatMap(({ id, handle, name, country }) => {
      const own = awards.filter(({ player }) => player === id);
      if (own.length === 0) return [];
      const points = own.map((award) => award.points);
      const wins = own.filter(({ place }) => place === 1).length;
      const sums = { points: sum(points), tournaments: own.length, wins, best: Math.max(...points) };
      return [{ handle, name, country, ...sums }];
    });
    const ranked = rows.map((row) => ({
      ...row,
      rank: 1 + rows.filter((other) => compare(criteria(other), criteria(row)) > 0).length,
    }));
    return tell(
      ranked.toSorted((a, b) => a.rank - b.rank),
      criteria,
    );
  }

  /** Checks the table of a season: league points and bonus of everybody who has some. */
  private async checkSeason(league: string, season: string): Promise<string | null> {
    const found = await this.seasons.find(league, season, '2100-01-01', null, this.view);
    if (found === null) return null;
    const { players } = this.moment.now;
    const own = this.awards.filter((award) => award.league === league && award.season === season);
    const expected = players.flatMap(({ id, handle }) => {
      const theirs = own.filter(({ player }) => player === id);
      const [points, bonus] = (['league', 'bonus'] as const).map((kind) =>
        sum(theirs.filter((award) => award.kind === kind).map((award) => award.points)),
      );
      return points === 0 && bonus === 0 ? [] : [{ handle, points, bonus, total: points! + bonus! }];
    });
    const got = found.outcome.table
      .filter(({ points, bonus }) => points !== 0 || bonus !== 0)
      .map(({ player, points, bonus, total }) => {
        return { handle: found.players.get(player)!.handle, points, bonus, total };
      });
    const inOrder = got.every(({ total }, n) => n === 0 || got[n - 1]!.total >= total);
    const byHandle = (rows: readonly { readonly handle: string }[]) =>
      rows.toSorted((a, b) => (a.handle < b.handle ? -1 : 1));
    const what = `the table of ${season} of ${league} of run ${this.view.run}`;
    return inOrder ? differenceOf(what, byHandle(got), byHandle(expected)) : `${what} is not in its order`;
  }
}

const byPoints: Criteria = ({ points }) => [points];
const byMastersPoints: Criteria = ({ points, wins, best }) => [points, wins, best];

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}

/** Returns ranks in their order. Rows that are equal have no order. */
const tell = (rows: readonly PointsRow[], criteria: Criteria) => ({
  ranks: rows.map(({ rank }) => rank),
  rows: rows.toSorted((a, b) => compare(criteria(b), criteria(a)) || (a.handle < b.handle ? -1 : 1)),
});

const unique = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
];
