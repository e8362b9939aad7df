import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeagueListing, LeagueSeasonView } from './league-season.js';

/** Seasons of leagues, as far as they follow from published awards. */
@Injectable()
export class LeagueSeasonReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Null when there is no such league, or it has no such season.
   *
   * @param today local calendar date (`YYYY-MM-DD`) on which it is looked at
   */
  find(slug: string, season: string, today: string): Promise<LeagueSeasonView | null> {
    return Promise.reject(new Error(`not yet: ${slug} ${season} ${today} ${this.dataSource.options.type}`));
  }

  /** All leagues by slug, with the season that a day lies in. */
  listCurrent(today: string): Promise<LeagueListing[]> {
    return Promise.reject(new Error(`not yet: ${today} ${this.dataSource.options.type}`));
  }
}
