import { connect } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { bareApplication } from '../../../test/builders/http-application.js';
import { serveHttp } from './serve.js';

const serve = (port: number) => serveHttp(...bareApplication([], {}, port));

describe('serveHttp', () => {
  let app: NestFastifyApplication;
  let port: number;

  beforeAll(async () => {
    app = await serve(0);
    port = Number(new URL(await app.getUrl()).port);
  });

  afterAll(() => app.close());

  it('answers on its port', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  });

  it('is ready before it prepares what some requests wait for, and goes on when that fails', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      const prepare = jest.fn(() => Promise.reject(new Error('spec')));
      const [root, options] = bareApplication([], {}, 0);
      const other = await serveHttp(root, { ...options, prepare });
      expect(prepare).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(prepare).toHaveBeenCalledTimes(1);
      await other.close();
    } finally {
      jest.useRealTimers();
    }
  });

  it('prepares nothing any more once it is closed', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      const prepare = jest.fn(() => Promise.resolve());
      const [root, options] = bareApplication([], {}, 0);
      await (await serveHttp(root, { ...options, prepare })).close();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(prepare).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says in a sentence that its port is taken', async () => {
    await expect(serve(port)).rejects.toThrow(`Port ${port} is taken by another program: stop that one, or set PORT.`);
  });

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'bad-request'],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 'headers-too-large'],
  ])('answers %s with a problem document', async (_, bytes, status, code) => {
    const [head = '', body = ''] = (await exchange(port, bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ type: `/problems/${code}`, status });
  });
});

/** Everything that a server sends back to these bytes until it closes the connection. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (received += text));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}
