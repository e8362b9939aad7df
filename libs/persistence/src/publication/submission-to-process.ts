import type { PoolClient } from 'pg';
import type { HistoryPosition } from '@quadrant/outcome';
import { OPERATOR } from '@quadrant/policy';

/** A submission that asks for its run. */
export interface SubmissionToProcess {
  readonly submissionRowId: number;
  readonly tournamentRowId: number;
  readonly revision: number;
  readonly state: string;
  readonly isCurrent: boolean;
  /** Handle of whoever handed it in. */
  readonly submittedBy: string;
  /** State of the tournament's current revision, this one or a later one. */
  readonly currentState: string;
  readonly position: HistoryPosition;
  /** What of this tournament is published now, by an earlier revision or by this one. */
  readonly published: {
    readonly submissionRowId: number;
    readonly revision: number;
    readonly position: HistoryPosition;
  } | null;
}

/** Null for a tournament or revision that nobody knows. */
export async function findSubmissionToProcess(
  client: PoolClient,
  tournamentKey: string,
  revision: number,
): Promise<SubmissionToProcess | null> {
  const { rows } = await client.query<{
    submissionRowId: number;
    tournamentRowId: number;
    state: string;
    isCurrent: boolean;
    submittedBy: string;
    currentState: string;
    startsAt: Date;
    publishedRowId: number | null;
    publishedRevision: number;
    publishedStartsAt: Date;
  }>(
    `select s.id as "submissionRowId", t.id as "tournamentRowId", w.state, c.id = s.id as "isCurrent",
        coalesce(s.submitted_by, $3) as "submittedBy", v.state as "currentState", s.starts_at as "startsAt", o.submission_id as "publishedRowId",
        p.revision as "publishedRevision", o.starts_at as "publishedStartsAt"
     from tournaments t
       join submissions s on s.tournament_id = t.id
       join submission_states w on w.submission_id = s.id
       join submissions c on c.tournament_id = t.id and c.revision = t.current_revision
       join submission_states v on v.submission_id = c.id
       left join outcomes o on o.tournament_id = t.id
       left join submissions p on p.id = o.submission_id
     where t.key = $1 and s.revision = $2`,
    [tournamentKey, revision, OPERATOR.handle],
  );
  const row = rows[0];
  if (!row) return null;
  const { publishedRowId, publishedRevision, publishedStartsAt, startsAt, ...rest } = row;
  return {
    ...rest,
    revision,
    position: { startsAt: startsAt.getTime(), key: tournamentKey },
    published:
      publishedRowId === null
        ? null
        : {
            submissionRowId: publishedRowId,
            revision: publishedRevision,
            position: { startsAt: publishedStartsAt.getTime(), key: tournamentKey },
          },
  };
}
