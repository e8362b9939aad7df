import type { PoolClient } from 'pg';
import { linkChains, type ChainLinks, type HistoryPosition } from '@quadrant/rules/history';
import { BinaryRows, copyBinary, copyOut } from '@quadrant/store/database';
import { positionLiteral, CHAIN_COLUMNS } from '@quadrant/store/history';

/**
 * Computes the chains again from a position of history on, over the stored hashes of what is published.
 *
 * @param before the chains as the tournament before the position left them
 * @returns the chains up to and with the last tournament
 */
export async function rebuildChain(client: PoolClient, from: HistoryPosition, before: ChainLinks): Promise<ChainLinks> {
  let links = before;
  const rows = new BinaryRows(CHAIN_COLUMNS.length);
  const select = `select tournament_id, input_sha256, outcome_sha256 from outcomes
    where (starts_at, key) >= ${positionLiteral(from)} order by starts_at, key`;
  for await (const tuples of copyOut(client, select)) {
    while (tuples.next()) {
      links = linkChains(links, tuples.bytea(1), tuples.bytea(2));
      rows.row().int4(tuples.int4(0)).bytea(links.inputs).bytea(links.chain);
    }
  }
  await client.query(`delete from history_chain h where not exists (select from outcomes o
    where o.tournament_id = h.tournament_id and (o.starts_at, o.key) < ${positionLiteral(from)})`);
  await copyBinary(client, 'history_chain', CHAIN_COLUMNS, rows.drain());
  return links;
}
