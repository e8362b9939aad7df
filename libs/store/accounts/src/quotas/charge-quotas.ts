import type { PoolClient } from 'pg';
import { windowOf } from '@quadrant/rules/permissions';
import { QuotaExceeded, type Charge } from './quota-exceeded.js';

type Client = Pick<PoolClient, 'query'>;

/** The hour and the day that begin at midnight are two windows. */
const columnsOf = (charges: readonly Charge[], at: Date) => [
  charges.map(({ subject }) => subject),
  charges.map(({ allowance: { quota, per } }) => `${quota} per ${per}`),
  charges.map(({ allowance: { per } }) => windowOf(per, at).begin),
];

/**
 * Counts what somebody uses, in one statement, so that no two at once use more than there is. Its rows stay locked until the
 * transaction ends: charge late.
 *
 * @throws QuotaExceeded for the first charge that does not fit
 */
export async function chargeQuotas(client: Client, charges: readonly Charge[], at: Date): Promise<void> {
  if (charges.length === 0) return;
  const { rows } = await client.query<{ n: number }>(
    `with said as (
       select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::integer[], $5::integer[]) with ordinality
         as said (subject, quota, window_begin, amount, most, n)),
     counted as (
       insert into usage_counts as u (subject, quota, window_begin, used, most)
         select subject, quota, window_begin, amount, most from said where amount <= most order by n
       on conflict (subject, quota, window_begin) do update set used = u.used + excluded.used, most = excluded.most
         where u.used + excluded.used <= excluded.most
       returning subject, quota)
     select n::integer from said where not exists (
       select from counted c where c.subject = said.subject and c.quota = said.quota) order by n limit 1`,
    [...columnsOf(charges, at), charges.map(({ amount }) => amount), charges.map(({ allowance: { limit } }) => limit)],
  );
  const [refused] = rows;
  if (refused === undefined) return;
  const charge = charges[refused.n - 1]!;
  throw new QuotaExceeded(charge, await readUsed(client, charge, at), at);
}

/** Takes charges back that came to nothing. */
export async function refundQuotas(client: Client, charges: readonly Charge[], at: Date): Promise<void> {
  await client.query(
    `update usage_counts u set used = u.used - said.amount
     from unnest($1::text[], $2::text[], $3::timestamptz[], $4::integer[]) as said (subject, quota, window_begin, amount)
     where (u.subject, u.quota, u.window_begin) = (said.subject, said.quota, said.window_begin)`,
    [...columnsOf(charges, at), charges.map(({ amount }) => amount)],
  );
}

/** How much of a quota is used in the window of a moment. */
export async function readUsed(client: Client, charge: Charge, at: Date): Promise<number> {
  const { rows } = await client.query<{ used: number }>(
    `select used from usage_counts where (subject, quota, window_begin) = ($1, $2, $3)`,
    columnsOf([charge], at).map(([value]) => value),
  );
  return rows[0]?.used ?? 0;
}
