import type { PoolClient } from 'pg';
import { chargeQuotas } from '@quadrant/store/people';
import type { Delivery } from '../acceptance.js';

/**
 * Counts a report that is being stored, and the players that it created.
 *
 * @throws QuotaExceeded, which undoes the storing
 */
export async function chargeReport(
  client: PoolClient,
  { allowances, submitter, receivedAt }: Pick<Delivery, 'allowances' | 'submitter' | 'receivedAt'>,
  newPlayers: number,
): Promise<void> {
  const { accountId: subject } = submitter;
  if (allowances === undefined || subject === null) return;
  const wanted = [
    { allowance: allowances.reports, amount: 1 },
    { allowance: allowances.newPlayers, amount: newPlayers },
  ];
  const charges = wanted.flatMap(({ allowance, amount }) =>
    allowance === null || amount === 0 ? [] : [{ subject, allowance, amount }],
  );
  await chargeQuotas(client, charges, receivedAt);
}
