import type { DataSource } from 'typeorm';
import { ask } from '@quadrant/store/database';

/**
 * Finds the names of players who are shown; a player without a name, a hidden one and an unknown handle are left out.
 *
 * @param keys folded handles
 * @returns names by folded handle
 */
export async function findNames(dataSource: DataSource, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await ask<{ key: string; name: string }>(
    dataSource,
    `select p.handle_key as key, p.name from players p
     where p.handle_key = any($1::text[]) and p.name is not null and p.hidden_at is null and p.anonymised_at is null`,
    [keys],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
