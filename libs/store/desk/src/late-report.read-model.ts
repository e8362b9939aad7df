import { shownDateOfReport } from '@quadrant/store/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GameTitle } from '@quadrant/rules/tournament';
import { findHiddenNames } from '@quadrant/store/players';

/** A report that is stored and counts with the next refresh. */
export interface LateReport {
  /** It is the key of the tournament. */
  readonly tournamentId: string;
  readonly revision: number;
  readonly name: string;
  /** It is the local date. */
  readonly date: string;
  readonly game: GameTitle;
  /** The handle of the sender. It is null for a report that no account sent. */
  readonly submittedBy: string | null;
  readonly receivedAt: Date;
  /** Says why it waits. Null means that it is late. */
  readonly reason: string | null;
  readonly country: string | null;
  readonly region: string | null;
}

/** Lists reports that wait for the next refresh. */
@Injectable()
export class LateReportReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The report that was received last comes first. */
  async list(limit: number): Promise<LateReport[]> {
    const reports = await this.dataSource.query<LateReport[]>(
      `select t.key as "tournamentId", s.revision, s.name, ${shownDateOfReport('s')} as date, s.game, s.submitted_by as "submittedBy",
         s.received_at as "receivedAt", s.state_reason as reason, s.header->>'country' as country, s.header->>'region' as region
       from submissions s join tournaments t on t.id = s.tournament_id and s.revision = t.current_revision
         left join outcomes o on o.tournament_id = t.id
       where s.state = 'awaiting-refresh' and o.submission_id is distinct from s.id
         and t.withdrawn_at is null and t.merged_into is null
         and exists (select from pending_changes c where c.tournament_id = t.id)
       order by s.received_at desc, s.id desc limit $1`,
      [limit],
    );
    const names = await findHiddenNames(this.dataSource);
    return reports.map((report) => ({ ...report, submittedBy: report.submittedBy && names.show(report.submittedBy) }));
  }
}
