import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { LeagueSeason } from '@quadrant/rules/leagues';
import { readSnapshot } from '@quadrant/store/database';
import { readHiddenNames } from '@quadrant/store/players';
import { readHeadRun } from '@quadrant/store/history';
import { findLeagueSeason, loadLeagues } from './find-season.js';
import type { LeagueAward } from './league-award.js';
import type { ListedTournament, ShownMissionTally } from './listed-tournament.js';
import { loadLeagueAwards } from './load-awards.js';
import { loadListedTournaments, loadNotCounting } from './load-listed-tournaments.js';
import { loadMissions } from './load-missions.js';

/** Lists what happened in seasons of leagues. Each list is null when the league or its season does not exist. */
@Injectable()
export class SeasonTournamentReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the tournaments that name the league on a day of the season, in the order of history. */
  listTournaments(slug: string, season: string): Promise<ListedTournament[] | null> {
    return this.inSeason(slug, season, loadListedTournaments);
  }

  /** Lists tournaments that name the league and do not count for it, in the order of history; null for an unknown league. */
  listNotCounting(slug: string): Promise<ListedTournament[] | null> {
    return readSnapshot(this.dataSource, async (client) => {
      const [league] = await loadLeagues(client, slug);
      return league === undefined ? null : loadNotCounting(client, slug, league.seasons);
    });
  }

  /** Lists the missions completed in counting tournaments, sorted by first completion, then by name. */
  listMissions(slug: string, season: string): Promise<ShownMissionTally[] | null> {
    return this.inSeason(slug, season, async (client, { id }) => loadMissions(client, await readHeadRun(client), id));
  }

  /** Lists every award; awards are in the order of history. */
  listAwards(slug: string, season: string): Promise<LeagueAward[] | null> {
    return this.inSeason(slug, season, async (client, { id }) =>
      loadLeagueAwards(client, `a.league_season_id = $1`, [id], await readHiddenNames(client)),
    );
  }

  /** Lists the awards that are bonus, in the order of history. */
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
