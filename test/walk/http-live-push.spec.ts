import { createDecipheriv, createECDH, hkdfSync, randomBytes, type BinaryLike } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Outbound } from '@quadrant/outbound';
import type { JobPayloads } from '@quadrant/queue';
import type { LiveView } from '@quadrant/rules/live';
import { OutboxRepository } from '@quadrant/store/database';
import { inTransaction } from '@quadrant/store/audit';
import { NOTICE_KIND_NAMES, isToldLive, type NoticeKind, usualPush } from '@quadrant/rules/notices';
import { NoticeRepository, tellPeopleOf } from '@quadrant/store/notices';
import { PlayerRepository } from '@quadrant/store/players';
import { LiveRepository } from '@quadrant/store/live';
import { PushRepository, type PushReceiver } from '@quadrant/store/push';
import request from 'supertest';
import { AccountNotices } from '../../apps/worker/src/account-notices.service.js';
import { LiveNotices } from '../../apps/worker/src/live-notices.service.js';
import { PushSender, type PushMessage } from '../../apps/worker/src/push-sender.service.js';
import { useHttpWalk } from './http-walk.js';

// The push service of these tests is on this machine.
process.env['SEND_INSIDE'] = '127.0.0.0/8';
const walk = useHttpWalk();
const POLICY = { permitted: ['127.0.0.0/8'], ownHosts: [], isOn: true };
const PATIENT = { totalMs: 60_000, answerBytes: 1000 };
const HURRIED = { totalMs: 200, answerBytes: 1000 };

let server: Server;
let service: string;
let token: string;
let answer: (path: string, response: ServerResponse) => void;
let received: { readonly path: string; readonly body: Buffer; readonly headers: object }[] = [];
const senders: PushSender[] = [];

beforeAll(async () => {
  token = await walk.createToken('director', 'Dirk');
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url!, body: Buffer.concat(parts), headers: request.headers });
      answer(request.url!, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
  answer = (_, response) => response.writeHead(201).end();
});
afterAll(async () => {
  for (const sender of senders) await sender.onModuleDestroy();
  server.closeAllConnections();
  server.close();
});

/** A phone has its own keys, and reads what is encrypted for them. */
class Phone {
  readonly auth = randomBytes(16);
  private readonly keys = createECDH('prime256v1');
  private readonly p256dh = this.keys.generateKeys();

  constructor(readonly path: string) {}

  receiver(endpoint = `${service}${this.path}`) {
    return { endpoint, p256dh: this.p256dh.toString('base64url'), auth: this.auth.toString('base64url') };
  }

  /** RFC 8291, section 3.4, and RFC 8188, section 2: one record. */
  private decrypt(body: Buffer): string {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.p256dh, sender]);
    const key = derive(this.keys.computeSecret(sender), this.auth, info, 32);
    const part = (name: string, length: number) => derive(key, salt, `Content-Encoding: ${name}\0`, length);
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    cipher.setAuthTag(body.subarray(-16));
    const clear = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
    return clear.subarray(0, clear.lastIndexOf(2)).toString('utf8');
  }

  read(): PushMessage[] {
    return received
      .filter(({ path }) => path === this.path)
      .map(({ body }) => JSON.parse(this.decrypt(body)) as PushMessage);
  }
}

