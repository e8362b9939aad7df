import type { PoolClient } from 'pg';

/** A device is forgotten this long after the last sign-in on it. Browsers keep no cookie for more than 400 days. */
export const KNOWN_DEVICE_LIFETIME_MS = 365 * 86_400_000;
/** More devices than one person signs in on; beyond it, the one that was not used for longest is forgotten. */
export const DEVICES_OF_ACCOUNT = 20;

/** A device on which somebody has just signed in. */
export interface SignedInDevice {
  readonly accountId: string;
  /** SHA-256 of the new secret that its browser gets. */
  readonly hash: Buffer;
  /** Hash of the secret that the browser had before; it is not valid any more. */
  readonly replaces: Buffer | null;
}

/** Remembers a device. Other accounts that know the same browser know it by its new secret too. */
export async function rememberDevice(
  client: PoolClient,
  { accountId, hash, replaces }: SignedInDevice,
  at: Date,
): Promise<void> {
  if (replaces !== null) {
    await client.query(`delete from known_devices where hash = $1 and account_id = $2`, [replaces, accountId]);
    await client.query(`update known_devices set hash = $2 where hash = $1`, [replaces, hash]);
  }
  await client.query(`insert into known_devices (hash, account_id, last_used_at, expires_at) values ($1, $2, $3, $4)`, [
    hash,
    accountId,
    at,
    new Date(at.getTime() + KNOWN_DEVICE_LIFETIME_MS),
  ]);
  await client.query(
    `delete from known_devices where account_id = $1 and (expires_at <= $2 or hash in
       (select hash from known_devices where account_id = $1 order by last_used_at desc, hash offset $3))`,
    [accountId, at, DEVICES_OF_ACCOUNT],
  );
}

/** Forgets every device of an account. */
export async function forgetDevices(client: PoolClient, accountId: string): Promise<void> {
  await client.query(`delete from known_devices where account_id = $1`, [accountId]);
}
