/**
 * SQL: whether a revision of the tournament t counts or may still be published, where o is what is published of t and r is
 * the submission of that. A superseded revision whose job waits takes its turn as soon as the current one waits for a
 * refresh or fails. And a refresh that is under way publishes what was due when it began.
 *
 * @param submissionId SQL of the revision's submission
 * @param revision SQL of its number
 */
export const mayBePublished = (submissionId: string, revision: string): string => `(o.submission_id = ${submissionId}
  or (t.withdrawn_at is null and ${revision} in (t.current_revision, t.due_revision))
  or (${revision} > coalesce(r.revision, 0) and (
    exists (select from outbox b where b.job = 'publish' and b.payload->>'kind' = 'revision'
      and b.payload->>'tournamentId' = t.key::text and (b.payload->>'revision')::integer = ${revision})
    or exists (select from refresh_requests q
      where not q.is_dry_run and q.kind <> 'what-if' and q.state in ('running', 'publishing')))))`;

/** SQL: what {@link mayBePublished} asks for. */
export const JOIN_PUBLISHED =
  'left join outcomes o on o.tournament_id = t.id left join submissions r on r.id = o.submission_id';
