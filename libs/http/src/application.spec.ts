import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Body, Controller, Get, HttpCode, Logger, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Type } from 'class-transformer';
import { IsString, ValidateNested } from 'class-validator';
import request from 'supertest';
import { startBareApplication } from '../../../test/builders/http-application.js';
import { LargeBody } from './body/body-config.js';
import { REPORT_BODY, SMALL_BODY } from './body/body-limits.js';
import { UploadedFile } from './body/sent-file.decorator.js';
import type { SentFile } from './body/sent-file.js';
import { PageQuery } from './paging/page-query.dto.js';
import { Problem } from './problem/problem.js';

class Season {
  @IsString({ message: 'must be a text' })
  slug: string;
}

class League {
  @IsString({ message: 'must be a text' })
  name: string;

  @ValidateNested()
  @Type(() => Season)
  season: Season;
}

@Controller('things')
class ThingsController {
  @Get()
  list(@Query() page: PageQuery): PageQuery {
    return page;
  }

  @Get('large')
  large(): { text: string } {
    return { text: 'tribble '.repeat(2000) };
  }

  @Get('by-number/:number')
  byNumber(@Param('number', ParseIntPipe) number: number): { number: number } {
    return { number };
  }

  @Get('unexpected')
  unexpected(): never {
    throw new TypeError('secret of the inside');
  }

  @Get('without-database')
  withoutDatabase(): never {
    throw Object.assign(new Error('query failed'), { driverError: { code: '57P01' } });
  }

  @Get('without-room')
  withoutRoom(): never {
    throw Object.assign(new Error('query failed'), { driverError: { code: '53100' } });
  }

  @Get('refused')
  refused(): never {
    throw new Problem({
      status: 422,
      code: 'refused-with-findings',
      title: 'The document was refused',
      detail: 'It has 1 error.',
      advice: 'Correct it.',
      headers: { 'x-findings': '1' },
      extra: { findings: [{ code: 'self-match' }], status: 200 },
    });
  }

  @Post()
  create(@Body() league: League): League {
    return league;
  }

  @Post('large')
  @HttpCode(200)
  @LargeBody({ bytes: 256 * 1024, values: 5000, depth: 3, names: 100 })
  createLarge(@Body() league: League): League {
    return league;
  }

  @Post('raw')
  @HttpCode(200)
  raw(@UploadedFile() { bytes }: SentFile): { hex: string; length: number } {
    return { hex: bytes.subarray(0, 16).toString('hex'), length: bytes.length };
  }
}

let app: NestFastifyApplication;

beforeAll(async () => {
  app = await startBareApplication([ThingsController]);
  await app.listen(0, '127.0.0.1');
});

afterAll(() => app.close());

const http = () => request(app.getHttpServer());

/** Keeps supertest from writing bytes as JSON. */
const unchanged = (body: string) => body;

function expectProblem(answer: request.Response, status: number, code: string): void {
  expect([answer.status, answer.body]).toEqual([
    status,
    expect.objectContaining({
      type: `/problems/${code}`,
      title: expect.any(String) as string,
      status,
      detail: expect.any(String) as string,
      instance: expect.any(String) as string,
      advice: expect.any(String) as string,
      requestId: answer.headers['x-request-id'],
    }),
  ]);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['cache-control']).toBe('no-store');
}

