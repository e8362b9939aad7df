import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** One published rating, in full precision. */
export interface ExportedRating {
  readonly game: string;
  readonly category: string;
  readonly handle: string;
  readonly games: number;
  readonly rating: number;
}

/** A row of the rating export, to read on from. */
export type RatingPosition = Pick<ExportedRating, 'game' | 'category' | 'handle'>;

/** The current document of one tournament. */
export interface ExportedReport {
  readonly key: string;
  /** Start instant as PostgreSQL writes it, to the microsecond. */
  readonly startsAt: string;
  /** The document as it came. */
  readonly raw: Buffer;
}

/** Data out for anybody, page by page, so that no history is too long. */
@Injectable()
export class ExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Published ratings in order of game, category and handle, by code point whatever the database's language is. */
  listRatings(limit: number, after: RatingPosition | null): Promise<ExportedRating[]> {
    return this.dataSource.query<ExportedRating[]>(
      `select r.game, r.category, p.handle, r.games, r.rating
       from ratings r join players p on p.id = r.player_id
       where r.games > 0
         and ($1::text is null or (r.game collate "C", r.category collate "C", p.handle collate "C") > ($1, $2, $3))
       order by r.game collate "C", r.category collate "C", p.handle collate "C"
       limit $4`,
      [after?.game ?? null, after?.category ?? null, after?.handle ?? null, limit],
    );
  }

  /** The current revision of every tournament that is not withdrawn, in the order of history. */
  listReports(limit: number, after: Pick<ExportedReport, 'key' | 'startsAt'> | null): Promise<ExportedReport[]> {
    return this.dataSource.query<ExportedReport[]>(
      `select t.key, s.starts_at::text as "startsAt", s.raw
       from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
       where t.withdrawn_at is null and ($1::timestamptz is null or (s.starts_at, t.key) > ($1, $2::uuid))
       order by s.starts_at, t.key
       limit $3`,
      [after?.startsAt ?? null, after?.key ?? null, limit],
    );
  }
}
