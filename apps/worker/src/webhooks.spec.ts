import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { JobProducer, JobRequest } from '@quadrant/queue';
import { EVENT_KINDS, type EventKind, type NewEvent } from '@quadrant/rules/events';
import type { AuditAction } from '@quadrant/rules/events';
import { inTransaction, recordAudit } from '@quadrant/store/audit';
import { type DiskWatch, insertEvents } from '@quadrant/store/database';
import { DeliveryRepository, EventRepository, WebhookRepository, type Webhook } from '@quadrant/store/events';
import { Webhook as Verifier } from 'standardwebhooks';
import type { DataSource } from 'typeorm';
import { emptyTables, useTestDatabase } from '../../../test/builders/database.js';
import { type WebhookEnvironment, Webhooks } from './webhooks.service.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** Chats and programs that answer as a test says, and note what came. */
interface Received {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

// @row 270
describe('webhooks', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let webhooks: WebhookRepository;
  let deliveries: DeliveryRepository;
  let now = new Date();
  const open: Server[] = [];
  const services: Webhooks[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataSource = await database.dataSource();
    webhooks = new WebhookRepository(dataSource);
    deliveries = new DeliveryRepository(dataSource);
    await dataSource.query(
      `insert into accounts (id, handle, handle_key, created_at) values ('00000000-0000-4000-8000-000000000001', 'Lena', 'lena', now())`,
    );
    await dataSource.query(
      `insert into leagues (slug, name, director, created_at) values ('qonos', 'League of Qo’noS', 'Lena', now())`,
    );
  });

  beforeEach(async () => {
    now = new Date('2026-03-01T12:00:00Z');
    await emptyTables(dataSource, 'webhooks', 'events', 'outbox');
  });

  afterEach(async () => {
    for (const each of services.splice(0)) await each.onModuleDestroy();
    for (const each of open.splice(0)) {
      each.closeAllConnections();
      each.close();
    }
  });

  async function serve(answer: RequestListener): Promise<{ url: string; received: Received[] }> {
    const received: Received[] = [];
    const server = createServer((request, response) => {
      void read(request).then((body) => {
        const headers = request.headers as Record<string, string>;
        received.push({ id: headers['webhook-id'] ?? '', headers, body });
        answer(request, response);
      });
    });
    open.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
  }

  /** A worker whose queue runs each job as soon as it comes. */
  function work(environment: Partial<WebhookEnvironment> = {}): { tell(): Promise<void>; look(): Promise<void> } {
    const jobs: JobRequest[] = [];
    const producer = { enqueue: (more: JobRequest[]) => Promise.resolve(void jobs.push(...more)) };
    const service = new Webhooks(
      new EventRepository(dataSource),
      deliveries,
      producer as unknown as JobProducer,
      { now: () => now },
      { shortage: null } as DiskWatch,
      {
        policy: { permitted: ['127.0.0.0/8'], ownHosts: ['quadrant.example'], isOn: true },
        origin: 'https://quadrant.example',
        ...environment,
      },
    );
    services.push(service);
    const drain = async () => {
      for (const { payload } of jobs.splice(0)) await service.send((payload as { webhook: string }).webhook);
    };
    return {
      tell: () => service.tell().then(drain),
      look: () => service.look().then(drain),
    };
  }

  const subscribe = async (
    url: string,
    wish: { league?: string | null; region?: string | null; kinds?: EventKind[]; shape?: 'discord' | 'slack' } = {},
  ) => {
    const { league = null, region = null, kinds = EVENT_KINDS, shape = 'standard' } = wish;
    const made = await webhooks.create(
      { accountId: '00000000-0000-4000-8000-000000000001', league, region, url, shape, secret: SECRET, kinds },
      { handle: 'Lena', at: now, requestId: null },
    );
    if ('kind' in made) throw new Error(made.kind);
    return made;
  };

  const happen = (...subjects: number[]) =>
    inTransaction(dataSource, (client) =>
      insertEvents(
        client,
        subjects.map((run): NewEvent => ({
          kind: 'run.published',
          at: now,
          subject: String(run),
          facts: { tournaments: 1 },
        })),
      ),
    );

  const bodyOf = ({ body }: Received) => JSON.parse(body) as { type: string; data: { subject: string; text: string } };
  const subjects = (received: readonly Received[]) => received.map((each) => bodyOf(each).data.subject);
  const find = async ({ id }: Webhook) => (await webhooks.find(id))!;

