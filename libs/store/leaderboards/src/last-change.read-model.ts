import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { askPrepared, shownDate } from '@quadrant/store/database';
import { type View, publishedResults } from '@quadrant/store/history';
import type { LeaderboardRow } from './leaderboard.js';

/** Says how the last tournament of a player on a leaderboard changed their rating. */
export interface LastChange {
  readonly before: number;
  readonly after: number;
  readonly tournamentId: string;
  /** The local date on which it was played. */
  readonly localDate: string;
}

export interface LastChangesQuery {
  readonly game: GameTitle;
  readonly category: Category;
  readonly view: View;
}

/** SQL: the last change of each player ($5), by the tournaments that began at some instants ($4). */
const LAST_CHANGES = `
  with changes as materialized (
    select c.player_id, c.before, c.after, c.starts_at, c.key, ${shownDate('k')} as local_date, p.handle
    from ${publishedResults('rating_changes', ['player_id', 'before', 'after'], '$3', 'r.category = $2 and o.starts_at = any($4::timestamptz[])')} c
      join scorecards k using (submission_id)
      -- "offset 0": by the ids that were found, where PostgreSQL would compare the handles of all players.
      cross join lateral (select x.handle from shown_players x where x.id = c.player_id offset 0) p
    where k.game = $1)
  select distinct on (c.player_id) c.handle, c.before, c.after, c.key as "tournamentId", c.local_date as "localDate"
  from changes c join unnest($4::timestamptz[], $5::text[]) as wanted (starts_at, handle) using (starts_at, handle)
  order by c.player_id, c.key desc`;

/** Finds the last rating change of each row that a leaderboard has. */
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
    const found = await askPrepared<LastChange & { handle: string }>(this.dataSource, LAST_CHANGES, [
      game,
      category,
      view.run,
      instants,
      handles,
    ]);
    return new Map(found.map(({ handle, ...change }) => [handle, change]));
  }
}