describe('every refusal is a problem document', () => {
  it('404 for a path that nobody serves', async () => {
    const answer = await http().get('/nowhere?a=1');
    expectProblem(answer, 404, 'not-found');
    expect(answer.body).toMatchObject({ instance: '/nowhere?a=1', detail: 'Nothing is served at /nowhere.' });
  });

  it('names the request by a URI reference, however it was written', async () => {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end('GET /a[1]/"b"/%C3%A9/%?q=<c>|{d} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    expect(await text(socket)).toContain('"instance":"/a%5B1%5D/%22b%22/%C3%A9/%25?q=%3Cc%3E%7C%7Bd%7D"');
  });

  it('404 for an unknown path, whatever is sent to it', async () => {
    expectProblem(await http().post('/nowhere').type('json').send('{"a":'), 404, 'not-found');
    expectProblem(await http().post('/nowhere').type('text/plain').send('a'), 404, 'not-found');
  });

  it('405 with Allow for another method of a known path', async () => {
    const answer = await http().delete('/things');
    expectProblem(answer, 405, 'method-not-allowed');
    expect(answer.headers['allow']).toBe('GET, HEAD, POST');
  });

  it('400 that lists every parameter that is wrong', async () => {
    const answer = await http().get('/things?limit=201.5&colour=red');
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([
        { in: 'query', name: 'limit', detail: 'must be a whole number' },
        { in: 'query', name: 'limit', detail: 'must be at most 200' },
        { in: 'query', name: 'colour', detail: 'is not known here' },
      ]),
    );
  });

  it('400 with one reason for a number that is none', async () => {
    const answer = await http().get('/things?limit=many');
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.errors).toEqual([{ in: 'query', name: 'limit', detail: 'must be a whole number' }]);
  });

  it('400 that points into the body', async () => {
    const answer = await http()
      .post('/things')
      .send({ name: 'WCT', season: { slug: 7, 'a/b': 1 } });
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([
        { in: 'body', name: '/season/slug', detail: 'must be a text' },
        { in: 'body', name: '/season/a~1b', detail: 'is not known here' },
      ]),
    );
  });

  it('400 of a pipe of Nest', async () => {
    expectProblem(await http().get('/things/by-number/one'), 400, 'bad-request');
  });

  it('400 for an address that cannot be decoded', async () => {
    expectProblem(await http().get('/things/by-number/%ff%'), 400, 'bad-request');
  });

  it('422 that an application throws, with headers and findings', async () => {
    const answer = await http().get('/things/refused');
    expectProblem(answer, 422, 'refused-with-findings');
    expect(answer.headers['x-findings']).toBe('1');
    expect(answer.body.findings).toEqual([{ code: 'self-match' }]);
  });

  it('500 that tells nothing, while the log tells everything', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const answer = await http().get('/things/unexpected');
    expectProblem(answer, 500, 'internal-error');
    expect(answer.text).not.toContain('secret');
    expect(log).toHaveBeenCalledWith(
      'GET /things/unexpected: secret of the inside',
      expect.stringContaining('application.spec.ts'),
    );
    log.mockRestore();
  });

  it('503 with Retry-After while PostgreSQL is gone', async () => {
    const answer = await http().get('/things/without-database');
    expectProblem(answer, 503, 'service-unavailable');
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('503 with Retry-After while the disk is full', async () => {
    const answer = await http().get('/things/without-room');
    expectProblem(answer, 503, 'service-unavailable');
    expect(answer.headers['retry-after']).toBe('300');
  });
});

