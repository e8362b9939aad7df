import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What there is a page of for each. */
export const MAPPED_KINDS = ['tournaments', 'players'] as const;
export type MappedKind = (typeof MAPPED_KINDS)[number];

const FROM: Readonly<Record<MappedKind, string>> = {
  tournaments: `select t.id, t.key as name from tournaments t where t.withdrawn_at is null and t.merged_into is null`,
  players: `select p.id, p.handle as name from players p
    where p.hidden_at is null and p.anonymised_at is null and p.counts_as = p.id`,
};

/** Everything that has a page of its own, in parts, for programs that read them all. */
@Injectable()
export class SiteMapReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Of each kind the numbers of the parts that there are, the first being 0. */
  async countParts(size: number): Promise<Readonly<Record<MappedKind, number>>> {
    const [tournaments, players] = await Promise.all(MAPPED_KINDS.map((kind) => this.countOf(kind, size)));
    return { tournaments: tournaments!, players: players! };
  }

  /**
   * Ids of tournaments or handles of players.
   *
   * @param part of so many database ids: what is hidden or withdrawn leaves it shorter
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
