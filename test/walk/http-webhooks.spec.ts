import type { Response } from 'supertest';
import { inTransaction } from '@quadrant/store/audit';
import { insertEvents } from '@quadrant/store/database';
import { EventRepository } from '@quadrant/store/events';
import { handIn } from '../builders/history.js';
import { report, round } from '../builders/report.js';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { announcementOf } from '../builders/announcement-body.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

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

describe('webhooks of a region', () => {
  let rom: string;

  beforeAll(async () => {
    await walk.dataSource.query(
      `insert into regions (slug, name, continent, described, source, created_at) values
         ('qonos', 'Qo''noS', 'europe', 'Berlin', 'spec', now()), ('andoria', 'Andoria', 'europe', 'Rome', 'spec', now())
       on conflict do nothing`,
    );
    await makeAccount(walk.dataSource, 'Rom');
    rom = await walk.createToken('regional-coordinator', 'Rom');
  });

  it('are set up by its coordinator, who can have none of another region or of everything', async () => {
    await create({ url: DISCORD, region: 'qonos' }, rom).expect(403);
    await create({ url: DISCORD }, rom).expect(403);
    await create({ url: DISCORD, region: 'andoria', league: 'baltic' }, rom).expect(403);
    const { body } = await create({ url: DISCORD, region: 'Andoria' }, rom).expect(201);
    expect(body).toMatchObject({ region: 'andoria', league: null });
    expect(codeOf(await create({ url: DISCORD, region: 'nowhere' }, coordinator).expect(422))).toBe('region-unknown');
  });

  it('get what happens there, and the runs that publish it, and nothing of elsewhere', async () => {
    const listed = await read('/api/v1/webhooks', rom).expect(200);
    const [{ id }] = (listed.body as { rows: [{ id: string }] }).rows;
    const places = new EventRepository(walk.dataSource);
    for (const [name, region, date] of [
      ['Here', 'andoria', '2014-12-06'],
      ['There', 'qonos', '2014-12-07'],
    ])
      await walk.post('/api/v1/announcements', lena, announcementOf({ name, region, date })).expect(201);
    await walk.post('/api/v1/leagues', coordinator, { slug: 'fens', name: 'Fens', director: 'Lena' }).expect(201);
    await places.place(new Date());
    for (const [name, region] of [
      ['Played here', 'andoria'],
      ['Played there', 'qonos'],
    ] as const) {
      const played = report(round('ann 100-35 bob FW'), { tournament: { name, region, externalId: name } });
      await handIn(walk.dataSource, played, { receivedAt: ON_TIME, role: 'operator' });
      const [{ key }] = await walk.dataSource.query<[{ key: string }]>(
        `select key from tournaments order by id desc limit 1`,
      );
      await inTransaction(walk.dataSource, (client) =>
        insertEvents(client, [
          { kind: 'run.published', at: ON_TIME, subject: '1', facts: { tournaments: 1 } },
          { kind: 'tournament.published', at: ON_TIME, subject: key, facts: {} },
        ]),
      );
      await places.place(ON_TIME);
    }
    const { body } = await read(`/api/v1/webhooks/${id}/deliveries`, rom).expect(200);
    const told = (body as { rows: { event: { kind: string; region: string | null; name: string | null } }[] }).rows;
    expect(told.map(({ event: { kind, region, name } }) => [kind, region, name]).toReversed()).toEqual([
      ['announcement.made', 'andoria', 'Here'],
      ['run.published', null, null],
      ['tournament.published', 'andoria', 'Played here'],
    ]);
    const changes = await walk.get('/api/v1/changes?region=Andoria').expect(200);
    expect((changes.body as { rows: { name: string }[] }).rows.map(({ name }) => name)).toEqual([
      'Here',
      'Played here',
    ]);
  });

  it('are set up on the page with one pasted address', async () => {
    const reader = await Reader.of(walk).signIn('Rom', PASSWORD);
    await reader.open('/account/webhooks');
    await reader.send('create-webhook', { url: 'https://hook.example/region', 'region:null': 'andoria' });
    expect(reader.text).toContain('The webhook is set up.');
    expect((await reader.open('/account/webhooks')).text).toContain('hook.example, region Andoria');
    expect(reader.html).not.toContain('Qo’noS');
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
    await walk.dataSource.query(`delete from events where kind not like 'league.%' or subject = 'fens'`);
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
    expect(reader.text).toContain('discord.com (…cret), league Baltic');
    await reader.send('create-webhook', { url: 'https://hook.example/x', 'league:null': 'baltic' });
    expect(reader.text).toContain('The webhook is set up.');
    expect(reader.text).toMatch(/whsec_/);
    await reader.open('/account/webhooks');
    expect(reader.text).not.toMatch(/whsec_/);
    expect(reader.text).toContain('hook.example, league Baltic');
    await reader.send('create-webhook', { url: 'http://hook.example/x', 'league:null': 'baltic' });
    expect(reader.text).toContain('does not begin with https://');
  });

  it('says to others who can set one up', async () => {
    await makeAccount(walk.dataSource, 'Paula');
    const reader = await Reader.of(walk).signIn('Paula', PASSWORD);
    await reader.open('/account/webhooks');
    expect(reader.text).toContain('Only league directors, coordinators and administrators');
  });
});
