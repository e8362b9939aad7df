import type { PoolClient } from 'pg';
import type { UnsettledMerge } from './stored-merges.js';

/** Thrown when a merge was cancelled while a run published it. The run is discarded, and the next one leaves the merge out. */
export class MergeTakenBack extends Error {
  constructor() {
    super('a merge of players was taken back while a run published it');
  }
}

/**
 * Notes that a run has published or undone merges, in the transaction that publishes it.
 *
 * @throws MergeTakenBack when one of them is no longer wanted
 */
export async function settleMerges(client: PoolClient, run: number, merges: readonly UnsettledMerge[]): Promise<void> {
  if (merges.length === 0) return;
  const rowIds = merges.map(({ rowId }) => rowId);
  const undone = await client.query(
    `update player_merges set state = 'undone', undo_run = $1, in_effect = in_effect * int4multirange(int4range(null, $1))
     where id = any($2) and state = 'undo-requested'`,
    [run, rowIds],
  );
  const published = await client.query(
    `update player_merges set state = 'published', run = $1, in_effect = in_effect + int4multirange(int4range($1, null))
     where id = any($2) and state = 'requested'`,
    [run, rowIds],
  );
  if ((undone.rowCount ?? 0) + (published.rowCount ?? 0) < merges.length) throw new MergeTakenBack();
  await countAgain(client, run);
}

/**
 * Lets players count as they did at an earlier run, whose numbers run `run` publishes again. Requests stay, and wait
 * for the next refresh.
 */
export async function restoreMerges(client: PoolClient, run: number, target: number): Promise<void> {
  const { rowCount } = await client.query(
    `update player_merges set
       state = case when state in ('requested', 'published') then case when in_effect @> $2::integer then 'published' else 'requested' end
         else case when in_effect @> $2::integer then 'undo-requested' else 'undone' end end,
       run = case when in_effect @> $2::integer then run when state in ('requested', 'published') then null else run end,
       undo_run = case when in_effect @> $2::integer then null else undo_run end,
       in_effect = case when in_effect @> $2::integer then in_effect + int4multirange(int4range($1, null))
         else in_effect * int4multirange(int4range(null, $1)) end
     where upper_inf(in_effect) <> (in_effect @> $2::integer)`,
    [run, target],
  );
  if (rowCount !== 0) await countAgain(client, run);
}

/** Sets which player each player counts as, as of a run. */
async function countAgain(client: PoolClient, run: number): Promise<void> {
  // All are locked at once, in the order in which everybody locks players. Two statements would lock in two orders.
  await client.query(
    `select from players where id in (select unnest(array[player_id, into_id]) from player_merges)
     order by id for no key update`,
  );
  await client.query(
    `with counted as materialized (
       select p.id, m.into_id, counted_at(p.id, $1) as counts_as
       from players p left join player_merges m on m.player_id = p.id and m.in_effect @> $1::integer
       where p.id in (select player_id from player_merges) order by p.id for no key update of p)
     update players p set merged_into = c.into_id, counts_as = c.counts_as from counted c
     where p.id = c.id and (p.merged_into, p.counts_as) is distinct from (c.into_id, c.counts_as)`,
    [run],
  );
  await hideTogether(client);
}

/** SQL: selects everybody in a group of people who are merged, or were. */
const EVER_MERGED =
  'counts_as in (select q.counts_as from players q join player_merges m on q.id in (m.player_id, m.into_id))';

/** Hides everybody who counts as the same person as a hidden player, for as long as they count so. */
async function hideTogether(client: PoolClient): Promise<void> {
  // Somebody may be about to be hidden: the next statement sees what is true after that.
  await client.query(`select from players where ${EVER_MERGED} order by id for no key update`);
  await client.query(
    `update players p set hidden_at = g.asked_at
     from (select counts_as, min(hiding_asked_at) as asked_at from players where ${EVER_MERGED} group by counts_as) g
     where g.counts_as = p.counts_as and p.anonymised_at is null and p.hidden_at is distinct from g.asked_at`,
  );
}
