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

let answerOfDatabase: () => Promise<unknown>;

describe('operations', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startBareApplication([PlayersController], { database: { query: () => answerOfDatabase() } });
  });

  afterAll(() => app.close());

  it('is ready while the database answers', async () => {
    answerOfDatabase = () => Promise.resolve([{ '?column?': 1 }]);
    expect((await app.inject('/health/ready')).json()).toEqual({
      status: 'ok',
      verification: 'unknown',
      workers: 'unknown',
      workerHeartbeatAgeSeconds: null,
      disk: 'ok',
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
    const answer = await app.inject('/metrics');
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.payload).toContain('process_resident_memory_bytes');
    const counted = (labels: string) => `http_request_duration_seconds_count{${labels}}`;
    expect(answer.payload).toContain(`${counted('method="GET",route="/players/:handle",status="200"')} 2`);
    expect(answer.payload).toContain(`${counted('method="GET",route="unknown",status="404"')} 1`);
  });
});