  it('get events in order, signed as the Standard Webhooks specification says', async () => {
    const { url, received } = await serve((_, response) => response.end());
    const webhook = await subscribe(url);
    await happen(1, 2);
    await happen(3);
    now = new Date();
    await work().tell();
    expect(subjects(received)).toEqual(['1', '2', '3']);
    const verifier = new Verifier(SECRET);
    for (const { body, headers } of received) expect(verifier.verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => verifier.verify(`${received[0]!.body} `, received[0]!.headers)).toThrow();
    expect(bodyOf(received[0]!)).toMatchObject({
      type: 'run.published',
      data: { text: 'Run 1 is published. It computed 1 tournament.', url: 'https://quadrant.example/runs/1' },
    });
    expect(await find(webhook)).toMatchObject({ waiting: 0, dead: 0, nextAt: null, failures: 0, lastStatus: 200 });
    expect(await dataSource.query(`select from outbox`)).toEqual([]);
  });

  it('get nothing while SENDING is off, and all of it in order afterwards', async () => {
    const { url, received } = await serve((_, response) => response.end());
    const webhook = await subscribe(url);
    await happen(1);
    const off = work({ policy: { permitted: ['127.0.0.0/8'], ownHosts: [], isOn: false } });
    await off.tell();
    await off.look();
    expect([received.length, (await find(webhook)).failures]).toEqual([0, 0]);
    await work().tell();
    await work().look();
    expect(subjects(received)).toEqual(['1']);
  });