const derive = (key: BinaryLike, salt: BinaryLike, info: BinaryLike, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const found = <T>(type: new (...args: never[]) => T): T => walk.app.get(type, { strict: false });

function senderOf(limits = PATIENT): PushSender {
  const sender = new PushSender(found(PushRepository), new Outbound(POLICY, limits), null);
  senders.push(sender);
  return sender;
}

const devicesOf = (): AccountNotices =>
  new AccountNotices(found(NoticeRepository), found(PushRepository), found(PlayerRepository), senderOf(), {
    now: () => new Date(),
  });

/** Does the jobs that wait, as the worker does. @returns their payloads */
async function tellAll(): Promise<unknown[]> {
  const notices = new LiveNotices(found(LiveRepository), found(PushRepository), senderOf());
  const outbox = found(OutboxRepository);
  const jobs = (await outbox.listNew(100)).filter(({ job }) => job === 'push');
  for (const { payload } of jobs) {
    const job = payload as JobPayloads['push'];
    await ('notice' in job ? devicesOf().tell(job.notice) : notices.tell(job));
    await outbox.remove('push', payload as object);
  }
  return jobs.map(({ payload }) => payload);
}

const enter = async (id: string, act: object) => {
  const { version } = (await walk.get(`/api/v1/live/${id}`).expect(200)).body as LiveView;
  return walk.post(`/api/v1/live/${id}/entries`, token, { basedOn: version, act }).expect(200);
};

async function begin(...players: string[]): Promise<{ id: string; links: Map<string, string> }> {
  const tournament = { name: 'Friday', game: '2e', format: 'constructed', zone: 'UTC', plannedRounds: 3 };
  const { body } = await walk.post('/api/v1/live', token, { tournament, players }).expect(201);
  const { id } = body as { id: string };
  for (const handle of players) await enter(id, { kind: 'check-in', handle, although: 'It is a test.' });
  const { rows } = (await walk.get(`/api/v1/live/${id}/links`).set('authorization', `Bearer ${token}`).expect(200))
    .body as { rows: { player: string; link: string }[] };
  return { id, links: new Map(rows.map(({ player, link }) => [player, link])) };
}

const notify = (id: string, body: object) => walk.post(`/api/v1/live/${id}/own-notices`, null, body);

const tablesOf = async (id: string) =>
  ((await walk.get(`/api/v1/live/${id}`).expect(200)).body as LiveView).rounds[0]!.tables;

const WIN = { result: 'FW', score: [100, 35] };

describe('push notices of a live tournament', () => {
  it('tell players their table, a result that waits for them, and the end of a round', async () => {
    const { id, links } = await begin('ann', 'bob', 'cy', 'dee');
    const phones = new Map(['ann', 'bob', 'cy'].map((player) => [player, new Phone(`/${id}/${player}`)]));
    for (const [player, phone] of phones) {
      const on = await notify(id, { link: links.get(player), ...phone.receiver() }).expect(200);
      expect(on.body).toEqual({ isOn: true });
    }

    await enter(id, { kind: 'pair', round: 1 });
    expect(await tellAll()).toEqual([{ tournamentId: id, kind: 'paired', round: 1 }]);
    const tables = await tablesOf(id);
    const { table, players } = tables.find((each) => each.players.includes('ann'))!;
    expect(phones.get('ann')!.read()).toEqual([
      {
        tag: `${id} paired`,
        address: `/live/${id}/me/${links.get('ann')!}`,
        notice: 'paired',
        values: { tournament: 'Friday', round: 1, table, opponent: players.find((each) => each !== 'ann') },
      },
    ]);
    expect(received).toHaveLength(3);
    expect(received[0]!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '1800',
      authorization: expect.stringMatching(/^vapid t=/) as string,
    });

    received = [];
    await enter(id, { kind: 'start-round', round: 1 });
    const [winner, loser] = tables.find((each) => each.players.every((player) => phones.has(player)))!.players;
    const result = { kind: 'result', round: 1, players: [winner, loser], told: WIN };
    await walk.post(`/api/v1/live/${id}/own-entries`, null, { link: links.get(winner!), act: result }).expect(200);
    expect(await tellAll()).toMatchObject([{ kind: 'confirm', round: 1 }]);
    expect(received.map(({ path }) => path)).toEqual([`/${id}/${loser}`]);
    expect(phones.get(loser!)!.read()).toMatchObject([{ notice: 'confirm' }]);

    received = [];
    for (const each of tables) await enter(id, { kind: 'result', round: 1, players: each.players, told: WIN });
    // The news of the first result is old when it is told: the table is settled.
    expect(await tellAll()).toEqual([{ tournamentId: id, kind: 'round-over', round: 1 }]);
    expect(phones.get('cy')!.read()).toMatchObject([{ notice: 'round-over' }]);

    received = [];
    await enter(id, {
      kind: 'result',
      round: 1,
      players: tables[0]!.players,
      told: { result: 'FW', score: [100, 10] },
    });
    expect(await tellAll()).toEqual([]);
  });

  it('make no jobs where no phone wants to know, and none after a player ended them', async () => {
    const { id, links } = await begin('eve', 'fay', 'gus', 'hal');
    const phone = new Phone(`/${id}/eve`);
    await notify(id, { link: links.get('eve'), ...phone.receiver() }).expect(200);
    const { endpoint } = phone.receiver();
    expect((await notify(id, { link: links.get('eve'), endpoint }).expect(200)).body).toEqual({ isOn: false });
    await enter(id, { kind: 'pair', round: 1 });
    expect(await tellAll()).toEqual([]);
  });

  it('are refused for a wrong link, an address inside, plain http outside, and keys that are none', async () => {
    const { id, links } = await begin('ida', 'jon', 'kim', 'lou');
    const link = links.get('ida');
    const right = new Phone('/ida').receiver();
    const wrong = await notify(id, { link: 'a'.repeat(26), ...right }).expect(403);
    expect(wrong.body).toMatchObject({ type: '/problems/live-link-ended' });
    for (const [endpoint, why] of [
      ['https://10.0.0.1/push', 'inside this network'],
      ['https://[::1]/push', 'inside this network'],
      ['https://169.254.169.254/latest', 'inside this network'],
      ['http://8.8.8.8/push', 'does not begin with https'],
      ['ftp://push.example/', 'no address'],
    ]) {
      const { body } = await notify(id, { link, ...right, endpoint }).expect(422);
      expect(body).toMatchObject({
        type: '/problems/push-receiver-refused',
        detail: expect.stringContaining(why!) as string,
      });
    }
    for (const keys of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { p256dh: right.auth }]) {
      const { body } = await notify(id, { link, ...right, ...keys }).expect(422);
      expect(body).toMatchObject({ detail: expect.stringContaining('not those of a browser') as string });
    }
    const rows = await walk.dataSource.query<object[]>(`select from push_subscriptions where tournament_id = $1`, [id]);
    expect(rows).toEqual([]);
  });

  it('keep the five newest browsers of a player', async () => {
    const { id, links } = await begin('max', 'nan', 'oda', 'pam');
    for (let turn = 0; turn < 7; turn++) {
      walk.setTime(new Date(Date.UTC(2014, 10, 10, 12, turn)));
      await notify(id, { link: links.get('max'), ...new Phone(`/max/${turn}`).receiver() }).expect(200);
    }
    const kept = await found(PushRepository).listOfTournament(id);
    expect(kept.map(({ endpoint }) => endpoint.slice(-1))).toEqual(['2', '3', '4', '5', '6']);
  });
});

