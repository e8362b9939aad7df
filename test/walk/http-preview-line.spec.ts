import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Previews } from '../../apps/ingest/src/previews/previews.service.js';
import { PreviewExecutor } from '../../apps/ingest/src/previews/preview-question.js';
import { eventually } from '../builders/eventually.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const PATH = '/api/v1/submissions?preview=true';
const document = reportDocument(report(round('ann 100-35 bob FW', 'cy 100-20 dee FW')));

interface Computed {
  readonly account: string | null;
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Previews that were begun, each of which ends when the test says so. */
let computed: Computed[];
let director: string;
let coordinator: string;
let port: number;

beforeAll(async () => {
  director = await walk.createToken('director', 'Director');
  coordinator = await walk.createToken('coordinator', 'Thsch');
  await walk.app.listen(0, '127.0.0.1');
  port = (walk.app.getHttpServer().address() as AddressInfo).port;
});

beforeEach(() => {
  computed = [];
  const executor = walk.app.get(PreviewExecutor, { strict: false });
  jest.spyOn(executor, 'execute').mockImplementation(
    (question, signal) =>
      new Promise((resolve, reject) => {
        const account = question.kind === 'report' ? question.of.submitter.accountId : null;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        const end = () => resolve({ kind: 'report-refused', findings: [] });
        computed.push({ account, signal, end });
      }),
  );
});
afterEach(() => jest.restoreAllMocks());

/** A preview that was asked for over a connection of its own; its status, or null when the connection was closed. */
function ask(token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = http.request({ port, host: '127.0.0.1', path: PATH, method: 'POST', headers, agent: false });
  const answer = new Promise<http.IncomingMessage | null>((resolve) => {
    request.on('response', (response) => resolve(response.resume()));
    request.on('error', () => resolve(null));
  });
  request.end(JSON.stringify(document));
  return { answer, leave: () => request.destroy() };
}

const untilBegun = (count: number) =>
  eventually(async () => expect(await Promise.resolve(computed)).toHaveLength(count));

/** Ends every preview as it begins, until all answers are there; their statuses. */
async function endAll(asked: readonly { answer: Promise<http.IncomingMessage | null> }[]) {
  let answers: (http.IncomingMessage | null)[] | null = null;
  void Promise.all(asked.map(({ answer }) => answer)).then((all) => (answers = all));
  await eventually(async () => {
    for (const { end } of computed) end();
    expect(await Promise.resolve(answers)).not.toBeNull();
  });
  return answers!.map((answer) => answer?.statusCode);
}

describe('previews that many ask for', () => {
  it('are refused beyond the five of an account, and a coordinator does not wait for them', async () => {
    const asked = [1, 2, 3, 4, 5, 6, 7].map(() => ask(director));
    const refused: http.IncomingMessage[] = [];
    for (const { answer } of asked) void answer.then((each) => each?.statusCode === 429 && refused.push(each));
    await eventually(async () => expect(await Promise.resolve(refused)).toHaveLength(2));
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await untilBegun(1);
    const official = ask(coordinator);
    await untilBegun(2);
    expect(computed[0]!.account).not.toBe(computed[1]!.account);
    const statuses = await endAll([...asked, official]);
    expect(statuses.filter((status) => status === 422)).toHaveLength(6);
  });

  it('are ended when their client is gone, and never begun when it went while they waited', async () => {
    const running = ask(director);
    await untilBegun(1);
    const waiting = ask(director);
    const untilWaiting = (count: number) =>
      eventually(async () =>
        expect(await Promise.resolve(walk.app.get(Previews, { strict: false }).waiting)).toBe(count),
      );
    await untilWaiting(1);
    waiting.leave();
    await untilWaiting(0);
    running.leave();
    await eventually(async () => expect(await Promise.resolve(computed[0]!.signal.aborted)).toBe(true));
    const later = ask(director);
    await untilBegun(2);
    expect(computed[1]!.signal.aborted).toBe(false);
    expect(await endAll([later])).toEqual([422]);
    expect(computed).toHaveLength(2);
  });
});
