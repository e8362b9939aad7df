import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How the published outcome judged a tournament that is not rated. */
export interface UnratedTournament {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly sanctioned: { readonly value: boolean; readonly rule: string };
  readonly rated: { readonly value: boolean; readonly rule: string };
}

/** Why tournaments are not rated. */
@Injectable()
export class VerdictReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of the tournaments that are published without being rated, in the order of history, with the reason. */
  listUnrated(tournamentKeys: readonly string[]): Promise<UnratedTournament[]> {
    return this.dataSource.query<UnratedTournament[]>(
      `select t.key as id, s.name, t.external_id as "externalId",
         json_build_object('value', o.sanctioned, 'rule', o.sanctioned_rule) as sanctioned,
         json_build_object('value', o.rated, 'rule', o.rated_rule) as rated
       from outcomes o join tournaments t on t.id = o.tournament_id join submissions s on s.id = o.submission_id
       where t.key = any($1::uuid[]) and not o.rated
       order by o.starts_at, o.key`,
      [tournamentKeys],
    );
  }
}
