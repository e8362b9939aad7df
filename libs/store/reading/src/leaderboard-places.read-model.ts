import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Category, GameTitle } from '@quadrant/rules/tournament';

/** Where the players of a leaderboard come from, in the order of the alphabet. */
export interface LeaderboardPlaces {
  /** Codes of ISO 3166. */
  readonly countries: readonly string[];
  readonly regions: readonly string[];
}

/** What a leaderboard can be filtered by. */
@Injectable()
export class LeaderboardPlacesReadModel {
  constructor(private readonly dataSource: DataSource) {}

  async find(game: GameTitle, category: Category): Promise<LeaderboardPlaces> {
    const [row] = await this.dataSource.query<LeaderboardPlaces[]>(
      `with places as materialized (
         select distinct p.country, p.region from ratings r join shown_players p on p.id = r.player_id
         where r.game = $1 and r.category = $2
       )
       select array(select distinct country from places where country is not null order by country) as countries,
         array(select distinct region from places where region is not null order by region) as regions`,
      [game, category],
    );
    return row!;
  }
}
