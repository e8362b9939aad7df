import type { PoolClient } from 'pg';

/** A player whom a one-time code makes an account's: the one whom it was for, whoever he counts as. */
export interface CodedPlayer {
  readonly playerId: number;
  readonly publicId: string;
}

/**
 * Uses up the one-time code of a player: the second of two who bring it waits for the first, and gets null.
 *
 * @returns null for a code that is unknown, used or expired, and for a player who has an account
 */
export async function useClaimCode(client: PoolClient, hash: Buffer, at: Date): Promise<CodedPlayer | null> {
  const { rows } = await client.query<CodedPlayer>(
    `update claim_codes c set used_at = $2 from players p
     where c.hash = $1 and c.used_at is null and c.expires_at > $2 and p.id = c.player_id
       and not exists (select from accounts a join players q on q.id = a.player_id where q.counts_as = p.counts_as)
     returning p.id as "playerId", p.public_id as "publicId"`,
    [hash, at],
  );
  return rows[0] ?? null;
}
