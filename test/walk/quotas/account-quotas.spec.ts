import { QUOTA_VARIABLES } from '@quadrant/settings';
import { useHttpWalk } from '../http-walk.js';
import { newcomer, tournamentOf, type Newcomer } from './unapproved.js';
import type request from 'supertest';

// Unset, so that the defaults count.
for (const variable of QUOTA_VARIABLES) process.env[variable] = '';

const walk = useHttpWalk();
const NEXT_DAY = new Date('2014-11-11T00:00:00Z');
let asked = 0;

const application = () => ({
  kind: 'regional',
  games: ['2e'],
  name: `Regional ${++asked}`,
  plannedOn: '2015-05-16',
  country: 'DE',
  message: 'We would like to.',
});

interface Case {
  readonly quota: string;
  readonly limit: number;
  readonly ask: (who: Newcomer) => request.Test;
}

/** Each of them passes any number of times but for the quota. */
const CASES: readonly Case[] = [
  {
    quota: 'tokens',
    limit: 20,
    ask: ({ token }) => walk.post('/api/v1/tokens', token, { name: 'spec', scopes: ['read'] }),
  },
  {
    quota: 'previews',
    limit: 100,
    ask: ({ token, handle }) =>
      walk.post('/api/v1/submissions?preview=true', token, tournamentOf(handle, `preview:${++asked}`)),
  },
  {
    quota: 'drafts',
    limit: 5,
    ask: ({ token }) =>
      walk.post('/api/v1/drafts', token, {
        grid: {
          rows: [
            ['Round', 'Player 1'],
            ['1', `ann ${++asked}`],
          ],
        },
      }),
  },
  {
    quota: 'venues',
    limit: 20,
    ask: ({ token }) => walk.post('/api/v1/venues', token, { name: `Bar ${++asked}`, country: 'DE' }),
  },
  {
    quota: 'applications',
    limit: 20,
    ask: ({ token }) => walk.post('/api/v1/applications', token, application()),
  },
  {
    quota: 'claims',
    limit: 20,
    ask: ({ token }) => walk.post(`/api/v1/players/ann/claim`, token, {}),
  },
];

beforeAll(async () => {
  const director = await walk.createToken('director', 'odo');
  await walk.post('/api/v1/submissions', director, tournamentOf('odo', 'quotas:1')).expect(201);
});

describe.each(CASES)('$quota of an account without approval', ({ quota, limit, ask }) => {
  it(`are ${limit} a day: the next one waits for the next day`, async () => {
    const quark = await newcomer(walk.dataSource, `quark ${quota}`);
    await walk.dataSource.query(
      `insert into usage_counts (subject, quota, window_begin, used, most) values ($1, $2, '2014-11-10T00:00:00Z', $3, 0)`,
      [quark.accountId, `${quota} per day`, limit - 1],
    );
    const passed = await ask(quark);
    expect([200, 201]).toContain(passed.status);
    const { body, headers } = await ask(quark).expect(429);
    expect(headers['retry-after']).toBe('43200');
    expect(body).toMatchObject({ type: '/problems/quota-exceeded', quota, limit, used: limit });
    walk.setTime(NEXT_DAY);
    expect((await ask(quark)).body).not.toMatchObject({ type: '/problems/quota-exceeded' });
  });

  it('are not limited for a coordinator', async () => {
    const token = await walk.createToken('coordinator', `kira ${quota}`);
    await ask({ token, handle: `kira ${quota}`, accountId: '' });
    const counted = await walk.dataSource.query<object[]>(
      `select from usage_counts where subject = (select id::text from accounts where handle = $1)`,
      [`kira ${quota}`],
    );
    expect(counted).toHaveLength(0);
  });

  it('do not count when they are refused for something else', async () => {
    const rom = await newcomer(walk.dataSource, `rom ${quota}`);
    const path = quota === 'claims' ? '/api/v1/players/nobody/claim' : ask(rom).url.replace(/^http:\/\/[^/]+/, '');
    // A draft may be of any JSON.
    const refused = quota === 'drafts' ? '{' : '{"name":7}';
    const { status } = await walk.post(path, rom.token, refused);
    expect([400, 404, 422]).toContain(status);
    const rows = await walk.dataSource.query<{ used: number }[]>(`select used from usage_counts where subject = $1`, [
      rom.accountId,
    ]);
    expect(rows.map(({ used }) => used)).toEqual([0]);
  });
});
