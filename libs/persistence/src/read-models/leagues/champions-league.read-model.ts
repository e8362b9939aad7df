import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChampionsLeagueBracket, ChampionsLeagueView } from './champions-league.js';

/** Who may enter the Champions League (000, 12.7). */
@Injectable()
export class ChampionsLeagueReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** @param until local calendar date (`YYYY-MM-DD`): league points of tournaments up to this day count */
  find(year: number, until: string): Promise<ChampionsLeagueView> {
    return Promise.reject(new Error(`not yet: ${year} ${until} ${this.dataSource.options.type}`));
  }

  /** @param handles of those who attend, in any order */
  pair(view: ChampionsLeagueView, handles: readonly string[]): Promise<ChampionsLeagueBracket> {
    return Promise.reject(new Error(`not yet: ${view.year} ${handles.length} ${this.dataSource.options.type}`));
  }
}
