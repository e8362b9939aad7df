import type { PoolClient } from 'pg';
import { lockLedTo } from '../merges/lock-led-to.js';
import { useClaimCode } from './claim-codes.js';

/** A one-time code gives this player to a new account: the player that it was made for, even if they count as another. */
export interface CodedPlayer {
  readonly rowId: number;
  readonly publicId: string;
}

/**
 * Uses up the one-time code of a player. The second of two people who use it at once waits for the first, and gets
 * null.
 *
 * @returns null for a code that is not valid, and for a player who has an account or was anonymised: the caller must
 * roll back, so that the code stays valid
 */
export async function takeCodedPlayer(client: PoolClient, code: string, at: Date): Promise<CodedPlayer | null> {
  const meant = await useClaimCode(client, code, at);
  if (meant === null) return null;
  // Claims lock the player that this one counts as.
  await lockLedTo(client, 'select counts_as from players where id = $1', meant);
  const { rows } = await client.query<CodedPlayer>(
    `select p.id as "rowId", p.public_id as "publicId" from players p
     where p.id = $1 and p.anonymised_at is null
       and not exists (select from accounts a join players q on q.id = a.player_id where q.counts_as = p.counts_as)`,
    [meant],
  );
  return rows[0] ?? null;
}

/** Notes that a new account got its player by a code. */
export async function insertCodedClaim(
  client: PoolClient,
  accountId: string,
  { rowId }: CodedPlayer,
  at: Date,
): Promise<void> {
  await client.query(
    `insert into player_claims (player_id, account_id, state, message, created_at, decided_by, decided_at)
     values ($1, $2, 'confirmed', '', $3, 'a claim code', $3)`,
    [rowId, accountId, at],
  );
}
