import { type ItemToJudge, judgeItems } from '@quadrant/rules/batches';
import type { PoolClient } from 'pg';

/** Loads what was read of the tournaments of a batch, and what was decided about them. */
export async function loadItemsToJudge(client: PoolClient, number: number): Promise<ItemToJudge[]> {
  const { rows } = await client.query<ItemToJudge>(
    `select item, coalesce(base, 'read') as base, decision, other_than as "otherThan", resembles from batch_items where batch = $1 order by item collate "C"`,
    [number],
  );
  return rows;
}

/** Stores what becomes of each tournament of a batch after what was read or decided last. */
export async function judgeAgain(client: PoolClient, number: number): Promise<void> {
  const judged = judgeItems(await loadItemsToJudge(client, number));
  await client.query(
    `update batch_items i set state = j.state, double_of = j.double_of::jsonb, revises = j.revises::uuid
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as j (item, state, double_of, revises)
     where i.batch = $1 and i.item = j.item
       and (i.state, i.double_of, i.revises) is distinct from (j.state, j.double_of::jsonb, j.revises::uuid)`,
    [
      number,
      judged.map(({ item }) => item),
      judged.map(({ state }) => state),
      judged.map(({ doubleOf }) => doubleOf && JSON.stringify(doubleOf)),
      judged.map(({ revises }) => revises),
    ],
  );
}