describe('a JSON body', () => {
  const post = (body: string | Buffer, type = 'application/json') =>
    http().post('/things').set('content-type', type).serialize(unchanged).send(body);

  it('reaches its DTO, with parameters in its type too', async () => {
    const league = { name: 'WCT', season: { slug: '2014' } };
    const answer = await post(JSON.stringify(league), 'application/json; charset=utf-8');
    expect([answer.status, answer.body]).toEqual([201, league]);
  });

  it('that is malformed is a 400 with the reason, and the connection stays', async () => {
    const answer = await post('{\n "name": nobody }');
    expectProblem(answer, 400, 'malformed-json');
    expect(answer.body.detail).toMatch(/^The body is not JSON: /);
    expect(answer.headers['connection']).not.toBe('close');
  });

  it.each([
    ['is missing', '', 'missing-body'],
    ['is not UTF-8', Buffer.of(0x22, 0xff, 0x22), 'malformed-json'],
    ['is 10,000 levels deep', '['.repeat(10_000) + ']'.repeat(10_000), 'body-too-complex'],
    ['has 30,000 elements', JSON.stringify(Array(30_000).fill(1)), 'body-too-complex'],
    ['holds a NUL', '{"name":"a\\u0000"}', 'invalid-request'],
    ['holds half of a character', '{"name":"a\\ud800"}', 'invalid-request'],
    ['is a list in place of an object', '[{"name":"a"}]', 'invalid-request'],
    ['reaches for a prototype', '{"name":"a","__proto__":{"admin":true}}', 'malformed-json'],
  ])('that %s is a 400', async (_, body, code) => {
    expectProblem(await post(body), 400, code);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s is a 415',
    async (type) => {
      const answer = await post('name=WCT', type);
      expectProblem(answer, 415, 'unsupported-media-type');
      expect(answer.body.detail).toContain(type);
    },
  );

  it('that is compressed is a 415', async () => {
    const answer = await http().post('/things').set({ 'content-encoding': 'gzip' }).type('json').send('{}');
    expectProblem(answer, 415, 'unsupported-media-type');
  });
});

describe('the limits of a JSON body', () => {
  const post = (path: string, body: string) =>
    http().post(`/things${path}`).set('content-type', 'application/json').serialize(unchanged).send(body);
  const named = (length: number) => JSON.stringify({ name: 'n'.repeat(length), season: { slug: '2014' } });

  it('are 64 kB where a route says nothing, and the refusal names them', async () => {
    expect((await post('', named(60_000))).status).toBe(201);
    const answer = await post('', named(70_000));
    expectProblem(answer, 413, 'body-too-large');
    expect(answer.body).toMatchObject({ limit: SMALL_BODY.bytes, detail: expect.stringContaining('64 kB') });
  });

  it('are what a route says', async () => {
    expect((await post('/large', named(200_000))).status).toBe(200);
    expect((await post('/large', named(300_000))).body).toMatchObject({ status: 413, limit: 256 * 1024 });
    expect((await post('/large', '[[[[1]]]]')).body).toMatchObject({ status: 400, limit: 3 });
  });

  it('name the place of the first member that is too many', async () => {
    const answer = await post('', `{"name": "a, [b]",\n"season": [${'1,'.repeat(2000)}1]}`);
    expect(answer.body).toMatchObject({
      detail: 'At line 2, column 2007 the body passes 1000 members and elements, the limit of this operation.',
      limit: 1000,
    });
  });

  it('let 50 errors be listed and count the rest', async () => {
    const members = Array.from({ length: 90 }, (_, index) => `"unknown-${index}-${'x'.repeat(150)}":1`);
    const answer = await post('', `{"name":"a","season":{"slug":"b"},${members.join(',')}}`);
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.errors).toHaveLength(50);
    expect(answer.body.detail).toMatch(/ 40 more errors are not listed\.$/);
    expect(answer.text.length).toBeLessThan(64 * 1024);
  });

  it('shorten a name that is as long as the body', async () => {
    const answer = await post('', `{"name":"a","season":{"slug":"b"},"${'x'.repeat(60_000)}":1}`);
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.text.length).toBeLessThan(2000);
  });
});

describe('an address', () => {
  it.each([
    ['a NUL in its query', '/things?cursor=a%00b'],
    ['a NUL in the name of a parameter', '/things?a%00=1'],
    ['51 parameters', `/things?${'limit=1&'.repeat(51)}`],
    ['a value of 4,001 characters', `/things?cursor=${'x'.repeat(4001)}`],
  ])('with %s is a 400 that names the part', async (_, path) => {
    const answer = await http().get(path);
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.errors[0]).toMatchObject({ in: 'query' });
  });

  it.each([
    ['a NUL', '/things/by-number/%00'],
    ['a line break', '/things/by-number/1%0A'],
  ])('with %s in its path is a 404, since nothing has such a name', async (_, path) => {
    expectProblem(await http().get(path), 404, 'not-found');
  });

  it('of an unknown route stays a 404, whatever it holds', async () => {
    expectProblem(await http().get('/nowhere/%00?a=%00'), 404, 'not-found');
  });
});

