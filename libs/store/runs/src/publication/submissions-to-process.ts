import type { PoolClient } from 'pg';
import type { SubmissionToProcess, WantedRevision } from '@quadrant/rules/runs';
import type { HistoryPosition } from '@quadrant/rules/history';
import { OPERATOR } from '@quadrant/rules/permissions';

interface Row extends Omit<SubmissionToProcess, 'position' | 'published'> {
  readonly key: string;
  readonly startsAt: Date;
  readonly publishedRowId: number | null;
  readonly publishedRevision: number;
  readonly publishedStartsAt: Date;
}

/** Those of some submissions that are stored, in the order in which they were asked for. */
export async function findSubmissionsToProcess(
  client: PoolClient,
  wanted: readonly WantedRevision[],
): Promise<SubmissionToProcess[]> {
  if (wanted.length === 0) return [];
  const { rows } = await client.query<Row>(
    `select t.key, s.revision, s.id as "submissionRowId", t.id as "tournamentRowId", w.state, c.id = s.id as "isCurrent",
        coalesce(s.submitted_by, $3) as "submittedBy", v.state as "currentState", s.starts_at as "startsAt", o.submission_id as "publishedRowId",
        p.revision as "publishedRevision", o.starts_at as "publishedStartsAt"
     from unnest($1::uuid[], $2::integer[]) with ordinality as wanted (key, revision, ordinal)
       join tournaments t on t.key = wanted.key
       join submissions s on s.tournament_id = t.id and s.revision = wanted.revision
       join submission_states w on w.submission_id = s.id
       join submissions c on c.tournament_id = t.id and c.revision = t.current_revision
       join submission_states v on v.submission_id = c.id
       left join outcomes o on o.tournament_id = t.id
       left join submissions p on p.id = o.submission_id
     order by wanted.ordinal`,
    [wanted.map(({ tournamentId }) => tournamentId), wanted.map(({ revision }) => revision), OPERATOR.handle],
  );
  return rows.map(toSubmission);
}

function toSubmission({ key, startsAt, publishedRowId, publishedRevision, publishedStartsAt, ...rest }: Row) {
  const at = (instant: Date): HistoryPosition => ({ startsAt: instant.getTime(), key });
  const published =
    publishedRowId === null
      ? null
      : { submissionRowId: publishedRowId, revision: publishedRevision, position: at(publishedStartsAt) };
  return { ...rest, position: at(startsAt), published };
}
