import type { Author } from '@quadrant/store/audit';
import type { PoolClient } from 'pg';

/** Leaves out what a file holds, where somebody said that it is no tournament, and nobody decided about the tournament itself. */
export async function leaveOutWithFiles(client: PoolClient, number: number, paths: readonly string[]): Promise<void> {
  await client.query(
    `update batch_items i set decision = 'leave-out', decision_reason = f.left_out_reason, decided_by = f.left_out_by,
       decided_at = f.left_out_at
     from batch_files f where f.batch = i.batch and f.path = i.path and f.left_out_reason is not null
       and i.batch = $1 and i.path = any($2) and i.decision is null`,
    [number, paths],
  );
}

/** Takes files into the batch again, with what was left out together with them. */
export async function takeFilesAgain(client: PoolClient, number: number, paths: readonly string[]): Promise<void> {
  await client.query(
    `update batch_items i set decision = null, decision_reason = null, decided_by = null, decided_at = null
     from batch_files f where f.batch = i.batch and f.path = i.path and i.batch = $1 and i.path = any($2)
       and i.decision = 'leave-out' and i.decided_at = f.left_out_at and i.decided_by = f.left_out_by`,
    [number, paths],
  );
  await client.query(
    `update batch_files set left_out_reason = null, left_out_by = null, left_out_at = null where batch = $1 and path = any($2)`,
    [number, paths],
  );
}

/** Leaves files out, with what was read in them. Earlier decisions about their tournaments stay. */
export async function leaveFilesOut(
  client: PoolClient,
  number: number,
  paths: readonly string[],
  reason: string,
  author: Author,
): Promise<void> {
  await client.query(
    `update batch_files set left_out_reason = $3, left_out_by = $4, left_out_at = $5 where batch = $1 and path = any($2)`,
    [number, paths, reason, author.handle, author.at],
  );
  await leaveOutWithFiles(client, number, paths);
}
