import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { judgeUndo, type PublishedItem } from '@quadrant/rules/batches';
import { insertPendingChange, rescore } from '@quadrant/store/history';
import { acceptReports, inReportTransaction } from '@quadrant/store/intake';
import { enqueueChange } from '@quadrant/store/runs';
import { type KeptThing, lockBatch } from './batch.js';
import { deliver } from './deliver.js';

/** Says what undoing a batch takes back, and what it keeps. */
export interface UndoPreview {
  readonly withdrawn: number;
  readonly restored: number;
  /** So many players go with it. */
  readonly players: number;
  readonly kept: readonly KeptThing[];
}

interface ItemRow extends PublishedItem {
  readonly tournamentRowId: number;
  readonly key: string;
  readonly replacedRowId: number | null;
}

interface PlayerRow {
  readonly id: number;
  readonly handle: string;
  readonly reason: string | null;
}

/** Says what undoing would do now. */
export async function planUndo(client: PoolClient, batch: number): Promise<UndoPreview> {
  const items = await listPublished(client, batch);
  const judged = items.map((item) => ({ item, done: judgeUndo(item) }));
  const stay = judged.flatMap(({ item, done }) => (done.does === 'keep' ? [item.tournamentRowId] : []));
  const players = await listPlayers(client, batch, stay);
  return {
    withdrawn: judged.filter(({ done }) => done.does === 'withdraw').length,
    restored: judged.filter(({ done }) => done.does === 'restore').length,
    players: players.filter(({ reason }) => reason === null).length,
    kept: [
      ...judged.flatMap(({ item: { name }, done }): KeptThing[] =>
        done.does === 'keep' ? [{ kind: 'tournament', name, reason: done.reason }] : [],
      ),
      ...players.flatMap(({ handle, reason }): KeptThing[] =>
        reason === null ? [] : [{ kind: 'player', name: handle, reason }],
      ),
    ],
  };
}

async function listPublished(client: PoolClient, batch: number): Promise<ItemRow[]> {
  const { rows } = await client.query<ItemRow>(
    `select i.item, coalesce(s.name, i.item) as name, t.id as "tournamentRowId", t.key, i.replaced_submission_id as "replacedRowId",
       t.merged_into is not null as "isMerged", t.withdrawn_at is not null as "isWithdrawn",
       s.revision = t.current_revision as "isCurrent", i.replaced_submission_id is not null as replaces,
       i.replaced_submission_id is null and (t.level_override is not null or t.rated_override is not null or t.league_override is not null)
         as "isDecided"
     from batch_items i join tournaments t on t.id = i.tournament_id join submissions s on s.id = i.submission_id
     where i.batch = $1 and not t.is_aside order by i.item collate "C"`,
    [batch],
  );
  return rows;
}

/**
 * Lists the players that a batch created, each with the reason why they stay; null where they go.
 *
 * @param stay row ids of the tournaments of the batch that stay
 */
async function listPlayers(client: PoolClient, batch: number, stay: readonly number[]): Promise<PlayerRow[]> {
  const { rows } = await client.query<PlayerRow>(
    `select p.id, p.handle, case
         when exists (select from entries e join submissions s on s.id = e.submission_id join tournaments t on t.id = s.tournament_id
           left join batch_items i on i.batch = $1 and i.tournament_id = t.id
           where e.player_id = p.id and not t.is_aside
             and (i.item is null or t.id = any($2) or (i.submission_id <> s.id and s.id is distinct from i.replaced_submission_id)))
           then 'tournament'
         when exists (select from accounts a where p.id in (a.player_id, a.removed_player_id)) then 'account'
         when exists (select from player_claims c where c.player_id = p.id) then 'claim'
         when exists (select from player_merges m where p.id in (m.player_id, m.into_id)) then 'merge'
         when p.anonymised_at is not null or p.hiding_asked_at is not null then 'hidden'
         when exists (select from league_rules r where r.rules::text like '%' || p.public_id || '%') then 'award'
       end as reason
     from players p where p.batch = $1 and not p.is_aside order by p.handle collate "C"`,
    [batch, stay],
  );
  return rows;
}

/**
 * Takes back what a batch published and is still as it left it, and asks for the run that publishes this. It does nothing
 * when it was done before.
 */