  it('get nothing of a transaction that is undone', async () => {
    const { url, received } = await serve((_, response) => response.end());
    await subscribe(url);
    const undone = inTransaction(dataSource, async (client) => {
      await insertEvents(client, [{ kind: 'run.published', at: now, subject: '9', facts: {} }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await work().tell();
    expect(received).toEqual([]);
  });

  it('get an event that was committed after a later one, once', async () => {
    const { url, received } = await serve((_, response) => response.end());
    await subscribe(url);
    let commit: () => void = () => undefined;
    const committing = new Promise<void>((resolve) => (commit = resolve));
    let write: () => void = () => undefined;
    const written = new Promise<void>((resolve) => (write = resolve));
    const slow = inTransaction(dataSource, async (client) => {
      await insertEvents(client, [{ kind: 'run.published', at: now, subject: '1', facts: {} }]);
      write();
      await committing;
    });
    await written;
    await happen(2);
    const worker = work();
    await worker.tell();
    commit();
    await slow;
    await worker.tell();
    expect(subjects(received)).toEqual(['2', '1']);
  });

  it('wait no three days when the clock was three days ahead for a while', async () => {
    const { url, received } = await serve((_, response) => response.writeHead(500).end());
    await subscribe(url);
    const right = now;
    now = new Date(right.getTime() + 3 * 86_400_000);
    await happen(1);
    await work().tell();
    now = right;
    await work().look();
    expect(subjects(received)).toEqual(['1', '1']);
  });

  it('wait longer after each failure, and go on in order', async () => {
    let status = 500;
    const { url, received } = await serve((_, response) => response.writeHead(status).end());
    const webhook = await subscribe(url);
    await happen(1, 2);
    const worker = work();
    await worker.tell();
    await worker.look();
    expect(subjects(received)).toEqual(['1']);
    now = new Date(now.getTime() + 5_000);
    await worker.look();
    now = new Date(now.getTime() + 5_000);
    await worker.look();
    expect(subjects(received)).toEqual(['1', '1']);
    expect(await find(webhook)).toMatchObject({ failures: 2, waiting: 2, lastStatus: 500 });
    status = 204;
    now = new Date(now.getTime() + 300_000);
    await worker.look();
    expect(subjects(received)).toEqual(['1', '1', '1', '2']);
    expect(new Set(received.map(({ id }) => id)).size).toBe(2);
  });

  it('keep dead letters when a receiver fails for a week, and send them again in order', async () => {
    let status = 500;
    const { url, received } = await serve((_, response) => response.writeHead(status).end());
    const webhook = await subscribe(url);
    const worker = work();
    await happen(1);
    await worker.tell();
    for (let hour = 0; hour < 7 * 24; hour++) {
      now = new Date(now.getTime() + HOUR);
      if (hour === 3) await happen(2);
      await worker.tell();
      await worker.look();
    }
    const attempts = received.length;
    expect(attempts).toBeLessThan(20);
    expect(await find(webhook)).toMatchObject({ dead: 1, waiting: 1 });
    status = 200;
    expect(await webhooks.replay(webhook, now)).toBe(1);
    await worker.look();
    expect(subjects(received.slice(attempts))).toEqual(['1', '2']);
    expect(await find(webhook)).toMatchObject({ dead: 0, waiting: 0, failures: 0 });
    expect(await webhooks.replay(webhook, now)).toBe(0);
  });

  it('wait as long as a receiver asks, but no longer than a day', async () => {
    let wish = '3600';
    const { url } = await serve((_, response) => response.writeHead(429, { 'retry-after': wish }).end());
    const webhook = await subscribe(url);
    await happen(1);
    const worker = work();
    await worker.tell();
    expect((await find(webhook)).nextAt).toEqual(new Date(now.getTime() + HOUR));
    wish = '999999';
    now = new Date(now.getTime() + HOUR);
    await worker.look();
    expect((await find(webhook)).nextAt).toEqual(new Date(now.getTime() + DAY));
  });

  it('end when the receiver is gone, until their owner sends the dead letters again', async () => {
    let status = 410;
    const { url, received } = await serve((_, response) => response.writeHead(status).end());
    const webhook = await subscribe(url);
    await happen(1, 2);
    const worker = work();
    await worker.tell();
    expect(await find(webhook)).toMatchObject({ endedWhy: 'gone', dead: 2, waiting: 0, nextAt: null });
    await happen(3);
    await worker.tell();
    expect(received).toHaveLength(1);
    status = 200;
    await webhooks.replay(webhook, now);
    await worker.look();
    expect(subjects(received)).toEqual(['1', '1', '2']);
    expect(await find(webhook)).toMatchObject({ endedWhy: null, dead: 0 });
  });

  it('count a redirect as a failure and ask nobody else', async () => {
    const inside = await serve((_, response) => response.end());
    const { url } = await serve((_, response) => response.writeHead(307, { location: inside.url }).end());
    const webhook = await subscribe(url);
    await happen(1);
    await work().tell();
    expect(inside.received).toEqual([]);
    expect(await find(webhook)).toMatchObject({ failures: 1, lastStatus: 307 });
  });

  it('give up a receiver that hangs, and still tell the others', async () => {
    const hanging = await serve(() => undefined);
    const other = await serve((_, response) => response.end());
    const slow = await subscribe(hanging.url);
    await subscribe(other.url);
    await happen(1);
    await work({ limits: { totalMs: 200, answerBytes: 100 } }).tell();
    expect(other.received).toHaveLength(1);
    expect(await find(slow)).toMatchObject({ failures: 1, lastStatus: null, lastFault: 'too-slow' });
  });

  it('need only the status of a receiver that sends gigabytes', async () => {
    let sent = 0;
    const { url } = await serve((_, response) => {
      const part = Buffer.alloc(65_536);
      const write = () => {
        while (!response.destroyed && response.write(part)) sent += part.length;
      };
      response.on('drain', write);
      write();
    });
    const webhook = await subscribe(url);
    await happen(1);
    await work().tell();
    expect(await find(webhook)).toMatchObject({ failures: 0, lastStatus: 200, waiting: 0 });
    expect(sent).toBeLessThan(50_000_000);
  });

  it.each(['https://127.0.0.1/', 'https://quadrant.example/hook', 'https://169.254.169.254/'])(
    'send nothing to %s, even when it was stored',
    async (url) => {
      const webhook = await subscribe(url);
      await happen(1);
      await work({ policy: { permitted: [], ownHosts: ['quadrant.example'], isOn: true } }).tell();
      const { failures, lastFault } = await find(webhook);
      expect({ failures, lastFault }).toEqual({
        failures: 1,
        lastFault: url.includes('example') ? 'own-site' : 'inside',
      });
    },
  );

  const audited = (action: AuditAction, detail: object = {}) =>
    inTransaction(dataSource, (client) =>
      recordAudit(client, { at: now, actor: 'Lena', action, subject: 'qonos', detail, requestId: null }),
    );

  it('of a league get what the audit says about it, and nothing of others', async () => {
    const { url, received } = await serve((_, response) => response.end());
    await subscribe(url, { league: 'qonos' });
    await happen(1);
    await audited('league.close-part', { season: '2026', part: 'first-half', reason: 'not for everybody' });
    await audited('league.close-part', { refusal: 'part-closed' });
    await work().tell();
    expect(received.map((each) => bodyOf(each).data.text)).toEqual([
      'The first half of season 2026 of League of Qo’noS is closed.',
    ]);
    expect(received[0]!.body).not.toContain('not for everybody');
  });

  it('write for Discord and Slack, where nothing in a name is a command', async () => {
    await dataSource.query(`update leagues set name = '@everyone <!here> *' where slug = 'qonos'`);
    const discord = await serve((_, response) => response.end());
    const slack = await serve((_, response) => response.end());
    await subscribe(discord.url, { shape: 'discord' });
    await subscribe(slack.url, { shape: 'slack' });
    await audited('league.change');
    await work().tell();
    expect(JSON.parse(discord.received[0]!.body)).toEqual({
      content: 'The league \\@everyone \\<!here\\> \\* was changed.\nhttps://quadrant.example/leagues/qonos',
      allowed_mentions: { parse: [] },
    });
    expect(JSON.parse(slack.received[0]!.body)).toEqual({
      text: 'The league @everyone &lt;!here&gt; * was changed.\n<https://quadrant.example/leagues/qonos>',
    });
    await dataSource.query(`update leagues set name = 'League of Qo’noS' where slug = 'qonos'`);
  });

  it('write to a chat in the language of its owner, and to programs in English', async () => {
    await dataSource.query(`update accounts set language = 'de' where handle = 'Lena'`);
    const [chat, program] = [
      await serve((_, response) => response.end()),
      await serve((_, response) => response.end()),
    ];
    await subscribe(chat.url, { shape: 'slack' });
    await subscribe(program.url);
    await audited('league.change');
    await work().tell();
    expect(JSON.parse(chat.received[0]!.body)).toEqual({
      text: 'Die Liga League of Qo’noS wurde geändert.\n<https://quadrant.example/leagues/qonos>',
    });
    expect(bodyOf(program.received[0]!).data.text).toBe('The league League of Qo’noS was changed.');
    await dataSource.query(`update accounts set language = null`);
  });

  it('do not name a hidden player whose name is in the name of a league', async () => {
    await dataSource.query(
      `insert into players (id, handle, handle_key, counts_as, created_at, hidden_at) overriding system value
       values (900001, 'Shy.Person', 'shy.person', 900001, now(), now())`,
    );
    await dataSource.query(
      `insert into player_handles (player_id, handle, handle_key, kind, created_at)
       values (900001, 'Shy.Person', 'shy.person', 'current', now())`,
    );
    await dataSource.query(`update leagues set name = 'Cup of Shy.Person' where slug = 'qonos'`);
    const { url, received } = await serve((_, response) => response.end());
    await subscribe(url);
    await audited('league.change');
    await work().tell();
    expect(received).toHaveLength(1);
    expect(received[0]!.body.toLowerCase()).not.toContain('shy.person');
    await dataSource.query(`update leagues set name = 'League of Qo’noS' where slug = 'qonos'`);
  });

  it('of a league that is deleted end with the event that says so', async () => {
    await dataSource.query(
      `insert into leagues (slug, name, director, created_at) values ('gone', 'Gone', 'Lena', now())`,
    );
    const { url, received } = await serve((_, response) => response.end());
    const webhook = await subscribe(url, { league: 'gone', kinds: ['league.created'] });
    await inTransaction(dataSource, async (client) => {
      await client.query(`delete from leagues where slug = 'gone'`);
      const entry = {
        at: now,
        actor: 'Lena',
        action: 'league.delete' as const,
        subject: 'gone',
        detail: {},
        requestId: null,
      };
      await recordAudit(client, entry);
    });
    await work().tell();
    expect(received.map((each) => bodyOf(each).type)).toEqual(['league.deleted']);
    expect(await find(webhook)).toMatchObject({ endedWhy: 'league-deleted', waiting: 0 });
    expect(await webhooks.create({ ...webhook, league: 'gone' }, { handle: 'Lena', at: now, requestId: null })).toEqual(
      {
        kind: 'league-unknown',
      },
    );
  });

  it('are sent to by one worker at a time, and again when that one died', async () => {
    const { url, received } = await serve((_, response) => response.end());
    const webhook = await subscribe(url);
    await happen(1);
    await new EventRepository(dataSource).place(now);
    expect(await deliveries.hold(webhook.id, now)).toMatchObject({ id: webhook.id });
    const other = work();
    await other.look();
    expect(received).toEqual([]);
    now = new Date(now.getTime() + 121_000);
    await other.look();
    expect(subjects(received)).toEqual(['1']);
  });
});

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
