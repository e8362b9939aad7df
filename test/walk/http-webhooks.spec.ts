import type { Response } from 'supertest';
import { EventRepository } from '@quadrant/store/events';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let lena: string;
let coordinator: string;

const DISCORD = 'https://discord.com/api/webhooks/1/very-secret';

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Lena');
  lena = await walk.createToken('league-director', 'Lena');
  coordinator = await walk.createToken('coordinator', 'Thsch');
  await walk.post('/api/v1/leagues', coordinator, { slug: 'baltic', name: 'Baltic', director: 'Lena' }).expect(201);
});

const read = (path: string, token: string) => walk.get(path).set('authorization', `Bearer ${token}`);
const codeOf = ({ body }: Response) => (body as { type: string }).type.replace(/^.*#/, '').replace(/^.*\//, '');
const create = (body: object, token = lena) => walk.post('/api/v1/webhooks', token, body);

describe('webhooks', () => {
  it('are created by the director of a league, whose address is not shown again', async () => {
    const { body } = await create({ url: DISCORD, league: 'baltic' }).expect(201);
    expect(body).toMatchObject({ host: 'discord.com', shape: 'discord', league: 'baltic', waiting: 0, failures: 0 });
    expect((body as { secret: string }).secret).toMatch(/^whsec_/);
    const listed = await read('/api/v1/webhooks', lena).expect(200);
    expect((listed.body as { rows: object[] }).rows).toHaveLength(1);
    expect(listed.text).not.toContain('very-secret');
    expect(listed.text).not.toContain('whsec_');
  });

  it('belong to their owner alone', async () => {
    const { body } = await read('/api/v1/webhooks', lena).expect(200);
    const [{ id }] = (body as { rows: [{ id: string }] }).rows;
    await walk.post(`/api/v1/webhooks/${id}/test`, coordinator, {}).expect(404);
    await walk.post(`/api/v1/webhooks/${id}/test`, lena, {}).expect(202);
    await new EventRepository(walk.dataSource).place(new Date());
    const deliveries = await read(`/api/v1/webhooks/${id}/deliveries`, lena).expect(200);
    expect((deliveries.body as { rows: object[] }).rows[0]).toMatchObject({
      state: 'waiting',
      event: { kind: 'webhook.test', text: 'This is a test. Messages of Quadrant arrive here.' },
    });
    expect((await walk.post(`/api/v1/webhooks/${id}/replay`, lena, {}).expect(202)).body).toEqual({ replayed: 0 });
  });

  it.each([
    ['no address', 'hello', 'no-address'],
    ['plain http', 'http://club.example/', 'no-https'],
    ['a password', 'https://me:pass@club.example/', 'has-password'],
    ['an address inside', 'https://127.0.0.1/', 'inside'],
    ['the metadata of a cloud', 'https://169.254.169.254/', 'inside'],
    ['mapped loopback', 'https://[::ffff:127.0.0.1]/', 'inside'],
  ])('are refused for %s', async (_, url, why) => {
    const answer = await create({ url, league: 'baltic' }).expect(422);
    expect(codeOf(answer)).toBe('webhook-address-refused');
    expect(answer.body).toMatchObject({ why, pointer: '/url' });
  });

  it('are refused for a league that there is not, and for everything to a league director', async () => {
    expect(codeOf(await create({ url: DISCORD, league: 'gone' }, coordinator).expect(422))).toBe('league-unknown');
    await create({ url: DISCORD }, lena).expect(403);
    await create({ url: DISCORD, kinds: [] }, coordinator).expect(400);
    await create({ url: DISCORD, kinds: ['webhook.test'] }, coordinator).expect(400);
  });

  it('are limited for each account', async () => {
    for (let number = 0; number < 20; number++) await create({ url: DISCORD }, coordinator).expect(201);
    expect(codeOf(await create({ url: DISCORD }, coordinator).expect(409))).toBe('webhooks-full');
    const { body } = await read('/api/v1/webhooks', coordinator).expect(200);
    for (const { id } of (body as { rows: { id: string }[] }).rows)
      await walk.delete(`/api/v1/webhooks/${id}`, coordinator).expect(200);
  });
});

describe('changes', () => {
  const changes = (query: string) => walk.get(`/api/v1/changes${query}`);
  interface Changes {
    readonly rows: { readonly position: number; readonly kind: string; readonly text: string; readonly page: string }[];
    readonly next: number;
    readonly newest: number;
  }

  it('are listed in order, each once, without tests of webhooks', async () => {
    const places = new EventRepository(walk.dataSource);
    await walk.post('/api/v1/leagues', coordinator, { slug: 'alps', name: 'Alps', director: 'Lena' }).expect(201);
    await places.place(new Date());
    const all = (await changes('').expect(200)).body as Changes;
    expect(all.rows.map(({ kind, text, page }) => [kind, text, page])).toEqual([
      ['league.created', 'The league Baltic begins.', '/leagues/baltic'],
      ['league.created', 'The league Alps begins.', '/leagues/alps'],
    ]);
    const first = (await changes('?limit=1').expect(200)).body as Changes;
    const rest = (await changes(`?after=${first.next}`).expect(200)).body as Changes;
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
    expect((await changes(`?after=${all.next}`).expect(200)).body).toMatchObject({ rows: [], next: all.next });
  });

  it('say when there would be a gap', async () => {
    const { newest } = (await changes('').expect(200)).body as Changes;
    expect(codeOf(await changes(`?after=${newest + 1}`).expect(410))).toBe('changes-gone');
    await walk.dataSource.query(`delete from events where position < $1`, [newest]);
    expect(codeOf(await changes('?after=0').expect(410))).toBe('changes-gone');
    await changes(`?after=${newest - 1}`).expect(200);
    await changes('?after=-1').expect(400);
  });
});

describe('the page of webhooks', () => {
  it('sets one up with a pasted address, sends a test and deletes it', async () => {
    const reader = await Reader.of(walk).signIn('Lena', PASSWORD);
    await reader.open('/account/webhooks');
    expect(reader.text).toContain('discord.com, league baltic');
    await reader.send('create-webhook', { url: 'https://hook.example/x', 'league:null': 'baltic' });
    expect(reader.text).toContain('The webhook is set up.');
    expect(reader.text).toMatch(/whsec_/);
    await reader.open('/account/webhooks');
    expect(reader.text).not.toMatch(/whsec_/);
    expect(reader.text).toContain('hook.example, league baltic');
    await reader.send('create-webhook', { url: 'http://hook.example/x', 'league:null': 'baltic' });
    expect(reader.text).toContain('does not begin with https://');
  });

  it('says to others who can set one up', async () => {
    await makeAccount(walk.dataSource, 'Paula');
    const reader = await Reader.of(walk).signIn('Paula', PASSWORD);
    await reader.open('/account/webhooks');
    expect(reader.text).toContain('Only league directors, continental coordinators and administrators');
  });
});
