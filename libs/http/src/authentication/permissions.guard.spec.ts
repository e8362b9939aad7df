import { randomBytes } from 'node:crypto';
import { Controller, Get, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { scopesOf, type Role } from '@quadrant/rules/permissions';
import type { ForbiddenRequest, FoundToken } from '@quadrant/store/accounts';
import { startBareApplication } from '../../../../test/builders/http-application.js';
import { grantOf } from '../../../../test/builders/principals.js';
import type { Actor, TokenDirectory } from './actor.js';
import { CurrentActor } from './current-actor.decorator.js';
import { May } from './may.decorator.js';
import { generateToken, hashToken } from './token.js';

@Controller()
class Doors {
  @Get('open')
  open(): string {
    return 'open';
  }

  @Get('results')
  @May('report.submit')
  results(@CurrentActor() actor: Actor): Actor {
    return actor;
  }

  @Get('leagues')
  @May('league.create')
  leagues(@CurrentActor() actor: Actor): Actor {
    return actor;
  }

  @Post('leagues/:slug')
  @May('league.create')
  change(): void {
    throw new Error('nobody comes here');
  }

  @Get('forgotten')
  forgotten(@CurrentActor() actor: Actor): Actor {
    return actor;
  }
}

class TokensInMemory implements TokenDirectory {
  readonly forbidden: ForbiddenRequest[] = [];
  private readonly known = new Map<string, FoundToken>();

  add(text: string, token: FoundToken): void {
    this.known.set(hashToken(text).toString('hex'), token);
  }

  findByHash(hash: Buffer): Promise<FoundToken | null> {
    return Promise.resolve(this.known.get(hash.toString('hex')) ?? null);
  }

  noteForbidden(request: ForbiddenRequest): Promise<void> {
    this.forbidden.push(request);
    return Promise.resolve();
  }
}

const tokens = new TokensInMemory();

const principal = (role: Role, handle: string) => {
  const grant = grantOf(role);
  const grants = grant ? [grant] : [];
  return { accountId: `account of ${handle}`, handle, handleKey: handle.toLowerCase(), grants, scopes: scopesOf(role) };
};

const found = (tokenId: string, role: Role, handle: string) =>
  ({ kind: 'valid', tokenId, principal: principal(role, handle) }) as const;

describe('tokens and permissions', () => {
  const director = generateToken(randomBytes);
  const coordinator = generateToken(randomBytes);
  const [reader, expired, revoked, disabled] = [1, 2, 3, 4].map(() => generateToken(randomBytes)) as [
    string,
    string,
    string,
    string,
  ];
  let app: NestFastifyApplication;

  beforeAll(async () => {
    tokens.add(director, found('t1', 'director', 'Ann'));
    tokens.add(coordinator, found('t2', 'coordinator', 'Cy'));
    tokens.add(reader, {
      ...found('t3', 'coordinator', 'Dee'),
      principal: { ...principal('coordinator', 'Dee'), scopes: ['read'] },
    });
    tokens.add(expired, { kind: 'expired', expiresAt: new Date('2026-01-01T00:00:00Z') });
    tokens.add(revoked, { kind: 'revoked' });
    tokens.add(disabled, { kind: 'account-disabled' });
    app = await startBareApplication([Doors], { tokens });
  });

  afterAll(() => app.close());

  const get = (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

  it('leave open what says not what for', async () => {
    expect((await get('/open')).payload).toBe('open');
    expect((await get('/open', 'Bearer nonsense')).statusCode).toBe(200);
  });

  it('say who is there', async () => {
    const answer = await get('/results', `bearer ${director}`);
    expect(answer.json()).toEqual({ tokenId: 't1', ...principal('director', 'Ann') });
    expect((await get('/leagues', `Bearer ${coordinator}`)).statusCode).toBe(200);
  });

  it.each([
    ['no header', undefined, 'The request has neither a token nor a session.', 'Bearer'],
    ['another scheme', 'Basic YTpi', 'The Authorization header is not of the form "Bearer <token>".', 'Bearer'],
    ['no token after the scheme', 'Bearer ', 'The Authorization header is not of the form "Bearer <token>".', 'Bearer'],
    ['a foreign token', 'Bearer ghp_abc', 'The token is not one of ours.', 'Bearer error="invalid_token"'],
    [
      'a typing error',
      `Bearer ${director.slice(0, -1)}${director.endsWith('x') ? 'y' : 'x'}`,
      'The token has a typing error.',
      'Bearer error="invalid_token"',
    ],
    [
      'an unknown token',
      `Bearer ${generateToken(randomBytes)}`,
      'The token is unknown here or was revoked.',
      'Bearer error="invalid_token"',
    ],
    [
      'a revoked token',
      `Bearer ${revoked}`,
      'The token is unknown here or was revoked.',
      'Bearer error="invalid_token"',
    ],
    [
      'an expired token',
      `Bearer ${expired}`,
      'The token expired at 2026-01-01T00:00:00.000Z.',
      'Bearer error="invalid_token"',
    ],
    [
      'a disabled account',
      `Bearer ${disabled}`,
      'The account of the token is disabled.',
      'Bearer error="invalid_token"',
    ],
  ])('refuse %s with 401', async (_, authorization, detail, challenge) => {
    const answer = await get('/results', authorization);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(challenge);
    expect(answer.json()).toMatchObject({ type: '/problems/unauthorized', detail });
  });

  it('refuse what a token was not made for with 403', async () => {
    const answer = await get('/leagues', `Bearer ${reader}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      type: '/problems/forbidden',
      detail: 'This needs a token with the scope "leagues:write"; yours has "read".',
      scope: 'leagues:write',
    });
    expect(tokens.forbidden).toEqual([]);
  });

  it('note who asked for a change that they may not make', async () => {
    const headers = { authorization: `Bearer ${director}` };
    const answer = await app.inject({ method: 'POST', url: '/leagues/north?x=1', headers });
    expect(answer.statusCode).toBe(403);
    expect(tokens.forbidden).toMatchObject([
      { actor: { handle: 'Ann' }, action: 'POST /leagues/:slug', subject: '/leagues/north' },
    ]);
  });

  it('fail loudly where a route asks for an actor and says not what for', async () => {
    expect((await get('/forgotten', `Bearer ${director}`)).statusCode).toBe(500);
  });
});
