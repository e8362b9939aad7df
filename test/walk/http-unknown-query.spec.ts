import { randomBytes } from 'node:crypto';
import { describeOpenApi, generateToken, hashToken } from '@quadrant/http';
import { SCOPES } from '@quadrant/rules/permissions';
import { TokenRepository } from '@quadrant/store/accounts';
import { makeAccount } from './accounts/people.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const token = generateToken(randomBytes);

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Q', { role: 'director-of-organized-play' }, { role: 'administrator' });
  await new TokenRepository(walk.dataSource).create(
    { hash: hashToken(token), handle: 'Q', name: 'spec', scopes: SCOPES, expiresAt: null, grant: null },
    ON_TIME,
  );
});

describe('C.10: an unknown query key', () => {
  it('is 400 in every operation under /api/v1, by its name', async () => {
    const operations = Object.entries(describeOpenApi(walk.app).paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => path.startsWith('/api/v1/') && ['get', 'post', 'put', 'patch', 'delete'].includes(method))
        .map((method) => ({ method, path })),
    );
    expect(operations.length).toBeGreaterThan(100);
    const others: unknown[] = [];
    for (const { method, path } of operations) {
      const answer = await walk.app.inject({
        method: method.toUpperCase() as 'GET',
        url: `${path.replace(/\{\w+\}/g, 'x')}?plaedBy=2014-11-08`,
        headers: { authorization: `Bearer ${token}` },
        ...(!['get', 'delete'].includes(method) && { payload: {} }),
      });
      const { errors = [] } = answer.json<{ errors?: { in: string; name: string }[] }>();
      const isNamed = errors.some((error) => error.in === 'query' && error.name === 'plaedBy');
      if (answer.statusCode !== 400 || !isNamed) others.push([method, path, answer.statusCode, answer.body]);
    }
    expect(others).toEqual([]);
  });

  it.each([
    '/',
    '/leagues',
    '/league-points',
    '/masters/2014',
    '/champions-league/2014',
    '/leaderboards/2e/constructed',
  ])('is ignored by the page %s', async (page) => {
    const { statusCode } = await walk.app.inject({ method: 'GET', url: page });
    expect([page, (await walk.app.inject({ method: 'GET', url: `${page}?utm=1` })).statusCode]).toEqual([
      page,
      statusCode,
    ]);
    expect(statusCode).toBeLessThan(400);
  });
});
