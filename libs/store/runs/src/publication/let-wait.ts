import { say, textJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import { beginOfSubmission, type SubmissionToProcess } from '@quadrant/rules/runs';
import { insertPendingChange } from '@quadrant/store/history';

/** Lets a submission that was due wait for the refresh that is asked for when publishing is resumed. */
export async function letWait(client: PoolClient, submission: SubmissionToProcess, at: Date): Promise<void> {
  const { submissionRowId, tournamentRowId, revision } = submission;
  // In the order in which corrections lock them.
  await client.query(`select from tournaments where id = $1 for no key update`, [tournamentRowId]);
  const reason = say`publishing is paused: waits until it is resumed`;
  const { rowCount } = await client.query(
    `update submissions set state = 'awaiting-refresh', state_reason = $2 where id = $1 and state <> 'awaiting-refresh'`,
    [submissionRowId, textJson(reason)],
  );
  if (rowCount === 0) return;
  // It may have been withdrawn since the snapshot: then nothing of it is due.
  await client.query(
    `update tournaments set due_revision = $2 where id = $1 and current_revision = $2 and withdrawn_at is null`,
    [tournamentRowId, revision],
  );
  const position = beginOfSubmission(submission);
  const kind = revision === 1 ? 'tournament' : 'revision';
  await insertPendingChange(client, { tournamentRowId, kind, position, actor: 'worker', reason, at });
}
