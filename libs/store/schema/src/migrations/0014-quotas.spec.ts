import { randomBytes } from 'node:crypto';
import { TokenRepository } from '@quadrant/store/people';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { newToken } from '../../../../../test/builders/principals.js';
import { Quotas1700000000014 } from './0014-quotas.js';

const AT = new Date('2014-11-10T12:00:00Z');

describe('the migration of quotas', () => {
  const database = useTestDatabase();

  it('approves the accounts for which the operator made a token to report with, and no others', async () => {
    const dataSource = await database.owner();
    const tokens = new TokenRepository(dataSource);
    await tokens.create(newToken(randomBytes(32), 'director', 'Sisko'), AT);
    await tokens.create(newToken(randomBytes(32), 'player', 'Quark'), AT);
    const [quark] = await dataSource.query<{ id: string }[]>(`select id from accounts where handle = 'Quark'`);
    const own = { ...newToken(randomBytes(32), 'director', 'Quark'), accountId: quark!.id };
    await tokens.createOwn(own, { handle: 'Quark', at: AT, requestId: null });

    const migration = new Quotas1700000000014();
    const runner = dataSource.createQueryRunner();
    try {
      await migration.down(runner);
      await migration.up(runner);
    } finally {
      await runner.release();
    }
    const accounts = await dataSource.query<object[]>(
      `select handle, approved_at as "approvedAt" from accounts order by handle`,
    );
    expect(accounts).toEqual([
      { handle: 'Quark', approvedAt: null },
      { handle: 'Sisko', approvedAt: AT },
    ]);
  });
});
