import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { computeReach, computeSeason, drawLot, findSeason } from '@quadrant/league';
import { readSnapshot } from '../../publication/snapshot.js';
import { readHeadRun } from '../head-run.js';
import { findLeagueSeason, loadLeagues } from './find-season.js';
import type { LeagueListing, LeagueSeasonView } from './league-season.js';
import { loadSeasons, type LoadedSeasons } from './load-seasons.js';

/** Seasons of leagues, as far as they follow from published awards: computed when somebody asks, and stored nowhere. */
@Injectable()
export class LeagueSeasonReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Null when there is no such league, or it has no such season.
   *
   * @param today local calendar date (`YYYY-MM-DD`) on which it is looked at
   */
  find(slug: string, season: string, today: string): Promise<LeagueSeasonView | null> {
    return readSnapshot(this.dataSource, async (client) => {
      const found = await findLeagueSeason(client, slug, season);
      if (found === null) return null;
      const run = await readHeadRun(client);
      const { players, inputOf } = await loadSeasons(client, run, [found.season]);
      const outcome = computeSeason(inputOf(found.season, today));
      const reach = computeReach(found.season, outcome);
      const playoffLots = new Map(
        outcome.qualified.map(({ player }) => [player, drawLot([slug, season, 'playoffs'], player)]),
      );
      return { ...found, run, today, players, outcome, playoffLots, reach };
    });
  }

  /** All leagues by slug, with the season that a day lies in. */
  listCurrent(today: string): Promise<LeagueListing[]> {
    return readSnapshot(this.dataSource, async (client) => {
      const leagues = await loadLeagues(client);
      const current = leagues.map(({ seasons }) => findSeason(seasons, today));
      const running = current.filter((season) => season !== null);
      const loaded = await loadSeasons(client, await readHeadRun(client), running);
      return leagues.map(({ slug, name, director }, index): LeagueListing => {
        const season = current[index] ?? null;
        return { slug, name, director, season, leader: season && leaderOf(loaded, season, today) };
      });
    });
  }
}

function leaderOf(
  { players, inputOf }: LoadedSeasons,
  ...[season, today]: Parameters<LoadedSeasons['inputOf']>
): LeagueListing['leader'] {
  const [first] = computeSeason(inputOf(season, today)).table;
  if (first === undefined) return null;
  const { player, points, bonus, total } = first;
  return { ...players.get(player)!, points, bonus, total };
}
