import type { PoolClient } from 'pg';

/** These tables hold what an account gets and where. A mail is named by notices, so notices go first. */
const TABLES = ['notices', 'mails', 'notice_choices', 'address_links', 'account_addresses'] as const;

/** Deletes the addresses, notices, choices and mails of an account, in the transaction that deletes the account. */
export async function deleteAddressesAndNotices(client: PoolClient, accountId: string): Promise<void> {
  for (const table of TABLES) await client.query(`delete from ${table} where account_id = $1`, [accountId]);
}
