import type { PoolClient } from 'pg';

/**
 * Locks the player whom something leads to, until the transaction ends. Whoever held the player before may have led it to
 * somebody else: then that one is locked instead.
 *
 * @param leadsTo SQL: row id of the player for `$1`; null: nobody
 * @returns the row id of the locked player; null for nobody
 */
export async function lockLedTo(client: PoolClient, leadsTo: string, value: string | number): Promise<number | null> {
  for (;;) {
    // Going back to it frees the wrong player: who holds one while waiting for another can block others for ever.
    await client.query('savepoint led_to');
    const { rows } = await client.query<{ id: number }>(
      // Rows that point at the player may be written at the same time.
      `select id from players where id = (${leadsTo}) for no key update`,
      [value],
    );
    const locked = rows[0]?.id ?? null;
    // A statement of its own: the one that waited still sees what was there when it began.
    const now = await client.query<{ id: number | null }>(`select (${leadsTo}) as id`, [value]);
    const isSame = now.rows[0]!.id === locked;
    await client.query(isSame ? 'release savepoint led_to' : 'rollback to savepoint led_to');
    if (isSame) return locked;
  }
}
