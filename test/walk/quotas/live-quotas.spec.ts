import { randomUUID } from 'node:crypto';
import { QUOTA_VARIABLES } from '@quadrant/settings';
import { useHttpWalk } from '../http-walk.js';
import { newcomer, unknownPlayers, type Newcomer } from './unapproved.js';

// Unset, so that the defaults count.
for (const variable of QUOTA_VARIABLES) process.env[variable] = '';

const walk = useHttpWalk();
const LIVE = '/api/v1/live';
const NOW = { name: 'Friday', game: '2e', format: 'constructed', zone: 'Europe/Berlin', country: 'DE' };

let names = 0;
let who: Newcomer;

beforeEach(async () => {
  who = await newcomer(walk.dataSource, `quark ${++names}`);
});

const begin = (token: string, players: readonly string[] = []) => walk.post(LIVE, token, { tournament: NOW, players });

const idOf = async (token: string, players: readonly string[] = []): Promise<string> =>
  ((await begin(token, players).expect(201)).body as { id: string }).id;

const entering = (handle: string) => ({ key: randomUUID(), act: { kind: 'enter', handle } });

const useUp = (subject: string, quota: string, used: number, at = '2014-11-10T00:00:00Z') =>
  walk.dataSource.query(
    `insert into usage_counts (subject, quota, window_begin, used, most) values ($1, $2, $3, $4, 0)
     on conflict (subject, quota, window_begin) do update set used = excluded.used`,
    [subject, quota, at, used],
  );

async function usedOf(subject: string, quota = 'live-entries per day'): Promise<number> {
  const rows = await walk.dataSource.query<{ used: number }[]>(
    `select used from usage_counts where subject = $1 and quota = $2`,
    [subject, quota],
  );
  return rows[0]?.used ?? 0;
}

const REFUSED = { type: '/problems/quota-exceeded', quota: 'live-entries', limit: 2000, per: 'day' };

