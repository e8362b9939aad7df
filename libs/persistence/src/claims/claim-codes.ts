import type { PoolClient } from 'pg';
import { generateClaimCode, hashClaimCode } from './claim-code.js';

/** A code with which whoever the player is makes him his. It is told once; only its hash is kept. */
export interface ClaimCode {
  readonly handle: string;
  readonly code: string;
}

/** A player, and the report that met him first; null: somebody asked for a code. */
export interface CodeWish {
  readonly playerRowId: number;
  readonly submissionRowId: number | null;
  readonly handle: string;
}

const LASTS_MS = 90 * 86_400_000;

/** Gives each player a code, for 90 days, in the transaction that stores him. */
export async function issueClaimCodes(client: PoolClient, wishes: readonly CodeWish[], at: Date): Promise<ClaimCode[]> {
  if (wishes.length === 0) return [];
  const codes = wishes.map(() => generateClaimCode());
  await client.query(
    `insert into claim_codes (hash, player_id, submission_id, created_at, expires_at)
     select hash, player, submission, $4, $5 from unnest($1::bytea[], $2::integer[], $3::integer[]) as said (hash, player, submission)`,
    [
      codes.map(hashClaimCode),
      wishes.map(({ playerRowId }) => playerRowId),
      wishes.map(({ submissionRowId }) => submissionRowId),
      at,
      new Date(at.getTime() + LASTS_MS),
    ],
  );
  return wishes.map(({ handle }, index) => ({ handle, code: codes[index]! }));
}

/**
 * Uses a code up.
 *
 * @returns row id of the player that it is for; null for a code that nobody gave out, that was used or that is too old
 */
export async function useClaimCode(client: PoolClient, code: string, now: Date): Promise<number | null> {
  const { rows } = await client.query<{ player_id: number }>(
    `update claim_codes set used_at = $2 where hash = $1 and used_at is null and expires_at > $2 returning player_id`,
    [hashClaimCode(code), now],
  );
  return rows[0]?.player_id ?? null;
}