describe('a file', () => {
  const post = (body: string | Buffer, type = 'application/json') =>
    http().post('/things/raw').set('content-type', type).serialize(unchanged).send(body);

  it('arrives byte for byte, readable or not', async () => {
    const bytes = Buffer.from('efbbbf7b2022ff00220d0a', 'hex');
    const answer = await post(bytes, 'application/json; charset=utf-8');
    expect([answer.status, answer.body]).toEqual([200, { hex: 'efbbbf7b2022ff00220d0a', length: 11 }]);
  });

  it('may be as large as the limit', async () => {
    expect((await post(Buffer.alloc(REPORT_BODY.bytes, 0x20))).body).toMatchObject({ length: REPORT_BODY.bytes });
  });

  it('of 10 MB is a 413 that names the limit, and the next one goes through', async () => {
    const answer = await post(Buffer.alloc(10 * 1024 * 1024, 0x20));
    expectProblem(answer, 413, 'body-too-large');
    expect(answer.body).toMatchObject({ limit: REPORT_BODY.bytes });
    expect((await post('{}')).status).toBe(200);
  });

  it('of 10 MB and unknown length is a 413 as well', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 0x20);
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 10; sent += 1) controller.enqueue(megabyte);
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' as const };
    const answer = await fetch(`${await app.getUrl()}/things/raw`, init);
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ limit: REPORT_BODY.bytes })]);
  });

  it('that is missing is a 400', async () => {
    expectProblem(await post(''), 400, 'missing-body');
    expectProblem(await http().post('/things/raw'), 400, 'missing-body');
  });

  it.each(['text/csv', 'text/plain; charset=windows-1252', 'application/octet-stream'])('may be %s', async (type) => {
    expect((await post('round,player', type)).body).toMatchObject({ length: 12 });
  });

  it('of another type is a 415', async () => {
    expectProblem(await post('round,player', 'application/zip'), 415, 'unsupported-media-type');
  });

  it('is no body of other routes', async () => {
    const answer = await http().post('/things').set('content-type', 'text/csv').send('round,player');
    expectProblem(answer, 415, 'unsupported-media-type');
  });

  it('may come in a form', async () => {
    const form = '--B\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nround\r\n--B--\r\n';
    expect((await post(form, 'multipart/form-data; boundary=B')).body).toMatchObject({ length: 5 });
  });

  it.each([
    ['no boundary', 'x', 'multipart/form-data'],
    [
      'no end',
      '--B\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nro',
      'multipart/form-data; boundary=B',
    ],
    [
      '10,000 parts',
      '--B\r\ncontent-disposition: form-data; name="f"\r\n\r\n1\r\n'.repeat(10_000),
      'multipart/form-data; boundary=B',
    ],
  ])('in a form with %s is a 400', async (_, body, type) => {
    expectProblem(await post(body, type), 400, 'malformed-form');
  });
});

describe('every answer', () => {
  it('has a request id, the one of the caller where it is sane', async () => {
    const answer = await http().get('/things').set('x-request-id', 'trace-7');
    expect(answer.headers['x-request-id']).toBe('trace-7');
    const strange = await http().get('/things').set('x-request-id', '<script>');
    expect(strange.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('forces nobody to https', async () => {
    const { headers } = await http().get('/things');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('fills in the page that was not asked for', async () => {
    expect((await http().get('/things')).body).toEqual({ limit: 50 });
  });

  it('is compressed when it is large, and a 304 when it is known', async () => {
    const large = () => http().get('/things/large').set('accept-encoding', 'gzip');
    const first = await large();
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(first.body.text).toContain('tribble tribble');
    const tag = first.headers['etag'] ?? '';
    expect(tag).toMatch(/^W\//);
    expect((await large().set('if-none-match', tag)).status).toBe(304);
    expect(
      (await http().get('/things/large').set({ 'accept-encoding': 'identity', 'if-none-match': tag })).status,
    ).toBe(304);
    expect((await large().set('if-none-match', 'W/"other"')).status).toBe(200);
  });

  it('is compressed when it answers a change, unless it is small', async () => {
    const create = (name: string) =>
      http()
        .post('/things/large')
        .set('accept-encoding', 'gzip')
        .send({ name, season: { slug: 'spring' } });
    const small = await create('n'.repeat(8000));
    expect([small.status, small.headers['content-encoding']]).toEqual([200, undefined]);
    expect((await create('n'.repeat(20_000))).headers['content-encoding']).toBe('gzip');
  });

  // RFC 9110, section 13.1.2.
  it('is a 304 for a list of tags that has its own, and for any tag at all', async () => {
    const asked = (condition: string, path = '/things') => http().get(path).set('if-none-match', condition);
    const { headers } = await http().get('/things');
    const tag = headers['etag'] ?? '';
    const strong = tag.replace('W/', '');
    for (const condition of ['*', strong, `"a", ${tag}`, `${strong},W/"b"`, `"a,b" , W/"c",${tag}`]) {
      const answer = await asked(condition);
      expect([condition, answer.status, answer.text, answer.headers['etag']]).toEqual([condition, 304, '', tag]);
    }
    for (const condition of ['"a", "b"', '""', 'W/', `"${tag.length}*"`, strong.slice(1, -1)]) {
      expect([condition, (await asked(condition)).status]).toEqual([condition, 200]);
    }
    expect((await http().head('/things').set('if-none-match', '*')).status).toBe(304);
  });

  it('is a 304 in place of a 200 to a reader only', async () => {
    expect((await http().get('/nowhere').set('if-none-match', '*')).status).toBe(404);
    expect((await http().post('/things/raw').set('if-none-match', '*').type('json').send('{}')).status).toBe(200);
  });
});
