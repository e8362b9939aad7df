import { useHttpWalk } from '../http-walk.js';
import type { Browser } from './browser.js';
import { auditOf, makeAccount, newBrowser, PASSWORD } from './people.js';

const walk = useHttpWalk();
let ada: Browser;
let europe: Browser;

const rolesOf = (handle: string) => `/api/v1/accounts/${handle}/roles`;
const reason = 'voted for';

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Ada', { role: 'administrator' });
  await makeAccount(walk.dataSource, 'Eu', { role: 'coordinator', continent: 'europe' });
  await makeAccount(walk.dataSource, 'Re', { role: 'regional-coordinator', region: 'saxony' });
  for (const handle of ['Ann', 'Bob', 'Cy']) await makeAccount(walk.dataSource, handle);
  ada = await newBrowser(walk).signIn('Ada', PASSWORD);
  europe = await newBrowser(walk).signIn('Eu', PASSWORD);
  await walk.dataSource.query(
    `insert into regions (slug, name, continent, country, described, source, created_at)
     values ('saxony', 'Saxony', 'europe', 'DE', '', 'spec', now()), ('ohio', 'Ohio', 'north-america', 'US', '', 'spec', now())`,
  );
});

describe('a role', () => {
  it('is given by an administrator, counts at once, and is taken away again', async () => {
    const cy = await newBrowser(walk).signIn('Cy', PASSWORD);
    const wish = { role: 'coordinator', continent: 'north-america', reason };
    const given = await ada.ask('post', rolesOf('cy'), wish);
    expect([given.status, given.body]).toEqual([
      201,
      {
        handle: 'Cy',
        roles: [expect.objectContaining({ role: 'coordinator', continent: 'north-america', grantedBy: 'Ada', reason })],
      },
    ]);
    expect((await cy.ask('post', '/api/v1/refreshes', { dryRun: true })).status).toBe(202);
    expect((await ada.ask('post', rolesOf('Cy'), wish)).body.type).toBe('/problems/role-given');
    const [{ id }] = given.body.roles as [{ id: string }];
    const taken = await ada.ask('delete', `${rolesOf('cy')}/${id}`, { reason: 'moved away' });
    expect([taken.status, taken.body]).toEqual([200, { handle: 'Cy', roles: [] }]);
    expect((await cy.ask('post', '/api/v1/refreshes', { dryRun: true })).status).toBe(403);
    expect((await ada.ask('delete', `${rolesOf('cy')}/${id}`, { reason: 'twice' })).status).toBe(404);
    expect(await auditOf(walk.dataSource, 'role.grant')).toContainEqual(
      expect.objectContaining({ actor: 'Ada', subject: 'Cy', detail: { ...wish } }),
    );
    expect((await auditOf(walk.dataSource, 'role.revoke')).at(-1)).toMatchObject({
      actor: 'Ada',
      subject: 'Cy',
      detail: { role: 'coordinator', continent: 'north-america', reason: 'moved away' },
    });
  });

  it.each([
    [{ role: 'king', reason }, 400],
    [{ role: 'coordinator', reason }, 400],
    [{ role: 'coordinator', continent: 'atlantis', reason }, 400],
    [{ role: 'administrator', continent: 'europe', reason }, 400],
    [{ role: 'administrator', region: 'Saxony', reason }, 400],
    [{ role: 'regional-coordinator', reason }, 400],
    [{ role: 'administrator' }, 400],
    [{ role: 'administrator', reason, grantedBy: 'Eu' }, 400],
  ])('that makes no sense (%#) is a 400', async (wish, status) => {
    expect((await ada.ask('post', rolesOf('Ann'), wish)).status).toBe(status);
  });

  it('is nothing that anybody gives themselves', async () => {
    const bob = await newBrowser(walk).signIn('Bob', PASSWORD);
    for (const browser of [bob, europe]) {
      for (const role of ['administrator', 'director-of-organized-play'] as const) {
        expect((await browser.ask('post', rolesOf('Bob'), { role, reason })).status).toBe(403);
      }
      expect((await browser.ask('post', rolesOf('Bob'), { role: 'coordinator', continent: null, reason })).status).toBe(
        403,
      );
    }
    const own = await europe.ask('post', rolesOf('eu'), { role: 'regional-coordinator', region: 'Saxony', reason });
    expect([own.status, own.body.type]).toEqual([403, '/problems/own-role']);
    expect(await auditOf(walk.dataSource, 'POST /api/v1/accounts/:handle/roles')).toContainEqual(
      expect.objectContaining({ actor: 'Bob', subject: '/api/v1/accounts/Bob/roles' }),
    );
  });

  it('of a region is given and taken by the coordinator of its continent', async () => {
    const wish = (region: string) => ({ role: 'regional-coordinator', region, reason });
    const given = await europe.ask('post', rolesOf('Ann'), wish('SAXONY'));
    expect([given.status, given.body.roles]).toEqual([201, [expect.objectContaining({ region: 'saxony' })]]);
    expect((await europe.ask('post', rolesOf('Ann'), wish('Ohio'))).status).toBe(403);
    expect((await europe.ask('post', rolesOf('Ann'), wish('Nowhere'))).body.type).toBe('/problems/region-unknown');
    const [{ id }] = given.body.roles as [{ id: string }];
    const regional = await newBrowser(walk).signIn('Re', PASSWORD);
    expect((await regional.ask('delete', `${rolesOf('Ann')}/${id}`, { reason })).status).toBe(403);
    expect((await europe.ask('delete', `${rolesOf('Ann')}/${id}`, { reason })).status).toBe(200);
    expect((await ada.ask('post', rolesOf('Ann'), wish('Nowhere'))).status).toBe(201);
  });

  it('of somebody else is not taken through another account', async () => {
    const { body } = await ada.ask('get', '/api/v1/accounts/Eu');
    const [{ id }] = body.roles as [{ id: string }];
    expect((await ada.ask('delete', `${rolesOf('Ann')}/${id}`, { reason })).status).toBe(404);
    expect((await europe.ask('delete', `${rolesOf('Eu')}/${id}`, { reason })).status).toBe(403);
    expect((await ada.ask('delete', `${rolesOf('Eu')}/%00`, { reason })).status).toBe(404);
  });

  it('of the last administrator stays', async () => {
    const { body } = await ada.ask('get', '/api/v1/session');
    const [{ id }] = body.account.roles as [{ id: string }];
    const refused = await ada.ask('delete', `${rolesOf('Ada')}/${id}`, { reason });
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/last-administrator']);
    await ada.ask('post', rolesOf('Bob'), { role: 'administrator', reason });
    expect((await ada.ask('delete', `${rolesOf('Ada')}/${id}`, { reason })).status).toBe(200);
    expect((await ada.ask('get', '/api/v1/accounts')).status).toBe(403);
  });
});
