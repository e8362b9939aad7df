import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { packJson } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { insertPendingChange } from '@quadrant/store/history';
import { acceptReports, inReportTransaction } from '@quadrant/store/intake';
import { enqueueChange } from '@quadrant/store/runs';
import { lockBatch } from './batch.js';
import { deliver, type PreparedItem, type Publishing } from './deliver.js';
import { decideAsBefore } from './undo-batch.js';

/** One transaction stores so many reports. While it is open, others that bring the same players wait. */
const TOGETHER = 1_000;

type Answered = Awaited<ReturnType<typeof acceptReports>>[number];

/**
 * Stores the new tournaments of a batch aside, in as few transactions as possible. They neither count nor are shown.
 * Tournaments that an earlier attempt has stored are left as they are.
 *
 * @param onStored is told how many tournaments are stored, and of how many
 */
export async function storeAside(
  dataSource: DataSource,
  publishing: Publishing,
  onStored: (done: number, total: number) => Promise<void>,
): Promise<void> {
  const items = await dataSource.query<(PreparedItem & { isStored: boolean })[]>(
    `select item, prepared, revises, tournament_id is not null as "isStored" from batch_items
     where batch = $1 and state = 'ready' and revises is null order by first_day nulls first, item collate "C"`,
    [publishing.batch],
  );
  const waiting = items.filter(({ isStored }) => !isStored);
  let done = items.length - waiting.length;
  for (let at = 0; at < waiting.length;) {
    const turn = waiting.slice(at, at + TOGETHER);
    const stored = await inReportTransaction(dataSource, async (client) => {
      const answers = await acceptReports(
        client,
        turn.map((item) => deliver(item, publishing)),
      );
      for (const [index, answer] of answers.entries()) await noteStored(client, publishing.batch, turn[index]!, answer);
      return answers.length;
    });
    at += stored;
    done += stored;
    await onStored(done, items.length);
  }
}

/** Notes which tournament an item became, or why it became none. */
async function noteStored(client: PoolClient, batch: number, { item }: PreparedItem, answer: Answered): Promise<void> {
  if ('kind' in answer || !answer.created) {
    await client.query(`update batch_items set state = $3, findings = $4 where batch = $1 and item = $2`, [
      batch,
      item,
      'kind' in answer ? 'refused' : 'double',
      JSON.stringify('kind' in answer ? findingsOf(answer) : [], packJson),
    ]);
    if (!('kind' in answer)) {
      await client.query(`update batch_items set double_of = $3 where batch = $1 and item = $2`, [
        batch,
        item,
        JSON.stringify({ item: null, tournament: answer.tournamentId, relation: 'equal' }),
      ]);
    }
    return;
  }
  await client.query(
    `update batch_items i set tournament_id = s.tournament_id, submission_id = s.id,
       replaced_submission_id = (select max(r.id) from submissions r where r.tournament_id = s.tournament_id and r.revision = s.revision - 1)
     from submissions s where i.batch = $1 and i.item = $2 and s.public_id = $3`,
    [batch, item, answer.id],
  );
}

const findingsOf = (answer: Extract<Answered, { kind: string }>): readonly Finding[] =>
  'findings' in answer ? answer.findings : 'planned' in answer ? answer.planned.findings : [];

/**
 * Lets everything of a batch count that is stored aside, together with the revisions that it brings, and asks for the run
 * that publishes it. It does nothing when it was done before.
 */