describe('entries into live tournaments', () => {
  it('count as they are in the log: those of a batch, of a beginning and of everybody one for each player', async () => {
    const id = await idOf(who.token, ['ann', 'bob', 'cy', 'dee']);
    expect(await usedOf(who.accountId)).toBe(4);
    await walk.post(`${LIVE}/${id}/entries`, who.token, entering('eve')).expect(200);
    expect(await usedOf(who.accountId)).toBe(5);
    const batch = { entries: [...unknownPlayers('new', 3).map(entering), { act: { kind: 'start-round', round: 1 } }] };
    await walk.post(`${LIVE}/${id}/batches`, who.token, batch).expect(200);
    // The round that was not paired is refused, so it does not count, and what came before counts once.
    expect(await usedOf(who.accountId)).toBe(8);
    await walk.post(`${LIVE}/${id}/batches`, who.token, batch).expect(200);
    expect(await usedOf(who.accountId)).toBe(8);
    await walk.post(`${LIVE}/${id}/entries`, who.token, { act: { kind: 'check-in-all' } }).expect(200);
    expect(await usedOf(who.accountId)).toBe(16);
    await walk.post(`${LIVE}/${id}/entries`, who.token, { act: { kind: 'pair', round: 1 } }).expect(200);
    expect(await usedOf(who.accountId)).toBe(24);
  });

  it('of an account without approval are 2,000 a day, by every route', async () => {
    const id = await idOf(who.token, ['ann', 'bob']);
    const first = entering('cy');
    await walk.post(`${LIVE}/${id}/entries`, who.token, first).expect(200);
    await useUp(who.accountId, 'live-entries per day', 1999);
    const answers = [
      await begin(who.token, ['ann', 'bob']),
      await walk.post(`${LIVE}/${id}/batches`, who.token, { entries: [entering('dee'), entering('eve')] }),
      await walk.post(`${LIVE}/${id}/entries`, who.token, { act: { kind: 'check-in-all' } }),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(429);
      expect(headers['retry-after']).toBe('43200');
      expect(body).toMatchObject({ ...REFUSED, used: 1999 });
      expect((body as { detail: string }).detail).toBe(
        'An account without approval can make at most 2000 live entries a day. Yours has used 1999 today.',
      );
    }
    // Nothing of them was done, and what was entered before is answered as before.
    expect(((await walk.get(`${LIVE}/${id}`)).body as { players: object[] }).players).toHaveLength(3);
    const own = await walk.dataSource.query<object[]>(`select from live_tournaments where account_id = $1`, [
      who.accountId,
    ]);
    expect(own).toHaveLength(1);
    await walk.post(`${LIVE}/${id}/entries`, who.token, entering('dee')).expect(200);
    await walk.post(`${LIVE}/${id}/entries`, who.token, entering('eve')).expect(429);
    expect((await walk.post(`${LIVE}/${id}/entries`, who.token, first).expect(200)).body).toMatchObject({
      isNew: false,
    });
    walk.setTime(new Date('2014-11-11T00:00:00Z'));
    await walk.post(`${LIVE}/${id}/entries`, who.token, entering('eve')).expect(200);
  });

  it('of helpers count for the helpers', async () => {
    const helper = await newcomer(walk.dataSource, `helper ${names}`);
    const id = await idOf(who.token);
    await walk.post(`${LIVE}/${id}/entries`, who.token, { act: { kind: 'add-helper', handle: helper.handle } });
    await walk.post(`${LIVE}/${id}/entries`, helper.token, entering('ann')).expect(200);
    expect([await usedOf(who.accountId), await usedOf(helper.accountId)]).toEqual([1, 1]);
  });

  it('by the link of a player are 200 a day, and leave those of the director alone', async () => {
    const id = await idOf(who.token, ['ann', 'bob']);
    const { body } = await walk.get(`${LIVE}/${id}/links`).set('authorization', `Bearer ${who.token}`).expect(200);
    const [ann, bob] = (body as { rows: { link: string }[] }).rows.map(({ link }) => link);
    const own = (link: string | undefined, handle: string, key = randomUUID()) =>
      walk.post(`${LIVE}/${id}/own-entries`, null, { link, key, act: { kind: 'check-in', handle } });
    const key = randomUUID();
    await own(ann, 'ann', key).expect(200);
    expect(await usedOf(who.accountId)).toBe(2);
    await walk.dataSource.query(`update usage_counts set used = 200 where quota = 'own-live-entries per day'`);
    await walk.post(`${LIVE}/${id}/entries`, who.token, { act: { kind: 'undo-check-in', handle: 'ann' } }).expect(200);
    const refused = await own(ann, 'ann').expect(429);
    expect(refused.headers['retry-after']).toBe('43200');
    expect(refused.body).toMatchObject({ type: '/problems/quota-exceeded', quota: 'own-live-entries', limit: 200 });
    // The same entry again, and another player, are not refused.
    expect((await own(ann, 'ann', key).expect(200)).body).toMatchObject({ isNew: false });
    await own(bob, 'bob').expect(200);
  });

  it('of an approved director are 50,000 an hour, and of a coordinator not limited', async () => {
    const director = await walk.createToken('director', `Dirk ${names}`);
    const id = await idOf(director);
    const [{ account } = { account: '' }] = await walk.dataSource.query<{ account: string }[]>(
      `select account_id as account from live_tournaments where id = $1`,
      [id],
    );
    await useUp(account, 'live-entries per hour', 50_000, '2014-11-10T12:00:00Z');
    const { body, headers } = await walk.post(`${LIVE}/${id}/entries`, director, entering('ann')).expect(429);
    expect(body).toMatchObject({ quota: 'live-entries', limit: 50_000, per: 'hour' });
    expect(headers['retry-after']).toBe('3600');
    const coordinator = await walk.createToken('coordinator', `thsch ${names}`);
    await walk.post(`${LIVE}/${id}/entries`, coordinator, entering('ann')).expect(200);
  });

  it('are refused where one of them is longer than any could be', async () => {
    const id = await idOf(who.token, ['ann']);
    const act = { kind: 'enter', handle: 'ann', deck: { title: 'x'.repeat(16_000) } };
    const { body } = await walk.post(`${LIVE}/${id}/entries`, who.token, { act }).expect(400);
    expect(JSON.stringify(body)).toContain('must have at most 16000 characters');
    expect(await usedOf(who.accountId)).toBe(1);
  });
});
