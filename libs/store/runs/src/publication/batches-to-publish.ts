import { say, type Text } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { BatchToPublish } from '@quadrant/rules/runs';

/** A batch whose tournaments wait for a run, or for the run that takes them back. */
export type WaitingBatch = Pick<BatchToPublish, 'number' | 'kind'>;

interface NoteRow extends WaitingBatch {
  readonly id: string;
  readonly startsAt: Date;
  readonly key: string;
  readonly actor: string;
  readonly reason: Text;
}

const NOTES = `select p.id, p.batch as number, p.kind, p.starts_at as "startsAt", p.key, p.actor, p.reason
  from pending_changes p where p.batch`;

/**
 * Finds what waits of some batches. A tournament that somebody has revised since is left as it is published, unless the
 * revision is due at once.
 */
export async function findBatchesToPublish(client: PoolClient, numbers: readonly number[]): Promise<BatchToPublish[]> {
  if (numbers.length === 0) return [];
  const { rows: notes } = await client.query<NoteRow>(`${NOTES} = any($1) order by p.id`, [numbers]);
  const batches: BatchToPublish[] = [];
  for (const { id, number, kind, startsAt, key, actor, reason } of notes) {
    const { rows: tournaments } = await client.query<{ tournamentRowId: number; submissionRowId: number | null }>(
      `select t.id as "tournamentRowId", case when t.due_revision is null then null
           when s.state = 'accepted' then s.id else coalesce(o.submission_id, i.submission_id) end as "submissionRowId"
       from batch_items i join tournaments t on t.id = i.tournament_id
         left join submissions s on s.tournament_id = t.id and s.revision = t.due_revision
         left join outcomes o on o.tournament_id = t.id
       where i.batch = $1 and (t.due_revision is not null or o.tournament_id is not null)`,
      [number],
    );
    batches.push({
      number,
      kind,
      requestedBy: actor,
      reason: say`batch ${number}: ${reason}`,
      from: { startsAt: startsAt.getTime(), key },
      tournaments,
      notes: [id],
    });
  }
  return batches;
}

/** Lists the batches that wait for a run at all. */
export async function listWaitingBatches(client: PoolClient): Promise<WaitingBatch[]> {
  const { rows } = await client.query<WaitingBatch>(`${NOTES} is not null order by p.id`);
  return rows.map(({ number, kind }) => ({ number, kind }));
}

/** Records of batches that a run has published them, or taken them back. */
export async function settleBatches(
  client: PoolClient,
  batches: readonly WaitingBatch[],
  run: number,
  at: Date,
): Promise<void> {
  for (const { number, kind } of batches) {
    if (kind === 'batch-undo') await putAside(client, number);
    await client.query(
      kind === 'batch'
        ? `update batches set state = 'published', step = null, step_error = null, run = $2, published_at = $3
           where number = $1 and state = 'publishing'`
        : `update batches set state = 'undone', step = null, step_error = null, undo_run = $2, undone_at = $3
           where number = $1 and state = 'undoing'`,
      [number, run, at],
    );
  }
}

/** Puts the players of an undone batch aside, except those that a report has named meanwhile. */
async function putAside(client: PoolClient, batch: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select p.id from players p join batches b on p.id = any(b.leaving)
     where b.number = $1 and not exists (
       select from entries e join submissions s on s.id = e.submission_id join tournaments t on t.id = s.tournament_id
       where e.player_id = p.id and not t.is_aside
         and not exists (select from batch_items i where i.batch = $1 and i.submission_id = s.id))
     order by p.id for no key update of p`,
    [batch],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(`delete from claim_codes where player_id = any($1)`, [ids]);
  await client.query(
    `update players set is_aside = true, name = null, country = null, region = null, search_name = null where id = any($1)`,
    [ids],
  );
}
