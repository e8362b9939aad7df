import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IsString } from 'class-validator';
import { SCOPES } from '@quadrant/rules/permissions';
import type { FoundSession } from '@quadrant/store/accounts';
import { startBareApplication } from '../../../../test/builders/http-application.js';
import type { Actor, SessionDirectory } from './actor.js';
import { CurrentActor } from './current-actor.decorator.js';
import { May } from './may.decorator.js';
import { generateSecret } from './secret.js';
import { canKeepCookies, csrfTokenOf, SESSION_COOKIE } from './session-cookie.js';

class NoteDto {
  @IsString()
  note: string;
}

@Controller('notes')
class NotesController {
  @Get()
  @May('dispute.open')
  read(@CurrentActor() { handle }: Actor): string {
    return handle;
  }

  @Post()
  @HttpCode(200)
  @May('dispute.open')
  write(@Body() body: NoteDto): NoteDto {
    return body;
  }
}

const ann: FoundSession = {
  kind: 'valid',
  principal: { accountId: 'a', handle: 'Ann', handleKey: 'ann', grants: [], scopes: SCOPES },
  expiresAt: new Date('2100-01-01T00:00:00Z'),
  lacksSecondFactor: true,
};
const secret = generateSecret('qds_');
const over = generateSecret('qds_');
const disabled = generateSecret('qds_');
const known = new Map<string, FoundSession>([
  [secret.hash.toString('hex'), ann],
  [over.hash.toString('hex'), { kind: 'expired' }],
  [disabled.hash.toString('hex'), { kind: 'account-disabled' }],
]);
const sessions: SessionDirectory = { findByHash: (hash) => Promise.resolve(known.get(hash.toString('hex')) ?? null) };

describe('a session', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startBareApplication([NotesController], { sessions });
  });
  afterAll(() => app.close());

  const cookie = `${SESSION_COOKIE}=${secret.text}`;
  const csrf = csrfTokenOf(secret.text);
  const ours = { 'sec-fetch-site': 'same-origin' };
  const read = (headers: Record<string, string>) => app.inject({ url: '/notes', headers });
  const write = (headers: Record<string, string>, body: object = { note: 'hello' }) =>
    app.inject({ method: 'POST', url: '/notes', headers: { host: 'quadrant.example', ...headers }, payload: body });

  it('says who reads', async () => {
    expect((await read({ cookie })).payload).toBe('Ann');
  });

  it.each([
    ['none', '', 'The request has neither a token nor a session.'],
    ['an unknown one', `${SESSION_COOKIE}=${generateSecret('qds_').text}`, 'The session is unknown here or has ended.'],
    ['one that is over', `${SESSION_COOKIE}=${over.text}`, 'The session is over: it was not used for long'],
    ['one of a disabled account', `${SESSION_COOKIE}=${disabled.text}`, 'The account of the session is disabled.'],
    ['one under another name', `quadrant-session=${secret.text}`, 'The request has neither a token nor a session.'],
  ])('that is %s is a 401', async (_, text, detail) => {
    const answer = await read({ cookie: text });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ type: '/problems/unauthorized' });
    expect(answer.json<{ detail: string }>().detail).toContain(detail);
  });

  it('counts for nothing beside a token, however wrong that is', async () => {
    expect((await read({ cookie, authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  });

  it.each([
    ['Sec-Fetch-Site', ours],
    ['an https Origin behind a proxy that takes https off', { origin: 'https://quadrant.example' }],
    ['an http Origin', { origin: 'http://quadrant.example' }],
  ])('changes something with a CSRF token and %s', async (_, from) => {
    const answer = await write({ cookie, 'x-csrf-token': csrf, ...from });
    expect([answer.statusCode, answer.json()]).toEqual([200, { note: 'hello' }]);
  });

  it('takes the CSRF token of a form out of the body', async () => {
    const answer = await write({ cookie, ...ours }, { note: 'hello', csrfToken: csrf });
    expect([answer.statusCode, answer.json()]).toEqual([200, { note: 'hello' }]);
  });

  const CROSS_SITE = 'cross-site-request';
  const WRONG_TOKEN = 'csrf-token-wrong';
  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', 'x-csrf-token': csrf }, CROSS_SITE],
    ['a page of a sibling', { 'sec-fetch-site': 'same-site', 'x-csrf-token': csrf }, CROSS_SITE],
    ['another Origin', { origin: 'https://evil.example', 'x-csrf-token': csrf }, CROSS_SITE],
    ['another port', { origin: 'https://quadrant.example:8443', 'x-csrf-token': csrf }, CROSS_SITE],
    ['a sandbox', { origin: 'null', 'x-csrf-token': csrf }, CROSS_SITE],
    ['nobody who says so', { 'x-csrf-token': csrf }, CROSS_SITE],
    [
      'another site that forges an Origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://quadrant.example', 'x-csrf-token': csrf },
      CROSS_SITE,
    ],
    ['a page without the CSRF token', ours, WRONG_TOKEN],
    ['a page with another CSRF token', { ...ours, 'x-csrf-token': csrfTokenOf(over.text) }, WRONG_TOKEN],
    ['a page with half a CSRF token', { ...ours, 'x-csrf-token': csrf.slice(0, 20) }, WRONG_TOKEN],
    ['a page with the session as CSRF token', { ...ours, 'x-csrf-token': secret.text }, WRONG_TOKEN],
    ['a page with an empty CSRF token', { ...ours, 'x-csrf-token': '' }, WRONG_TOKEN],
  ])('changes nothing for %s', async (_, headers, code) => {
    const answer = await write({ cookie, ...headers });
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([403, `/problems/${code}`]);
  });

  it.each([
    ['https', 'quadrant.example', true],
    ['http', 'localhost', true],
    ['http', '127.0.0.1', true],
    ['http', '[::1]', true],
    ['http', '192.168.0.7', false],
    ['http', 'localhost.example', false],
  ])('over %s from %s is kept by browsers: %s', (protocol, hostname, isKept) => {
    expect(canKeepCookies({ protocol, hostname } as Parameters<typeof canKeepCookies>[0])).toBe(isKept);
  });
});
