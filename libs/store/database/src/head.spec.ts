import { CHAIN_START, ENGINE_VERSION } from '@quadrant/rules/history';
import { inTransaction } from '@quadrant/store/audit';
import { insertRun } from '@quadrant/store/runs';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { untilSomebodyWaits } from '../../../../test/builders/lock-wait.js';
import { lockHead, readHead, type HeadRun } from './head.js';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

const RULES = 'cd'.repeat(32);

describe('the lock of the publication', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await database.dataSource();
  });

  /** Two connections: the first holds the lock and publishes an official run, the second waits meanwhile. */
  async function lockBehindOfficialRun(): Promise<HeadRun> {
    let waiter: Promise<HeadRun> | null = null;
    await inTransaction(dataSource, async (client) => {
      const head = await lockHead(client);
      waiter = inTransaction(dataSource, lockHead);
      await untilSomebodyWaits(await database.owner());
      await publishOfficially(client, head);
    });
    return waiter!;
  }

  it('shows whoever waited for it the official run, the engine and the rules of the run that came meanwhile', async () => {
    for (const number of [1, 2]) {
      expect(await lockBehindOfficialRun()).toEqual({
        number,
        engineVersion: ENGINE_VERSION,
        rulesSha256: RULES,
        officialRun: number,
        pausedAt: null,
      });
    }
    expect(await inTransaction(dataSource, readHead)).toMatchObject({ number: 2, officialRun: 2 });
  });
});

const publishOfficially = (client: PoolClient, head: HeadRun): Promise<void> =>
  insertRun(client, head, {
    kind: 'refresh',
    requestedBy: 'spec',
    reason: 'spec',
    changes: [],
    tournaments: 0,
    games: 0,
    changed: { tournaments: 0, ratingChanges: 0, awards: 0, entitlements: 0 },
    links: CHAIN_START,
    engineVersion: ENGINE_VERSION,
    rulesSha256: RULES,
    isOfficial: true,
    rolledBackTo: null,
    timings: {},
    startedAt: new Date(),
    publishedAt: new Date(),
  });
