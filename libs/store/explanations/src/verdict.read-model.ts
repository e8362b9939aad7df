import type { Verdict } from '@quadrant/rules/tournament';
import { findHiddenNames } from '@quadrant/store/players';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How the rules judge a tournament that is not rated. */
export interface UnratedTournament {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | null;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly sanctioned: Verdict;
  readonly rated: Verdict;
}

/** Why tournaments are not rated. */
@Injectable()
export class VerdictReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of the tournaments whose current revision is not rated, in no order, with the reason; not what was taken back. */
  async listUnrated(tournamentKeys: readonly string[]): Promise<UnratedTournament[]> {
    if (tournamentKeys.length === 0) return [];
    const rows = await this.dataSource.query<(Omit<UnratedTournament, 'startsAt'> & { startsAt: Date })[]>(
      `select t.key as id, s.name, t.external_id as "externalId", c.starts_at as "startsAt",
         json_build_object('value', c.sanctioned, 'rule', c.sanctioned_rule) as sanctioned,
         json_build_object('value', c.rated, 'rule', c.rated_rule) as rated
       from tournaments t
         join scorecards c on c.tournament_id = t.id and c.revision = t.current_revision
         join submissions s on s.id = c.submission_id
       where t.key = any($1::uuid[]) and not c.rated and t.withdrawn_at is null and t.merged_into is null`,
      [tournamentKeys],
    );
    const names = await findHiddenNames(this.dataSource);
    const showRule = ({ value, rule }: Verdict): Verdict => ({ value, rule: names.showText(rule) });
    return rows.map(({ startsAt, sanctioned, rated, ...row }) => ({
      ...{ ...row, startsAt: startsAt.toISOString(), sanctioned: showRule(sanctioned), rated: showRule(rated) },
    }));
  }
}
