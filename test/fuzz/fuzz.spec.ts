import { turnsOf } from '../builders/length.js';
import { castActors } from '../walk/permissions/actors.js';
import { useHttpWalk } from '../walk/http-walk.js';
import { requestsOf } from './requests.mjs';
import { startSender, type FuzzAnswer } from './sender.mjs';
import { shapeOf, CLASSES } from './shapes.mjs';
import { targetsIn, type Target } from './targets.js';

// `npm run fuzz` sends all 200 shapes to all operations, and measures pings; here each comes once.

const walk = useHttpWalk();
const LARGE = [
  'POST /api/v1/submissions',
  'POST /api/v1/tournaments/{id}/revisions',
  'POST /api/v1/what-if',
  'POST /api/v1/drafts',
  'POST /api/v1/files/check',
  'POST /api/v1/live',
];

/** A refusal has 50 errors, or 200 findings, and each quotes a little of the request. */
const MOST_BYTES_OF_A_REFUSAL = 256 * 1024;
const TIMEOUT = 120_000;

let targets: Target[];
let sender: ReturnType<typeof startSender>;

beforeAll(async () => {
  targets = await targetsIn(walk, await castActors(walk.dataSource));
  await walk.app.listen(0, '127.0.0.1');
  sender = startSender((await walk.app.getUrl()).replace('[::1]', '127.0.0.1'));
}, TIMEOUT);
afterAll(() => sender.stop());

/** No worker runs here, and /health/workers says so. */
const isFault = ({ status, bytes }: FuzzAnswer, operation = '') =>
  status === 0 ||
  (status >= 500 && operation !== 'GET /health/workers') ||
  (status >= 400 && bytes > MOST_BYTES_OF_A_REFUSAL);

/** Any client can read an answer of this size. No answer repeats a whole body. */
const MOST_BYTES_OF_AN_ANSWER = 64 * 1024;
/** It is nearly as much as each operation accepts, with room for the JSON around the long text. */
const LARGEST = 1_990_000;
const LARGEST_ELSEWHERE = 60_000;

/** Yields bodies in which one text, or a member that no operation knows, is as long as all may be together. */
function* largestBodies(body: object, most: number): Generator<string> {
  yield JSON.stringify({ ...body, padding: 'x'.repeat(most) });
  const texts = JSON.stringify(body).match(/:"[^"]*"/g)?.length ?? 0;
  if (texts === 0) return;
  const long = 'x'.repeat(Math.floor(most / texts));
  yield JSON.stringify(body, (_, value: unknown) => (typeof value === 'string' ? long : value));
}

const SOME_BODIES = 60;

/**
 * Yields a body without each of its members, and with values of other kinds in their places; in lists, the first element
 * stands for all. No DTO has parts deeper than two levels; `reports.mjs` spoils the insides of reports.
 */
function* bodiesThatLack(part: unknown, levels = 2): Generator<unknown> {
  yield* [null, {}, [null], [[]], 'x'];
  if (typeof part !== 'object' || part === null || levels === 0) return;
  if (Array.isArray(part)) {
    for (const other of bodiesThatLack(part[0], levels)) yield [other, ...part.slice(1)];
    return;
  }
  for (const [name, value] of Object.entries(part)) {
    yield Object.fromEntries(Object.entries(part).filter(([other]) => other !== name));
    for (const other of bodiesThatLack(value, levels - 1)) yield { ...part, [name]: other };
  }
}

/** Lists every operation that takes a body, according to the description of the API. */
async function listTakingBodies(): Promise<string[]> {
  const { body } = await walk.get('/api/v1/openapi.json').expect(200);
  const { paths } = body as { paths: Record<string, Record<string, { requestBody?: object }>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody !== undefined)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

describe('hostile requests', () => {
  it(
    'of the largest size that an operation takes get answers that do not repeat them',
    async () => {
      const faults: string[] = [];
      const taking = await listTakingBodies();
      expect(taking.filter((operation) => !targets.some((target) => target.operation === operation))).toEqual([]);
      expect(taking.length).toBeGreaterThan(60);
      for (const { operation, method, path, token, body } of targets) {
        if (!taking.includes(operation)) continue;
        const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
        for (const large of largestBodies(body ?? {}, LARGE.includes(operation) ? LARGEST : LARGEST_ELSEWHERE)) {
          const headers = { 'content-type': 'application/json', ...authorization };
          const { status, bytes } = await sender.send({ method, path, headers, body: large });
          // A small body that came back whole would be less than that, too.
          const most = Math.min(MOST_BYTES_OF_AN_ANSWER, large.length / 2);
          if (status === 0 || status >= 500 || bytes > most) faults.push(`${operation}: ${status}, ${bytes} bytes`);
        }
      }
      expect(faults).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'that lack a member, or have another kind of value in its place, get no 5xx',
    async () => {
      const faults: string[] = [];
      let sent = 0;
      for (const { operation, method, path, token, body } of targets) {
        if (body === null) continue;
        const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
        // Those of a report or a pairing are as many as of all others, so they take turns.
        const all = [...bodiesThatLack(body)];
        for (const lacking of all.length < SOME_BODIES ? all : turnsOf(all, 10)) {
          const text = JSON.stringify(lacking);
          const headers = { 'content-type': 'application/json', ...authorization };
          const answer = await sender.send({ method, path, headers, body: text });
          sent += 1;
          if (isFault(answer, operation)) faults.push(`${operation}: ${answer.status} for ${text.slice(0, 300)}`);
        }
      }
      expect(sent).toBeGreaterThan(1000);
      expect(faults).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'of every shape with 2 MB get short answers where reports are read',
    async () => {
      const faults: string[] = [];
      const large = targets.filter(({ operation }) => LARGE.includes(operation));
      expect(large).toHaveLength(LARGE.length);
      for (let seed = 0; seed < CLASSES; seed++) {
        const { method, path, token, operation } = large[seed % large.length]!;
        const { name, body } = shapeOf(seed);
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const answer = await sender.send({ method, path, headers, body });
        if (isFault(answer)) faults.push(`${operation}, seed ${seed} (${name}): ${JSON.stringify(answer)}`);
      }
      expect(faults).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'get no 5xx and only short refusals from any operation, from nobody and from who may ask',
    async () => {
      const faults: string[] = [];
      let seed = 0;
      for (const target of targets) {
        seed += 1;
        for (const { what, ...request } of requestsOf(seed, target, ['anonymous', 'allowed'], ['small'])) {
          const answer = await sender.send(request);
          if (isFault(answer, target.operation)) faults.push(`${what}: ${JSON.stringify(answer)}`);
        }
      }
      expect(seed).toBeGreaterThan(100);
      expect(faults).toEqual([]);
    },
    TIMEOUT,
  );
});