export function takeBack(dataSource: DataSource, batch: number, at: Date): Promise<void> {
  return inReportTransaction(dataSource, async (client) => {
    const { state } = await lockBatch(client, batch);
    const { rowCount: asked } = await client.query(`select from pending_changes where batch = $1`, [batch]);
    if (state !== 'undoing' || asked !== 0) return;
    const { rows: said } = await client.query<{ by: string; reason: string }>(
      `select undone_by as by, undo_reason as reason from batches where number = $1`,
      [batch],
    );
    const { by, reason } = said[0]!;
    await client.query(
      `select from tournaments where id in (select tournament_id from batch_items where batch = $1) order by id for no key update`,
      [batch],
    );
    const { kept } = await planUndo(client, batch);
    const items = await listPublished(client, batch);
    const gone = items
      .filter((item) => judgeUndo(item).does === 'withdraw')
      .map(({ tournamentRowId }) => tournamentRowId);
    for (const item of items) if (judgeUndo(item).does === 'restore') await restore(client, item, { batch, by, at });
    await client.query(`delete from pending_changes where tournament_id = any($1)`, [gone]);
    // The same files may come again, as new tournaments: nothing of these holds their place.
    await client.query(
      `update tournaments set withdrawn_at = $2, due_revision = null, is_aside = true, key = gen_random_uuid(), external_id = null,
         version = version + 1 where id = any($1)`,
      [gone, at],
    );
    const stay = items.flatMap((item) => (judgeUndo(item).does === 'keep' ? [item.tournamentRowId] : []));
    const players = (await listPlayers(client, batch, stay)).flatMap(({ id, reason }) => (reason === null ? [id] : []));
    await client.query(`delete from player_aliases where batch = $1`, [batch]);
    await client.query(`delete from player_aliases where player_id = any($1)`, [players]);
    // They go with the run: until then their numbers are published.
    await client.query(`update batches set kept = $2, leaving = $3 where number = $1`, [
      batch,
      JSON.stringify(kept),
      players,
    ]);
    const position = await findPublishedBegin(client, batch);
    if (position === null) {
      await client.query(`update batches set state = 'undone', step = null, undone_at = $2 where number = $1`, [
        batch,
        at,
      ]);
      return;
    }
    await insertPendingChange(client, {
      tournamentRowId: null,
      batch,
      kind: 'batch-undo',
      position,
      actor: by,
      reason,
      at,
    });
    await enqueueChange(client, { kind: 'batch', batch, undo: true });
  });
}

/** Stores the revision again that a tournament of a batch replaced, with everything that was decided about it. */
async function restore(
  client: PoolClient,
  { key, replacedRowId }: ItemRow,
  publishing: Parameters<typeof deliver>[1],
): Promise<void> {
  const { rows } = await client.query<{ raw: Buffer }>(`select raw from submissions where id = $1`, [replacedRowId]);
  const [answer] = await acceptReports(client, [deliver({ prepared: rows[0]!.raw, revises: key }, publishing)]);
  if (answer === undefined || 'kind' in answer)
    throw new Error(`The revision that a batch replaced cannot be stored again: ${answer?.kind ?? 'no answer'}.`);
  await decideAsBefore(client, replacedRowId!, answer.id);
}

/** Decides about a revision as about the one that it replaces. @param publicId of the new revision */
export async function decideAsBefore(client: PoolClient, replacedRowId: number, publicId: string): Promise<void> {
  const { rows: restored } = await client.query<{ id: number }>(
    `update submissions s set lead_time_counts_as_met = r.lead_time_counts_as_met, announced = r.announced, held_level = r.held_level,
       held_league = r.held_league, confirmations = r.confirmations, findings = r.findings
     from submissions r where r.id = $1 and s.public_id = $2 returning s.id`,
    [replacedRowId, publicId],
  );
  await rescore(client, [restored[0]!.id]);
}

async function findPublishedBegin(client: PoolClient, batch: number) {
  const { rows } = await client.query<{ startsAt: Date; key: string }>(
    `select o.starts_at as "startsAt", o.key from batch_items i join outcomes o on o.tournament_id = i.tournament_id
     where i.batch = $1 order by 1, 2 limit 1`,
    [batch],
  );
  return rows[0] ? { startsAt: rows[0].startsAt.getTime(), key: rows[0].key } : null;
}
