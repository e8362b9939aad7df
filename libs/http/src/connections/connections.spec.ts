import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, Post, Res } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { bareApplication } from '../../../../test/builders/http-application.js';
import { eventually } from '../../../../test/builders/eventually.js';
import { serveHttp } from '../serve.js';
import { Connections } from './connections.js';

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');

/** Returns a promise that the test resolves when it wants to. */
function createGate() {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

@Controller()
class SlowController {
  constructor(private readonly connections: Connections) {}

  @Get('quick')
  quick(): string {
    return 'answered';
  }

  @Get('slow')
  async slow(): Promise<string> {
    slowAsked += 1;
    await enough.passed;
    return 'answered';
  }

  @Get('large')
  large(@Res() reply: FastifyReply): void {
    void reply.type('application/octet-stream').send(Readable.from(Array.from({ length: 32 }, () => MEGABYTE)));
  }

  @Get('events')
  events(@Res() reply: FastifyReply): void {
    this.connections.beginEventStream(reply, 'Ask now and then instead.');
    const events = async function* () {
      yield 'data: first\n\n';
      await sleep(60_000, null, { ref: false });
    };
    void reply.type('text/event-stream').send(Readable.from(events(), { objectMode: false }));
  }

  @Post('body')
  body(): string {
    return 'answered';
  }
}

let slowAsked: number;
/** Requests to `/slow` wait for this gate. */
let enough: ReturnType<typeof createGate>;
let app: NestFastifyApplication;
let port: number;
const sockets: Socket[] = [];

async function serve(connections: Parameters<typeof bareApplication>[3], hosts = ['127.0.0.1']): Promise<void> {
  const [root, options] = bareApplication([SlowController], {}, 0, connections);
  slowAsked = 0;
  enough = createGate();
  app = await serveHttp(root, { ...options, settings: { ...options.settings, hosts } });
  port = Number(new URL(await app.getUrl()).port);
}

/** Opens a connection, and collects everything that it receives. */
function open(
  sent = '',
  host = '127.0.0.1',
): {
  readonly socket: Socket;
  readonly received: () => string;
  readonly isClosed: () => boolean;
} {
  let received = '';
  const socket = connect(port, host, () => socket.write(sent));
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  sockets.push(socket);
  return { socket, received: () => received, isClosed: () => socket.destroyed || socket.readableEnded };
}

/** Waits until this many requests have arrived at the gate of `/slow`. */
const slowOnes = (count: number) => eventually(() => expect(slowAsked).toBe(count));

/** Opens connections until one gets the expected answer, since the place of a closed one becomes free a little later. */
const eventuallyAnswers = (path: string, answer: RegExp) =>
  eventually(async () => {
    const { received } = open(get(path));
    await eventually(() => expect(received()).toMatch(/\r\n\r\n[^]/));
    expect(received()).toMatch(answer);
  });

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  enough.open();
  await app.close();
});

