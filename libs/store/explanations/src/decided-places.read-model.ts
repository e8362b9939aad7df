import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DecidedBy, RuleSystemId } from '@quadrant/rules/tournament';
import { findHeadRun } from '@quadrant/store/history';

export interface DecidedPlaces {
  readonly ruleSystem: RuleSystemId;
  readonly decidedBy: DecidedBy;
  readonly places: number;
  readonly tournaments: number;
}

/** Counts the steps that separated players lately. */
@Injectable()
export class DecidedPlacesReadModel {
  /** All requests ask for the same days, and the published results change only with a run. */
  private latest: { readonly of: string; readonly rows: readonly DecidedPlaces[] } | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts every step that decided a place in a published tournament since a local date. The first place is not
   * counted: the second place has the step that separates them.
   *
   * @param since `YYYY-MM-DD`, included
   */
  async countSince(since: string): Promise<readonly DecidedPlaces[]> {
    const of = `${await findHeadRun(this.dataSource)} ${since}`;
    if (this.latest?.of === of) return this.latest.rows;
    const rows = await this.dataSource.query<DecidedPlaces[]>(
      `select c.rule_system as "ruleSystem", s.decided_by as "decidedBy", count(*)::integer as places,
         count(distinct o.tournament_id)::integer as tournaments
       from outcomes o join scorecards c on c.submission_id = o.submission_id
         join standings s on s.submission_id = o.submission_id
       where c.local_date >= $1 and s.place > 1
       group by 1, 2 order by 1, places desc, 2`,
      [since],
    );
    this.latest = { of, rows };
    return rows;
  }
}
