import type { PoolClient } from 'pg';
import type { Author } from '@quadrant/store/audit';

/** A token without an end that is given expires this long after it is made. */
export const TOKEN_LIFETIME_MS = 365 * 86_400_000;

/**
 * Revokes every valid token of an account.
 *
 * @returns their ids
 */
export async function revokeTokensOf(
  client: PoolClient,
  accountId: string,
  { handle, at }: Pick<Author, 'handle' | 'at'>,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update tokens set revoked_at = $2, revoked_by = $3
     where account_id = $1 and revoked_at is null and (expires_at is null or expires_at > $2) returning id`,
    [accountId, at, handle],
  );
  return rows.map(({ id }) => id);
}