describe('the limit of connections', () => {
  it('refuses one more with 503 and Retry-After, and serves it when another one has gone', async () => {
    await serve({ most: 2 });
    const first = open(get('/slow'));
    open(get('/slow'));
    await slowOnes(2);
    const refused = open(get('/quick'));
    await eventually(() => expect(refused.isClosed()).toBe(true));
    expect(refused.received()).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused.received()).toMatch(/retry-after: 5\r\n/i);
    expect(refused.received()).toContain('"detail":"This process holds 2 connections, as many as it may."');
    first.socket.destroy();
    await eventuallyAnswers('/quick', /^HTTP\/1\.1 200 /);
  });

  it('closes a connection that is only kept for later, to make room', async () => {
    await serve({ most: 2 });
    const kept = [open(get('/quick')), open(get('/quick'))];
    await eventually(() => kept.forEach(({ received }) => expect(received()).toContain('answered')));
    const next = open(get('/quick'));
    await eventually(() => expect(next.received()).toMatch(/^HTTP\/1\.1 200 /));
  });

  it('holds for both addresses of localhost together', async () => {
    await serve({ most: 2 }, ['localhost']);
    open(get('/slow'));
    open(get('/slow'), '::1');
    await slowOnes(2);
    for (const host of ['127.0.0.1', '::1']) {
      const refused = open(get('/quick'), host);
      await eventually(() => expect(refused.received()).toMatch(/^HTTP\/1\.1 503 /));
    }
  });

  it.each(['127.0.0.1', '::1'])(
    'closes connections to %s without an answer when 64 above it wait for one',
    async (host) => {
      await serve({ most: 1, mostEventStreams: 1 }, ['localhost']);
      const all = Array.from({ length: 80 }, () => open('GET /quick HTTP/1.1\r\n', host));
      await eventually(() => expect(all.filter(({ isClosed }) => isClosed()).length).toBe(14));
      expect(all.map(({ received }) => received()).join('')).toBe('');
    },
  );

  it('counts event streams apart, which have a limit of their own', async () => {
    await serve({ most: 1, mostEventStreams: 2 });
    const one = open(get('/events'));
    await eventually(() => expect(one.received()).toContain('data: first'));
    const two = open(get('/events'));
    await eventually(() => expect(two.received()).toContain('data: first'));
    const three = open(get('/events'));
    await eventually(() => expect(three.received()).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 30/i));
    three.socket.destroy();
    one.socket.destroy();
    await eventuallyAnswers('/events', /data: first/);
  });
});

describe('a connection that stalls', () => {
  it('is closed when the client does not read its answer', async () => {
    await serve({ stallTimeout: 400 });
    const { socket } = open(get('/large'));
    socket.pause();
    const closed = new Promise((resolve) =>
      app.getHttpServer().once('connection', (each: Socket) => each.once('close', resolve)),
    );
    await closed;
  });

  it('is closed when the client reads a little again and again, but almost nothing in a window', async () => {
    await serve({ slowReading: { window: 500, leastBytes: 64 * MEGABYTE.length } });
    const socket = connect(port, '127.0.0.1', () => socket.write(get('/large')));
    sockets.push(socket);
    socket.on('error', () => undefined).on('data', () => socket.pause());
    const sips = setInterval(() => socket.resume(), 100);
    await new Promise<void>((resolve) =>
      app.getHttpServer().once('connection', (each: Socket) => each.once('close', () => resolve())),
    ).finally(() => clearInterval(sips));
  });

  it('stays while the client reads slowly', async () => {
    await serve({ stallTimeout: 3000 });
    let received = 0;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(get('/large').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')),
    );
    sockets.push(socket);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 10);
    });
    await new Promise((resolve) => socket.once('close', resolve));
    expect(received).toBeGreaterThan(32 * MEGABYTE.length);
  });

  it('stays while the answer is not ready', async () => {
    await serve({ stallTimeout: 300 });
    const { received } = open(get('/slow'));
    await slowOnes(1);
    await sleep(1_000);
    enough.open();
    await eventually(() => expect(received()).toContain('answered'));
  });

  it('is closed when headers do not end, with 408', async () => {
    await serve({ headersTimeout: 400 });
    const { received, isClosed } = open('GET /quick HTTP/1.1\r\nhost: localhost\r\n');
    await eventually(() => expect(isClosed()).toBe(true));
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is closed when it says nothing at all, or a body does not go on', async () => {
    await serve({ stallTimeout: 400 });
    const silent = open();
    const half = open(
      'POST /body HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"a":',
    );
    await eventually(() => expect([silent.isClosed(), half.isClosed()]).toEqual([true, true]));
  });

  it('is closed when a body comes a byte at a time for longer than a request may take', async () => {
    await serve({ requestTimeout: 1000, headersTimeout: 500, stallTimeout: 5_000 });
    const slow = open(
      'POST /body HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
    );
    await once(slow.socket, 'connect');
    const drip = setInterval(() => slow.socket.write(' '), 100);
    await eventually(() => expect(slow.isClosed()).toBe(true)).finally(() => clearInterval(drip));
    expect(slow.received()).toMatch(/^HTTP\/1\.1 408 /);
  });
});
