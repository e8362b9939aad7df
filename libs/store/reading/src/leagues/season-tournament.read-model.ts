import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { LeagueSeason } from '@quadrant/rules/league';
import { readSnapshot } from '@quadrant/store/database';
import { readHiddenNames } from '@quadrant/store/people';
import { readHeadRun } from '../head-run.js';
import { findLeagueSeason, loadLeagues } from './find-season.js';
import type { LeagueAward } from './league-award.js';
import type { ListedTournament, ShownMissionTally } from './listed-tournament.js';
import { loadLeagueAwards } from './load-awards.js';
import { loadListedTournaments, loadNotCounting } from './load-listed-tournaments.js';
import { loadMissions } from './load-missions.js';

/** What happened in seasons of leagues. Each is null when there is no such league, or it has no such season. */
@Injectable()
export class SeasonTournamentReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Tournaments that name the league on a day of the season, in the order of history. */
  listTournaments(slug: string, season: string): Promise<ListedTournament[] | null> {
    return this.inSeason(slug, season, loadListedTournaments);
  }

  /** Tournaments that name the league and do not count for it, in the order of history; null when there is no such league. */
  listNotCounting(slug: string): Promise<ListedTournament[] | null> {
    return readSnapshot(this.dataSource, async (client) => {
      const [league] = await loadLeagues(client, slug);
      return league === undefined ? null : loadNotCounting(client, slug, league.seasons);
    });
  }

  /** Missions completed in counting tournaments, in the order of first completion, then by name. */
  listMissions(slug: string, season: string): Promise<ShownMissionTally[] | null> {
    return this.inSeason(slug, season, async (client, { id }) => loadMissions(client, await readHeadRun(client), id));
  }

  /** Every award, in the order of history. */
  listAwards(slug: string, season: string): Promise<LeagueAward[] | null> {
    return this.inSeason(slug, season, async (client, { id }) =>
      loadLeagueAwards(client, `a.league_season_id = $1`, [id], await readHiddenNames(client)),
    );
  }

  /** Every bonus award, in the order of history. */
  listBonus(slug: string, season: string): Promise<LeagueAward[] | null> {
    return this.inSeason(slug, season, async (client, { id }) =>
      loadLeagueAwards(client, `a.league_season_id = $1 and a.kind = 'bonus'`, [id], await readHiddenNames(client)),
    );
  }

  private inSeason<T>(
    slug: string,
    season: string,
    read: (client: PoolClient, season: LeagueSeason) => Promise<T>,
  ): Promise<T | null> {
    return readSnapshot(this.dataSource, async (client) => {
      const found = await findLeagueSeason(client, slug, season);
      return found && read(client, found.season);
    });
  }
}
