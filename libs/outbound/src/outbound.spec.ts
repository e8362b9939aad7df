import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Lookup } from './guarded-lookup.js';
import { Outbound } from './send-request.js';

const LIMITS = { totalMs: 60_000, answerBytes: 1_000 };
const HURRIED = { totalMs: 100, answerBytes: 1_000 };
const strict = { permitted: [], ownHosts: ['quadrant.example'], isOn: true };
const within = { permitted: ['127.0.0.0/8'], ownHosts: ['quadrant.example'], isOn: true };

/** A resolver that answers each question with the next addresses, as one that rebinds names does. */
function resolving(...answers: string[][]): Lookup & { asked: string[] } {
  const asked: string[] = [];
  const resolve: Lookup = (host, _, callback) => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    setImmediate(() => callback(null, found));
  };
  return Object.assign(resolve, { asked });
}

it('sends nothing where sending is off', async () => {
  const outbound = new Outbound({ ...within, isOn: false });
  const answer = await outbound.post({ url: 'http://127.0.0.1:1/', headers: {}, body: '' });
  expect(answer).toMatchObject({ kind: 'failed', detail: 'SENDING is off' });
  await outbound.close();
});

describe('requests to addresses of users', () => {
  const open: Server[] = [];
  const senders: Outbound[] = [];
  let requests: string[] = [];

  async function serve(answer: RequestListener): Promise<string> {
    requests = [];
    const server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      answer(request, response);
    });
    open.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function sender(...given: ConstructorParameters<typeof Outbound>): Outbound {
    const outbound = new Outbound(...given);
    senders.push(outbound);
    return outbound;
  }

  const post = (outbound: Outbound, url: string) => outbound.post({ url, headers: { 'x-a': 'b' }, body: '{}' });

  afterEach(async () => {
    for (const each of senders.splice(0)) await each.close();
    for (const each of open.splice(0)) {
      if ('closeAllConnections' in each) each.closeAllConnections();
      each.close();
    }
  });

  it('posts the body and answers the status, where the operator permits the address', async () => {
    const url = await serve((request, response) => {
      request.pipe(response.writeHead(201, { 'retry-after': '7' }));
    });
    expect(await post(sender(within, LIMITS), `${url}/hook`)).toEqual({
      kind: 'answered',
      status: 201,
      retryAfter: '7',
      body: '{}',
    });
    expect(requests).toEqual(['POST /hook']);
  });

  it('refuses an address inside without asking it', async () => {
    const url = await serve((_, response) => response.end());
    expect(await post(sender(strict, LIMITS), url.replace('http:', 'https:'))).toEqual({
      kind: 'refused',
      why: 'inside',
    });
    expect(requests).toEqual([]);
  });

  it.each([
    ['to an address inside', ['10.0.0.1']],
    ['to a public address and one inside', ['8.8.8.8', '::ffff:127.0.0.1']],
    ['to the metadata of a cloud', ['169.254.169.254']],
    ['to nothing', []],
  ])('refuses a name that resolves %s', async (_, addresses) => {
    const resolve = resolving(addresses);
    const answer = await post(sender(strict, LIMITS, resolve), 'https://hook.example/');
    expect(answer).toEqual({ kind: 'refused', why: 'inside' });
    expect(resolve.asked).toEqual(['hook.example']);
  });

  it('checks the address that it connects to: a name that leads elsewhere the second time is refused then', async () => {
    const url = new URL(await serve((_, response) => response.writeHead(200, { connection: 'close' }).end()));
    const outbound = sender(within, LIMITS, resolving(['127.0.0.1'], ['10.0.0.1']));
    const named = `http://hook.example:${url.port}/`;
    expect(await post(outbound, named)).toMatchObject({ kind: 'answered', status: 200 });
    expect(await post(outbound, named)).toEqual({ kind: 'refused', why: 'inside' });
  });

  it('follows no redirect', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: '/inside' }).end());
    expect(await post(sender(within, LIMITS), `${url}/hook`)).toMatchObject({ kind: 'answered', status: 302 });
    expect(requests).toEqual(['POST /hook']);
  });

  it('reads no more than the beginning of an endless answer, and ends the connection', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const url = await serve((_, response) => {
      closed = once(response, 'close');
      const part = Buffer.alloc(65_536, 'x');
      const write = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', write);
      write();
    });
    const answer = await post(sender(within, LIMITS), url);
    expect(answer).toEqual({ kind: 'answered', status: 200, retryAfter: null, body: 'x'.repeat(1_000) });
    await closed;
  });

  it('gives up when the other side says nothing', async () => {
    const url = await serve(() => undefined);
    expect(await post(sender(within, HURRIED), url)).toMatchObject({ kind: 'failed', why: 'too-slow' });
  });

  it('gives up when the answer trickles without an end', async () => {
    let timer: NodeJS.Timeout | undefined;
    const url = await serve((_, response) => {
      timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
    });
    expect(await post(sender(within, HURRIED), url)).toMatchObject({ kind: 'failed', why: 'too-slow' });
    clearInterval(timer);
  });

  it('answers the code of a connection that nobody takes', async () => {
    const url = await serve((_, response) => response.end());
    const [server] = open.splice(0);
    server?.close();
    if (server) await once(server, 'close');
    expect(await post(sender(within, LIMITS), url)).toEqual({
      kind: 'failed',
      why: 'unreachable',
      detail: 'ECONNREFUSED',
    });
  });

  it('refuses plain http outside what is permitted, also where a name hides it', async () => {
    const answer = await post(sender(within, LIMITS, resolving(['10.0.0.1'])), 'http://hook.example/');
    expect(answer).toEqual({ kind: 'refused', why: 'inside' });
  });
});