describe('push notices of an account', () => {
  const set = (bearer: string, body: object) =>
    request(walk.app.getHttpServer()).put('/api/v1/live/notices').set('authorization', `Bearer ${bearer}`).send(body);

  /** Lets an account be a player, as a claim does. */
  const claim = (player: string, account: string) =>
    walk.dataSource.query(
      `with born as (insert into players (id, counts_as, handle, handle_key, created_at) overriding system value
         select 900, 900, $1, $1, now() returning id),
       named as (insert into player_handles (handle_key, handle, player_id, kind, created_at)
         select $1, $1, id, 'current', now() from born)
       update accounts set player_id = 900 where handle_key = $2`,
      [player, account],
    );

  it('tell a director that a result waits, and a player what their page would tell', async () => {
    const member = await walk.createToken('director', 'Vera');
    await claim('vic', 'vera');
    const [desk, own] = [new Phone('/desk'), new Phone('/vera')];
    expect((await set(token, desk.receiver()).expect(200)).body).toEqual({ isOn: true });
    await set(member, own.receiver()).expect(200);
    const { id, links } = await begin('uma', 'vic', 'wim', 'xia');
    await enter(id, { kind: 'pair', round: 1 });
    await tellAll();
    expect(desk.read()).toEqual([]);
    expect(own.read()).toMatchObject([
      { notice: 'paired', address: `/live/${id}/me/${links.get('vic')!}`, texts: '/account' },
    ]);

    received = [];
    await enter(id, { kind: 'start-round', round: 1 });
    const { players, table } = (await tablesOf(id)).find((each) => each.players.includes('vic'))!;
    const opponent = players.find((each) => each !== 'vic')!;
    const act = { kind: 'result', round: 1, players: [opponent, 'vic'], told: WIN };
    await walk.post(`/api/v1/live/${id}/own-entries`, null, { link: links.get(opponent), act }).expect(200);
    await tellAll();
    const waits = { notice: 'result-waits', address: `/live/${id}/run`, texts: '/account' };
    expect(desk.read()).toMatchObject([{ ...waits, values: { tournament: 'Friday', round: 1, table } }]);
    expect(own.read()).toMatchObject([{ notice: 'confirm' }]);
  });

  it('are not sent twice to a player whose page is on the same phone, and not after the account ended them', async () => {
    const { id, links } = await begin('vic', 'yan', 'zoe', 'abe');
    await walk.dataSource.query(`delete from push_subscriptions`);
    const [own, page] = [new Phone('/vera-2'), new Phone('/page')];
    const member = await walk.createToken('director', 'Vera');
    await set(member, own.receiver()).expect(200);
    await notify(id, { link: links.get('vic'), ...page.receiver() }).expect(200);
    await enter(id, { kind: 'pair', round: 1 });
    await tellAll();
    expect([own.read(), page.read()]).toMatchObject([[], [{ notice: 'paired' }]]);
    const { endpoint } = own.receiver();
    expect((await set(member, { endpoint }).expect(200)).body).toEqual({ isOn: false });
    const inside = await set(member, own.receiver('https://10.0.0.1/push')).expect(422);
    expect(inside.body).toMatchObject({ type: '/problems/push-receiver-refused' });
    await request(walk.app.getHttpServer()).put('/api/v1/live/notices').send(own.receiver()).expect(401);
  });
});

