import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Each tournament and each player has a page. */
export const MAPPED_KINDS = ['tournaments', 'players'] as const;
export type MappedKind = (typeof MAPPED_KINDS)[number];

const FROM: Readonly<Record<MappedKind, string>> = {
  tournaments: `select t.id, t.key as name from tournaments t where t.withdrawn_at is null and t.merged_into is null`,
  players: `select p.id, p.handle as name from players p
    where p.hidden_at is null and p.anonymised_at is null and p.counts_as = p.id and not p.is_aside`,
};

/** Lists everything that has its own page, in parts, for programs that read them all. */
@Injectable()
export class SiteMapReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts the parts of each kind; the first part has number 0. */
  async countParts(size: number): Promise<Readonly<Record<MappedKind, number>>> {
    const [tournaments, players] = await Promise.all(MAPPED_KINDS.map((kind) => this.countOf(kind, size)));
    return { tournaments: tournaments!, players: players! };
  }

  /**
   * Lists the tournament ids or player handles that a part has.
   *
   * @param part of so many database ids: hidden and withdrawn rows leave it shorter
   */
  async listPart(kind: MappedKind, part: number, size: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      `select name from (${FROM[kind]}) each where id > $1 and id <= $2 order by id`,
      [part * size, (part + 1) * size],
    );
    return rows.map(({ name }) => name);
  }

  private async countOf(kind: MappedKind, size: number): Promise<number> {
    const [row] = await this.dataSource.query<{ last: number | null }[]>(
      `select max(id)::int as last from (${FROM[kind]}) each`,
    );
    return Math.ceil((row?.last ?? 0) / size);
  }
}
