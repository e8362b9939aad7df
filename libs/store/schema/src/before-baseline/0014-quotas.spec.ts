import { randomBytes } from 'node:crypto';
import { TokenRepository } from '@quadrant/store/accounts';
import { migrationNamed, useTestDatabase } from '../../../../../test/builders/database.js';
import { newToken } from '../../../../../test/builders/principals.js';

/** Goes back before the migration, and before the one that made approval a role. */
const BACK = `
  drop table held_reports;
  alter table accounts add column approved_at timestamptz;
  update accounts a set approved_at = g.at
    from (select account_id, min(granted_at) as at from role_grants
      where role = 'director' and revoked_at is null group by account_id) g
    where g.account_id = a.id;
  delete from role_grants where role = 'director';
  alter table role_grants drop constraint role_grants_role_check, drop constraint role_grants_area_check;
  alter table role_grants
    add constraint role_grants_role_check
      check (role in ('coordinator', 'regional-coordinator', 'director-of-organized-play', 'administrator')),
    add constraint role_grants_area_check check (
      (continent is null or role = 'coordinator') and ((region is null) = (role <> 'regional-coordinator')));
  drop table audit_refusals, usage_counts;
  alter table accounts drop column approved_at;
`;

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

    const runner = dataSource.createQueryRunner();
    try {
      await runner.query(BACK);
      await migrationNamed('Quotas').up(runner);
      await migrationNamed('HeldReports').up(runner);
    } finally {
      await runner.release();
    }
    const approved = await dataSource.query<object[]>(
      `select handle, role, region, granted_at as "grantedAt" from role_grants g join accounts a on a.id = g.account_id`,
    );
    expect(approved).toEqual([{ handle: 'Sisko', role: 'director', region: null, grantedAt: AT }]);
  });
});