describe('notices of an account', () => {
  const FACTS = {
    name: 'Spring Cup',
    id: 'x',
    dispute: 'x',
    until: '8 March',
    claim: 'x',
    from: 1500,
    to: 1516,
    because: 'played',
  };
  const MORE = { day: '8 March', season: '2014-15', into: 'worlds', year: 2015, round: 2, inquiry: 'x' };
  let member: string;
  let account: string;
  let phone: Phone;

  const tellOf = (kind: NoticeKind, about: string) =>
    inTransaction(walk.dataSource, (client) =>
      tellPeopleOf(
        client,
        kind,
        {
          sql: `select $1::uuid as account_id, $2::text as about, $3::jsonb as facts`,
          values: [account, about, JSON.stringify({ ...FACTS, ...MORE })],
        },
        new Date(),
      ),
    );

  const choose = (kind: NoticeKind, push: 'on' | 'off') =>
    found(NoticeRepository).choose(account, [{ kind, site: 'on', mail: 'off', push }]);

  beforeEach(async () => {
    await walk.dataSource.query(`delete from push_subscriptions`);
    await walk.dataSource.query(`delete from outbox where job = 'push'`);
    member = await walk.createToken('director', 'Nora');
    const [row] = await walk.dataSource.query<{ id: string }[]>(`select id from accounts where handle_key = 'nora'`);
    account = row!.id;
    await walk.dataSource.query(`update accounts set language = 'de' where id = $1`, [account]);
    phone = new Phone('/nora');
    await request(walk.app.getHttpServer())
      .put('/api/v1/live/notices')
      .set('authorization', `Bearer ${member}`)
      .send(phone.receiver())
      .expect(200);
  });

  it('come to its devices at once, in its language, with the page that they lead to', async () => {
    await tellOf('dispute-opened', 'first');
    await tellAll();
    expect(phone.read()).toEqual([
      {
        tag: expect.stringMatching(/^notice \d+$/) as string,
        address: '/disputes/x',
        sentence: 'Eine Beanstandung zu Spring Cup wartet bis 8 March auf deine Antwort.',
      },
    ]);
  });

  it.each(NOTICE_KIND_NAMES)('come once, as each kind is switched: %s', async (kind) => {
    const expected = (push: 'on' | 'off') => (push === 'on' && !isToldLive(kind) ? 1 : 0);
    await tellOf(kind, 'usual');
    await tellAll();
    expect(phone.read()).toHaveLength(expected(usualPush(kind)));
    for (const push of ['on', 'off'] as const) {
      received = [];
      await choose(kind, push);
      await tellOf(kind, push);
      const jobs = await tellAll();
      expect(phone.read()).toHaveLength(expected(push));
      for (const job of jobs) await devicesOf().tell((job as { notice: number }).notice);
      expect(phone.read()).toHaveLength(expected(push));
    }
  });

  it('do not come when they were read, or switched off, before the job', async () => {
    await choose('claim-decided', 'on');
    await tellOf('claim-decided', 'read');
    await walk.dataSource.query(`update notices set read_at = now() where account_id = $1`, [account]);
    await tellAll();
    await tellOf('claim-decided', 'off');
    await choose('claim-decided', 'off');
    await tellAll();
    expect(phone.read()).toEqual([]);
  });

  it('drop a device that is gone, and make no job without one', async () => {
    await choose('claim-decided', 'on');
    answer = (_, response) => response.writeHead(410).end();
    await tellOf('claim-decided', 'gone');
    expect(await tellAll()).toHaveLength(1);
    await tellOf('claim-decided', 'nobody');
    expect(await tellAll()).toEqual([]);
  });

  it('switch off with a kind that they are told live, too', async () => {
    await walk.dataSource.query(`delete from notice_choices where account_id = $1`, [account]);
    const people = { directorKeys: ['nora'], playerKeys: [] };
    expect(await found(PushRepository).listOfPeople(people)).toMatchObject([{ isQuiet: false }]);
    await choose('round-paired', 'off');
    expect(await found(PushRepository).listOfPeople(people)).toMatchObject([{ isQuiet: true }]);
  });
});

