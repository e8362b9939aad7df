import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeagueAward } from './league-award.js';
import type { LeagueEvent, ShownMissionTally } from './league-event.js';

/** What happened in seasons of leagues. Each is null when there is no such league, or it has no such season. */
@Injectable()
export class LeagueEventReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Tournaments that name the league on a day of the season, in the order of history. */
  listEvents(slug: string, season: string): Promise<LeagueEvent[] | null> {
    return Promise.reject(new Error(`not yet: ${slug} ${season} ${this.dataSource.options.type}`));
  }

  /** Missions completed in counting tournaments, in the order in which they were completed first, then by name. */
  listMissions(slug: string, season: string): Promise<ShownMissionTally[] | null> {
    return Promise.reject(new Error(`not yet: ${slug} ${season} ${this.dataSource.options.type}`));
  }

  /** Every bonus award, in the order of history. */
  listBonus(slug: string, season: string): Promise<LeagueAward[] | null> {
    return Promise.reject(new Error(`not yet: ${slug} ${season} ${this.dataSource.options.type}`));
  }
}
