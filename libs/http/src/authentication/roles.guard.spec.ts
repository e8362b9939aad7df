import { randomBytes } from 'node:crypto';
import { Controller, Get, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ForbiddenRequest, TokenOwner } from '@quadrant/persistence';
import { startBareApplication } from '../../../../test/builders/http-application.js';
import type { Actor, TokenDirectory } from './actor.js';
import { CurrentActor } from './current-actor.decorator.js';
import { Roles } from './roles.decorator.js';
import { generateToken, hashToken } from './token.js';

@Controller()
class Doors {
  @Get('open')
  open(): string {
    return 'open';
  }

  @Get('results')
  @Roles('director', 'coordinator')
  results(@CurrentActor() actor: Actor): Actor {
    return actor;
  }

  @Get('leagues')
  @Roles('coordinator')
  leagues(@CurrentActor() actor: Actor): Actor {
    return actor;
  }

  @Post('leagues/:slug')
  @Roles('coordinator')
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
  private readonly known = new Map<string, TokenOwner>();

  add(text: string, token: TokenOwner): void {
    this.known.set(hashToken(text).toString('hex'), token);
  }

  findByHash(hash: Buffer): Promise<TokenOwner | null> {
    return Promise.resolve(this.known.get(hash.toString('hex')) ?? null);
  }

  noteForbidden(request: ForbiddenRequest): Promise<void> {
    this.forbidden.push(request);
    return Promise.resolve();
  }
}

const tokens = new TokensInMemory();

describe('tokens and roles', () => {
  const director = generateToken(randomBytes);
  const coordinator = generateToken(randomBytes);
  let app: NestFastifyApplication;

  beforeAll(async () => {
    tokens.add(director, { id: 't1', role: 'director', handle: 'Ann', handleKey: 'ann' });
    tokens.add(coordinator, { id: 't2', role: 'coordinator', handle: 'Cy', handleKey: 'cy' });
    app = await startBareApplication([Doors], { tokens });
  });

  afterAll(() => app.close());

  const get = (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

  it('leave open what names no roles', async () => {
    expect((await get('/open')).payload).toBe('open');
    expect((await get('/open', 'Bearer nonsense')).statusCode).toBe(200);
  });

  it('say who is there', async () => {
    const answer = await get('/results', `bearer ${director}`);
    expect(answer.json()).toEqual({ tokenId: 't1', role: 'director', handle: 'Ann', handleKey: 'ann' });
    expect((await get('/leagues', `Bearer ${coordinator}`)).statusCode).toBe(200);
  });

  it.each([
    ['no header', undefined, 'The request has no token.', 'Bearer'],
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
  ])('refuse %s with 401', async (_, authorization, detail, challenge) => {
    const answer = await get('/results', authorization);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(challenge);
    expect(answer.json()).toMatchObject({ type: '/problems/unauthorized', detail });
  });

  it('refuse the wrong role with 403', async () => {
    const answer = await get('/leagues', `Bearer ${director}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      type: '/problems/forbidden',
      detail: 'This needs a coordinator token; yours is a director token.',
    });
    expect(tokens.forbidden).toEqual([]);
  });

  it('note who wanted a change that is not for his role', async () => {
    const headers = { authorization: `Bearer ${director}` };
    const answer = await app.inject({ method: 'POST', url: '/leagues/north?x=1', headers });
    expect(answer.statusCode).toBe(403);
    expect(tokens.forbidden).toMatchObject([
      { actor: { handle: 'Ann', role: 'director' }, action: 'POST /leagues/:slug', subject: '/leagues/north' },
    ]);
  });

  it('fail loudly where a route asks for an actor and names no roles', async () => {
    expect((await get('/forgotten', `Bearer ${director}`)).statusCode).toBe(500);
  });
});
