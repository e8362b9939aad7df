import { Controller, Get, Post, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { bareApplication, madeReady, startBareApplication } from '../../../../test/builders/http-application.js';
import { createHttpApplication } from '../application.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { Operation } from '../operation/operation.decorator.js';
import { PageQuery } from '../paging/page-query.dto.js';
import { describeOpenApi } from './open-api.js';

@Controller('api/v1/players')
class PlayersController {
  @Get()
  @Operation('listPlayers', { summary: 'All players', answers: Number })
  list(@Query() { limit }: PageQuery): number {
    return limit;
  }

  @Post()
  @Operation('createPlayer', { summary: 'Creates a player', may: 'league.create', creates: String })
  create(@IdempotencyKey() key: string | null): string | null {
    return key;
  }
}

describe('the OpenAPI document', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startBareApplication([PlayersController]);
  });

  afterAll(() => app.close());

  it('is not served by a process that answers operators only', async () => {
    const [root, options] = bareApplication();
    const worker = await madeReady(await createHttpApplication(root, { ...options, isDescribed: false }));
    for (const place of ['/docs', '/api/v1/openapi.json']) expect((await worker.inject(place)).statusCode).toBe(404);
    expect((await worker.inject('/health/live')).statusCode).toBe(200);
    await worker.close();
  });

  it('is OpenAPI 3.1 and is served as it is described', async () => {
    const served = await app.inject('/api/v1/openapi.json');
    expect(served.headers['content-type']).toMatch(/^application\/json/);
    expect(served.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Quadrant' } });
    expect(served.json()).toEqual(JSON.parse(JSON.stringify(describeOpenApi(app))));
  });

  it('is serialized once, with a tag that answers 304', async () => {
    await app.inject('/api/v1/openapi.json');
    const stringify = jest.spyOn(JSON, 'stringify');
    const answers = [await app.inject('/api/v1/openapi.json'), await app.inject('/api/v1/openapi.json')];
    const written = stringify.mock.calls.filter(([value]) => Object.hasOwn((value as object | null) ?? {}, 'openapi'));
    stringify.mockRestore();
    expect(written).toEqual([]);
    const [tag, again] = answers.map(({ headers }) => headers['etag']);
    expect(tag).toBe(again);
    const known = await app.inject({ url: '/api/v1/openapi.json', headers: { 'if-none-match': String(tag) } });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
  });

  it('describes parameters, refusals, tokens and the idempotency key', () => {
    const { paths, components } = describeOpenApi(app);
    const { get, post } = paths['/api/v1/players'] ?? {};
    expect(get?.parameters).toEqual([
      expect.objectContaining({
        name: 'limit',
        in: 'query',
        required: false,
        schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 200, default: 50 }) as object,
      }),
      expect.objectContaining({ name: 'cursor', in: 'query', required: false }),
    ]);
    expect(get?.responses['400']).toMatchObject({
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
    });
    expect(get?.security).toEqual([]);
    expect(post?.security).toEqual(expect.arrayContaining([{ bearer: [] }, { session: [] }]));
    expect(Object.keys(post?.responses ?? {})).toEqual(expect.arrayContaining(['201', '401', '403']));
    expect(post?.parameters).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    ]);
    expect(components?.schemas?.['ProblemDto']).toMatchObject({
      required: ['type', 'title', 'status', 'detail', 'instance', 'advice', 'requestId'],
    });
    expect(components?.securitySchemes?.['bearer']).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(components?.securitySchemes?.['session']).toMatchObject({ type: 'apiKey', in: 'cookie' });
  });

  it('has a page whose scripts all come from here', async () => {
    const page = await app.inject('/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self' 'unsafe-inline'/);
    const scripts = [...page.payload.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', inline = ''] of scripts) {
      expect(inline.trim()).toBe('');
      const path = /src="\.\/([^"]+)"/.exec(attributes)?.[1] ?? 'no path';
      const script = await app.inject(`/${path}`);
      expect([path, script.statusCode]).toEqual([path, 200]);
    }
  });

  it('allows inline style on that page only', async () => {
    const answer = await app.inject('/api/v1/players');
    expect(answer.headers['content-security-policy']).toContain("style-src 'self';");
  });
});
