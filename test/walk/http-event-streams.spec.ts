import { get, type IncomingMessage } from 'node:http';
import { eventually } from '../builders/eventually.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk(undefined, 'silent', { mostEventStreams: 2 });
let url: string;
let refresh: string;

beforeAll(async () => {
  const coordinator = await walk.createToken('coordinator', 'Thsch');
  const { body } = await walk.post('/api/v1/refreshes', coordinator, { dryRun: true }).expect(202);
  refresh = (body as { id: string }).id;
  await walk.app.listen(0, '127.0.0.1');
  url = await walk.app.getUrl();
});

/** A client that follows the refresh; it has an answer as soon as the headers are there. */
const follow = () =>
  new Promise<IncomingMessage>((resolve, reject) =>
    get(`${url}/api/v1/refreshes/${refresh}/events`, { agent: false }, resolve).once('error', reject),
  );

describe('event streams of a refresh', () => {
  it('are refused with 429 above MAX_EVENT_STREAMS, and taken again when a client has gone', async () => {
    const [first, second] = [await follow(), await follow()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const third = await follow();
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBe('30');
    third.destroy();
    first.destroy();
    await eventually(async () => {
      const next = await follow();
      next.destroy();
      expect(next.statusCode).toBe(200);
    });
    second.destroy();
  });
});
