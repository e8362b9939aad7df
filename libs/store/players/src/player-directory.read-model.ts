import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldHandle } from '@quadrant/rules/tournament';

export interface DirectoryEntry {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  /** The track with most games; the overall one only where there is no other. It is null without a rated game. */
  readonly best: {
    readonly game: string;
    readonly category: string;
    readonly rating: number;
    readonly games: number;
  } | null;
  /** The local date on which their last tournament with a rated game was played. */
  readonly lastPlayedOn: string | null;
  /** The list is ordered by it. */
  readonly position: string;
}

/** Says which part of the list is wanted. */
export interface DirectoryQuery {
  /** The list begins at this handle, whatever its case and accents. Null means that it begins with the first one. */
  readonly from: string | null;
  /** The position of the last entry that was seen. It takes precedence over `from`. */
  readonly after: string | null;
  readonly limit: number;
}

/** Returns SQL for the players p of a query, with what they play. */
const withRatings = (players: string): string => `
  select p.handle, p.name, p.country, p.handle_key as position, b.best,
    (select max(k.local_date)::text from scorecards k
     where k.starts_at = b.last and exists (select from rating_changes c
       where c.tournament_id = k.tournament_id and c.player_id = p.id)) as "lastPlayedOn"
  from (${players}) p
  left join lateral (
    select (array_agg(json_build_object('game', game, 'category', category, 'rating', rating, 'games', games)
        order by category = 'overall', games desc, game, category))[1] as best, max(last_played_at) as last
    from board_rows where player_id = p.id) b on true
  order by p.handle_key collate "C"`;

const FOUND = `
  select id, handle, handle_key, name, country from players
  where hidden_at is null and anonymised_at is null and counts_as = id and not is_aside`;

/** Lists everybody who may be found, in the order of their handles. */
@Injectable()
export class PlayerDirectoryReadModel {
  constructor(private readonly dataSource: DataSource) {}

  list({ from, after, limit }: DirectoryQuery): Promise<DirectoryEntry[]> {
    const start = after ?? (from === null ? '' : foldHandle(from));
    const beyond = `handle_key collate "C" ${after === null ? '>=' : '>'} $1`;
    return this.dataSource.query<DirectoryEntry[]>(
      withRatings(`${FOUND} and ${beyond} order by handle_key collate "C" limit $2`),
      [start, limit],
    );
  }

  /** Lists the players who have exactly these handles, in the given order. */
  async listAmong(handles: readonly string[]): Promise<DirectoryEntry[]> {
    const rows = await this.dataSource.query<DirectoryEntry[]>(withRatings(`${FOUND} and handle_key = any($1)`), [
      handles.map(foldHandle),
    ]);
    const byHandle = new Map(rows.map((row) => [row.handle, row]));
    return handles.flatMap((handle) => byHandle.get(handle) ?? []);
  }
}
