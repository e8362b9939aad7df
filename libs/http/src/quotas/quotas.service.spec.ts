import type { UsageRepository } from '@quadrant/store/accounts';
import { problemOfKind } from '../problem/problem-kinds.js';
import { readQuotaLimits } from '@quadrant/settings';
import { Quotas } from './quotas.service.js';

const NOW = new Date('2014-11-10T12:00:00Z');
const NEWCOMER = { handle: 'odo', handleKey: 'odo', accountId: 'a', grants: [], scopes: [] };

/** How much is counted after something that failed for a reason. */
async function countedAfter(reason: Error): Promise<number> {
  let counted = 0;
  const usage = {
    charge: () => Promise.resolve(void (counted += 1)),
    refund: () => Promise.resolve(void (counted -= 1)),
  } as unknown as UsageRepository;
  const quotas = new Quotas(usage, { now: () => NOW }, readQuotaLimits({}));
  await expect(quotas.limit(NEWCOMER, 'previews', () => Promise.reject(reason))).rejects.toBe(reason);
  return counted;
}

describe('a quota', () => {
  it('does not count what was refused', async () => {
    expect(await countedAfter(problemOfKind('too-many-requests', 'Too many previews wait.'))).toBe(0);
  });

  it('counts what the client gave up before the answer', async () => {
    expect(await countedAfter(problemOfKind('request-timeout', 'The connection was closed.'))).toBe(1);
  });
});
