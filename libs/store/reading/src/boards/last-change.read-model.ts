import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { View } from '../as-of.read-model.js';
import { publishedResults } from '../published-rows.js';
import type { LeaderboardRow } from './leaderboard.js';

/** What the last tournament of somebody on a leaderboard did to their rating. */
export interface LastChange {
  readonly before: number;
  readonly after: number;
  readonly tournamentId: string;
  /** On which it was played, there. */
  readonly localDate: string;
}

/** A leaderboard at a moment. */
export interface LastChangesQuery {
  readonly game: GameTitle;
  readonly category: Category;
  readonly view: View;
}

/** SQL: changes by the tournaments that began in one of some instants ($4): the last ones of the players ($5) among them. */
const LAST_CHANGES = `
  select distinct on (c.player_id) p.handle, c.before, c.after, c.key as "tournamentId", k.local_date::text as "localDate"
  from ${publishedResults('rating_changes', ['player_id', 'before', 'after'], '$3', 'r.category = $2 and o.starts_at = any($4::timestamptz[])')} c
    join scorecards k using (submission_id) join shown_players p on p.id = c.player_id
  where k.game = $1 and p.handle = any($5::text[])
  order by c.player_id, c.starts_at desc, c.key desc`;

/** The last change of each row of a leaderboard. */
@Injectable()
export class LastChangeReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param rows of this leaderboard at this moment
   * @returns by handle; without players whom no stored change moved
   */
  async find(
    { game, category, view }: LastChangesQuery,
    rows: readonly Pick<LeaderboardRow, 'handle' | 'lastPlayedAt'>[],
  ): Promise<ReadonlyMap<string, LastChange>> {
    if (rows.length === 0) return new Map();
    const instants = rows.map(({ lastPlayedAt }) => lastPlayedAt);
    const handles = rows.map(({ handle }) => handle);
    const found = await this.dataSource.query<(LastChange & { handle: string })[]>(LAST_CHANGES, [
      game,
      category,
      view.run,
      instants,
      handles,
    ]);
    return new Map(found.map(({ handle, ...change }) => [handle, change]));
  }
}
