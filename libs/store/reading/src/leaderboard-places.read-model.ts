import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Category, GameTitle } from '@quadrant/rules/tournament';

/** Says where the players of a leaderboard come from, in alphabetical order. */
export interface LeaderboardPlaces {
  /** The codes are those of ISO 3166. */
  readonly countries: readonly string[];
  readonly regions: readonly string[];
}

/** Lists the countries and regions by which a leaderboard can be filtered. */
@Injectable()
export class LeaderboardPlacesReadModel {
  constructor(private readonly dataSource: DataSource) {}

  async find(game: GameTitle, category: Category): Promise<LeaderboardPlaces> {
    const [row] = await this.dataSource.query<LeaderboardPlaces[]>(
      `with scopes as materialized (
         select distinct scope from board_counts where game = $1 and category = $2 and width = 50 and games_from = 0 and players > 0
       )
       select array(select substr(scope, 3) from scopes where scope like 'c:%' order by 1) as countries,
         array(select substr(scope, 3) from scopes where scope like 'r:%' order by 1) as regions`,
      [game, category],
    );
    return row!;
  }
}
