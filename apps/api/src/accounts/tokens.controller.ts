import { say } from '@quadrant/rules/message';
import { Body, Controller, Delete, Get, Header, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Id, notFound, Operation, type Actor } from '@quadrant/http';
import { AccountRepository, TokenRepository } from '@quadrant/store/accounts';
import { authorOf } from './author.js';
import { getAccount } from './get-account.js';
import { CreatedTokenDto, NewTokenDto, TokenDto, TokenListDto, TokenListQuery, tokenOf } from './token.dto.js';
import { Tokens } from './tokens.service.js';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

@ApiTags('accounts')
@Controller('api/v1/tokens')
export class TokensController {
  constructor(
    private readonly creation: Tokens,
    private readonly tokens: TokenRepository,
    private readonly accounts: AccountRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation('createToken', {
    summary: 'Creates a token for a program, and shows it only once',
    about:
      'The token can do what you can do, within its scopes. A token needs the scope accounts:write to create other tokens.',
    may: 'token.create',
    counted: 'tokens',
    creates: CreatedTokenDto,
    idempotencyKey: 'refused',
  })
  @Header('cache-control', 'no-store')
  async create(
    @Body() wish: NewTokenDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<CreatedTokenDto> {
    const { text, token } = await this.creation.create(actor, wish, requestId);
    return { ...tokenOf(token), token: text };
  }

  @Get()
  @Operation('listTokens', {
    summary: 'Your tokens; administrators can list those of every account',
    may: 'token.read',
    answers: TokenListDto,
    problems: [404],
  })
  async list(
    @Query() { handle }: TokenListQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<TokenListDto> {
    const account = handle === undefined ? { id: actor.accountId } : await this.accounts.findByHandle(handle);
    await this.authority.require(actor, 'token.read', { ownerIds: account ? [account.id] : [] }, request);
    const { id } = account ?? (await getAccount(this.accounts, handle ?? ''));
    return { rows: (await this.tokens.listOf(id)).map(tokenOf) };
  }

  @Delete(':id')
  @Operation('revokeToken', {
    irreversible: true,
    summary: 'Revokes a token at once',
    may: 'token.revoke',
    answers: TokenDto,
  })
  async revoke(
    @Id('token') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<TokenDto> {
    const token = isUuid(id) ? await this.tokens.findById(id) : null;
    await this.authority.require(actor, 'token.revoke', { ownerIds: token ? [token.accountId] : [] }, request);
    if (token === null) throw notFound(say`There is no token of this id.`, say`Your tokens are at /api/v1/tokens.`);
    await this.tokens.revoke(token, authorOf(actor, request, this.clock));
    return tokenOf((await this.tokens.findById(id)) ?? token);
  }
}
