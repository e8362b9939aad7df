import type { PoolClient } from 'pg';
import type { NewDispute, DisputeRefusal } from './dispute.js';

/** Why the round or match that a dispute names is not one of a submission; null when it is, and when it names none. */
export async function refusePlace(
  client: PoolClient,
  submissionRowId: number,
  { round, match }: Pick<NewDispute, 'round' | 'match'>,
): Promise<DisputeRefusal | null> {
  if (round === null) return null;
  const { rows } = await client.query<{ rounds: number; matches: number }>(
    `select coalesce(max(round), 0)::integer as rounds, count(*) filter (where round = $2)::integer as matches
     from (select round from matches where submission_id = $1
       union all select round from pods where submission_id = $1) played`,
    [submissionRowId, round],
  );
  const { rounds, matches } = rows[0]!;
  if (matches === 0) return { kind: 'no-such-round', rounds };
  return match !== null && match > matches ? { kind: 'no-such-match', round, matches } : null;
}
