import { Controller, Get, Param } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startBareApplication } from '../../../../test/builders/http-application.js';

@Controller()
class PlayersController {
  @Get('players/:handle')
  read(@Param('handle') handle: string): { handle: string } {
    return { handle };
  }
}

const TOKEN = 'metrics-of-a-spec';

const DETAILS = ['/metrics', '/health/workers', '/health/verification'];

let answerOfDatabase: () => Promise<unknown>;

describe('operations', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startBareApplication([PlayersController], { database: { query: () => answerOfDatabase() } }, TOKEN);
  });

  afterAll(() => app.close());

  const watch = (url: string, authorization = `Bearer ${TOKEN}`) => app.inject({ url, headers: { authorization } });

  it.each(DETAILS)('shows %s to nobody without the metrics token', async (url) => {
    expect((await watch(url)).statusCode).toBe(200);
    const answers = [
      await app.inject(url),
      await app.inject(`${url}?token=${TOKEN}`),
      ...(await Promise.all(
        [`Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, 'Bearer', TOKEN, 'Bearer null'].map((each) =>
          watch(url, each),
        ),
      )),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ type: '/problems/forbidden' });
      expect(answer.payload).not.toMatch(/quadrant_|process_|alive|finishedAt/);
    }
  });

  it('shows details to nobody where there is no metrics token', async () => {
    const without = await startBareApplication([PlayersController]);
    for (const url of DETAILS)
      for (const authorization of ['', 'Bearer ', 'Bearer null', 'Bearer undefined'])
        expect((await without.inject({ url, headers: { authorization } })).statusCode).toBe(403);
    expect((await without.inject('/health/ready')).json()).toEqual({ status: 'ok' });
    await without.close();
  });

  it('is ready while the database answers', async () => {
    answerOfDatabase = () => Promise.resolve([{ '?column?': 1 }]);
    expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ok' });
    expect((await watch('/health/ready')).json()).toEqual({
      status: 'ok',
      verification: 'unknown',
      workers: 'unknown',
      clock: 'unknown',
      workerHeartbeatAgeSeconds: null,
      disk: 'ok',
      backupAgeSeconds: null,
    });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('connect ECONNREFUSED'))],
    ['is silent', () => new Promise(() => undefined)],
  ])('is alive, but not ready, while the database %s', async (_, answer) => {
    answerOfDatabase = answer;
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'ok' });
    const ready = await app.inject('/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBe('5');
    expect(ready.json()).toMatchObject({ type: '/problems/service-unavailable', status: 503 });
  });

  it('measures requests by route template, not by path', async () => {
    await app.inject('/players/ann');
    await app.inject('/players/bob');
    await app.inject('/no/such/path');
    const answer = await watch('/metrics');
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.payload).toContain('process_resident_memory_bytes');
    const counted = (labels: string) => `http_request_duration_seconds_count{${labels}}`;
    expect(answer.payload).toContain(`${counted('method="GET",route="/players/:handle",status="200"')} 2`);
    expect(answer.payload).toContain(`${counted('method="GET",route="unknown",status="404"')} 1`);
  });
});
