import { randomBytes } from 'node:crypto';
import { TokenRepository } from '@quadrant/store/people';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { newToken } from '../../../../../test/builders/principals.js';
import { Quotas1700000000014 } from './0014-quotas.js';
import { HeldReports1700000000024 } from './0024-held-reports.js';

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

    const [quotas, heldReports] = [new Quotas1700000000014(), new HeldReports1700000000024()];
    const runner = dataSource.createQueryRunner();
    try {
      await heldReports.down(runner);
      await quotas.down(runner);
      await quotas.up(runner);
      // Approval is a role since.
      await heldReports.up(runner);
    } finally {
      await runner.release();
    }
    const approved = await dataSource.query<object[]>(
      `select handle, role, region, granted_at as "grantedAt" from role_grants g join accounts a on a.id = g.account_id`,
    );
    expect(approved).toEqual([{ handle: 'Sisko', role: 'director', region: null, grantedAt: AT }]);
  });
});
