import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlayerLeaguePoints } from './player-league-points.js';

/** League points of players. */
@Injectable()
export class PlayerLeaguePointsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Null for a handle that leads to nobody, or to somebody who is not shown.
   *
   * @param today local calendar date (`YYYY-MM-DD`): of seasons that it lies in, what he still needs is told
   */
  find(handle: string, today: string): Promise<PlayerLeaguePoints | null> {
    return Promise.reject(new Error(`not yet: ${handle} ${today} ${this.dataSource.options.type}`));
  }
}