export function letCount(dataSource: DataSource, publishing: Publishing, reason: string): Promise<void> {
  const { batch, by, at } = publishing;
  return inReportTransaction(dataSource, async (client) => {
    const { state, isSplit } = await lockBatch(client, batch);
    const { rowCount: asked } = await client.query(`select from pending_changes where batch = $1`, [batch]);
    if (state !== 'publishing' || asked !== 0) return;
    const { rows: revisions } = await client.query<PreparedItem>(
      `select item, prepared, revises from batch_items where batch = $1 and state = 'ready' and revises is not null
         and tournament_id is null order by item collate "C"`,
      [batch],
    );
    // Two of them may be of one tournament: then the second one waits for the first, in the order of the list.
    for (let done = 0; done < revisions.length;) {
      const turn = revisions.slice(done, done + TOGETHER);
      const answers = await acceptReports(
        client,
        turn.map((item) => deliver(item, publishing)),
      );
      for (const [index, answer] of answers.entries()) {
        await noteStored(client, batch, turn[index]!, answer);
        if (isSplit && !('kind' in answer)) await keepDecisions(client, batch, turn[index]!, answer.id);
      }
      done += answers.length;
    }
    await client.query(
      `update tournaments set withdrawn_at = null, is_aside = false, due_revision = current_revision, version = version + 1
       where batch = $1 and is_aside`,
      [batch],
    );
    await client.query(
      `with own as (select id from players where batch = $1 and is_aside order by id for no key update)
       update players set is_aside = false where id in (select id from own)`,
      [batch],
    );
    await insertAliases(client, batch);
    const position = await findBegin(client, batch);
    if (position === null) {
      await client.query(
        `update batches set state = 'settling', step = null, fingerprint = null, base_run = null, pending_mark = null
         where number = $1`,
        [batch],
      );
      return;
    }
    await insertPendingChange(client, { tournamentRowId: null, batch, kind: 'batch', position, actor: by, reason, at });
    await enqueueChange(client, { kind: 'batch', batch, undo: false });
  });
}

/** A split changes only who played: levels, confirmations and findings stay. */
async function keepDecisions(
  client: PoolClient,
  batch: number,
  { item }: PreparedItem,
  publicId: string,
): Promise<void> {
  const { rows } = await client.query<{ replaced: number | null }>(
    `select replaced_submission_id as replaced from batch_items where batch = $1 and item = $2`,
    [batch, item],
  );
  if (rows[0]?.replaced != null) await decideAsBefore(client, rows[0].replaced, publicId);
}

/** Spellings lead to their players from now on. */
async function insertAliases(client: PoolClient, batch: number): Promise<void> {
  await client.query(
    `insert into player_aliases (name, spelling, player_id, batch, scene)
     select distinct on (said.name, p.counts_as) said.name, said.spelling, p.counts_as, $1, said.scene
     from batches b cross join jsonb_to_recordset(b.aliases) as said (name text, spelling text, "handleKey" text, scene text)
       join player_handles h on h.handle_key = said."handleKey" join players p on p.id = h.player_id and not p.is_aside
     where b.number = $1 on conflict do nothing`,
    [batch],
  );
}

/** Finds the earliest place in history that a batch changes; null when it changes nothing. */
export async function findBegin(client: PoolClient, batch: number) {
  const { rows } = await client.query<{ startsAt: Date; key: string }>(
    `select starts_at as "startsAt", key from (
       select c.starts_at, t.key from batch_items i join tournaments t on t.id = i.tournament_id
         join scorecards c on c.tournament_id = t.id and c.revision = t.due_revision where i.batch = $1
       union all
       select o.starts_at, o.key from batch_items i join outcomes o on o.tournament_id = i.tournament_id where i.batch = $1) changed
     order by 1, 2 limit 1`,
    [batch],
  );
  return rows[0] ? { startsAt: rows[0].startsAt.getTime(), key: rows[0].key } : null;
}

/** Reads who asked for the publication of a batch, and why. */
export function readPublishing(dataSource: DataSource, batch: number) {
  return inTransaction(dataSource, async (client) => {
    const { rows } = await client.query<{ by: string; at: Date; reason: string }>(
      `select published_by as by, asked_at as at, publish_reason as reason from batches where number = $1`,
      [batch],
    );
    const { reason, ...publishing } = rows[0]!;
    return { publishing: { batch, ...publishing }, reason };
  });
}