describe('a receiver of push notices', () => {
  const MESSAGE = { tag: 'one', address: '/', notice: 'paired', values: {} };
  const owner = async (): Promise<string> => {
    const [row] = await walk.dataSource.query<{ id: string }[]>(`select id from accounts limit 1`);
    return row!.id;
  };
  const receiversOf = (accountId: string) =>
    walk.dataSource.query<PushReceiver[]>(
      `select endpoint, p256dh, auth from push_subscriptions where account_id = $1 order by created_at, id`,
      [accountId],
    );
  const listed = async (accountId: string) =>
    (await receiversOf(accountId)).map(({ endpoint }) => new URL(endpoint).pathname);
  const sendAll = async (sender: PushSender, accountId: string) =>
    sender.send((await receiversOf(accountId)).map((receiver) => ({ receiver, message: MESSAGE })));

  it('is dropped when it is gone, and only then', async () => {
    const accountId = await owner();
    const statuses: Readonly<Record<string, number>> = { '/fine': 201, '/gone': 410, '/unknown': 404, '/broken': 500 };
    answer = (path, response) => response.writeHead(statuses[path]!).end();
    for (const path of Object.keys(statuses))
      await found(PushRepository).subscribe({ accountId }, new Phone(path).receiver(), new Date());
    expect(await sendAll(senderOf(), accountId)).toEqual({ sent: 1, failed: 1, gone: 2 });
    expect(new Set(await listed(accountId))).toEqual(new Set(['/fine', '/broken']));
  });

  it('is dropped when it fails five times in a row, as one that hangs does', async () => {
    const accountId = await owner();
    await walk.dataSource.query(`delete from push_subscriptions`);
    answer = (path, response) => {
      if (path !== '/hangs') response.writeHead(201).end();
    };
    for (const path of ['/hangs', '/fine'])
      await found(PushRepository).subscribe({ accountId }, new Phone(path).receiver(), new Date());
    for (let turn = 0; turn < 4; turn++) {
      expect(await sendAll(senderOf(HURRIED), accountId)).toMatchObject({ gone: 0 });
      expect(await listed(accountId)).toContain('/hangs');
    }
    await sendAll(senderOf(HURRIED), accountId);
    expect(await listed(accountId)).not.toContain('/hangs');
  });

  it('inside the network is dropped and never asked, however its address came into the table', async () => {
    const accountId = await owner();
    await walk.dataSource.query(`delete from push_subscriptions`);
    const { port } = server.address() as AddressInfo;
    const inside = new Phone('/inside').receiver(`https://[::1]:${port}/inside`);
    await found(PushRepository).subscribe({ accountId }, inside, new Date());
    expect(await sendAll(senderOf(), accountId)).toEqual({ sent: 0, failed: 0, gone: 1 });
    expect([received, await listed(accountId)]).toEqual([[], []]);
  });
});
