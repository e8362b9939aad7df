import type { PoolClient } from 'pg';
import { insertOutboxJob } from '@quadrant/store/database';

export interface NewMail {
  /** Null makes a mail to nobody, so that asking for an unknown account costs as much as for a known one. */
  readonly accountId: string | null;
  readonly purpose: 'confirmation' | 'password';
  /** Only a confirmation goes to an address that is not confirmed yet. */
  readonly address: string | null;
}

/** Writes a mail that waits, and the job that sends it. @returns its public id, from which its secret is derived */
export async function insertMail(
  client: PoolClient,
  { accountId, purpose, address }: NewMail,
  at: Date,
): Promise<string> {
  const { rows } = await client.query<{ id: string; publicId: string }>(
    `insert into mails (account_id, purpose, address, created_at) values ($1, $2, $3, $4) returning id, public_id as "publicId"`,
    [accountId, purpose, address, at],
  );
  await insertOutboxJob(client, 'mail', { mail: Number(rows[0]!.id) });
  return rows[0]!.publicId;
}
