import type { PoolClient } from 'pg';

/**
 * Locks the player that something leads to, and all who count as them, until the transaction ends. They are locked in
 * the order of their ids, like everywhere. The previous holder of a lock may have redirected it: then the new players
 * are locked instead.
 *
 * @param leadsTo SQL: row id of the player for `$1`; null: nobody
 * @returns the row id of the player; null for nobody
 */
export async function lockLedTo(client: PoolClient, leadsTo: string, value: string | number): Promise<number | null> {
  for (;;) {
    // Going back to the savepoint frees the wrong players: keeping one while waiting for another could block others for
    // ever.
    await client.query('savepoint led_to');
    const locked = await client.query<{ id: number }>(
      // Rows that point at a player may be written at the same time.
      `select id from players where counts_as = (${leadsTo}) order by id for no key update`,
      [value],
    );
    // This is a separate statement: the one that waited still sees what was there when it began.
    const now = await client.query<{ id: number | null; ids: number[] }>(
      `select led.id, array(select p.id from players p where p.counts_as = led.id order by p.id) as ids from (select (${leadsTo}) as id) led`,
      [value],
    );
    const { id, ids } = now.rows[0]!;
    const isSame = ids.join() === locked.rows.map((row) => row.id).join();
    await client.query(isSame ? 'release savepoint led_to' : 'rollback to savepoint led_to');
    if (isSame) return id;
  }
}
