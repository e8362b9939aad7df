import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { externalIdOf } from '@quadrant/rules/live';

/** The stored report of a live tournament, in its current revision. */
export interface LiveReport {
  readonly tournamentId: string;
  readonly submissionId: string;
  readonly revision: number;
  /** It is the handle of the sender, and null for an import. */
  readonly submittedBy: string | null;
  readonly receivedAt: Date;
}

/** A live tournament, and the reports that name it. */
export interface ReportedLive {
  readonly id: string;
  readonly version: number;
  readonly finishedAt: Date | null;
  readonly stored: LiveReport | null;
  /** The newest report that waits for a decision. */
  readonly waiting: (Pick<LiveReport, 'submittedBy' | 'receivedAt'> & { readonly id: string }) | null;
}

/** Returns the id of the newest report of a live tournament; null when nobody has submitted one. */
export const latestReport = ({ stored, waiting }: Pick<ReportedLive, 'stored' | 'waiting'>): string | null =>
  waiting?.id ?? stored?.submissionId ?? null;

type Dated<Report> = (Omit<Report, 'receivedAt'> & { readonly receivedAt: string }) | null;

interface Row extends Pick<ReportedLive, 'id' | 'version' | 'finishedAt'> {
  readonly stored: Dated<LiveReport>;
  readonly waiting: Dated<NonNullable<ReportedLive['waiting']>>;
}

/** Finds the reports of live tournaments: they name the live tournament in their `externalId`. */
@Injectable()
export class LiveReportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds live tournaments by id. An unknown id has no entry. */
  async find(ids: readonly string[]): Promise<ReadonlyMap<string, ReportedLive>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<Row[]>(
      `select l.id, l.version, l.finished_at as "finishedAt",
         (select json_build_object('tournamentId', t.key, 'submissionId', s.public_id, 'revision', s.revision,
            'submittedBy', s.submitted_by, 'receivedAt', s.received_at)
          from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
          where t.external_id = asked.external_id) as stored,
         (select json_build_object('id', h.public_id, 'submittedBy', a.handle, 'receivedAt', h.received_at)
          from held_reports h join accounts a on a.id = h.account_id
          where h.external_id = asked.external_id and h.state = 'held' and h.request = 'report'
          order by h.received_at desc, h.id desc limit 1) as waiting
       from unnest($1::uuid[], $2::text[]) as asked (id, external_id) join live_tournaments l on l.id = asked.id`,
      [ids, ids.map(externalIdOf)],
    );
    return new Map(
      rows.map(({ stored, waiting, ...row }) => [row.id, { ...row, stored: dated(stored), waiting: dated(waiting) }]),
    );
  }
}

const dated = <Report extends { readonly receivedAt: string }>(report: Report | null) =>
  report && { ...report, receivedAt: new Date(report.receivedAt) };
