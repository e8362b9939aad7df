import { say } from '@quadrant/rules/message';
import { Body, Controller, Delete, Get, Header, Param, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ApiProblems,
  Authority,
  Clock,
  Counted,
  CurrentActor,
  May,
  notFound,
  type Actor,
  WithoutIdempotencyKey,
} from '@quadrant/http';
import { AccountRepository, TokenRepository } from '@quadrant/store/people';
import { authorOf } from './author.js';
import { getAccount } from './get-account.js';
import { CreatedTokenDto, NewTokenDto, TokenDto, TokenListDto, TokenListQuery, tokenOf } from './token.dto.js';
import { Tokens } from './tokens.service.js';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

@ApiTags('accounts')
@ApiProblems(503)
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
  @May('token.create')
  @Counted('tokens')
  @WithoutIdempotencyKey()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'createToken',
    summary: 'Creates a token for a program, and shows it only once',
    description:
      'The token can do what you can do, within its scopes. A token needs the scope accounts:write to create other tokens.',
  })
  @ApiCreatedResponse({ type: CreatedTokenDto })
  @ApiProblems(400, 413, 415)
  async create(
    @Body() wish: NewTokenDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<CreatedTokenDto> {
    const { text, token } = await this.creation.create(actor, wish, requestId);
    return { ...tokenOf(token), token: text };
  }

  @Get()
  @May('token.read')
  @ApiOperation({ operationId: 'listTokens', summary: 'Your tokens; administrators can list those of every account' })
  @ApiOkResponse({ type: TokenListDto })
  @ApiProblems(400, 404)
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
  @May('token.revoke')
  @ApiOperation({ operationId: 'revokeToken', summary: 'Revokes a token at once' })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the token' })
  @ApiOkResponse({ type: TokenDto })
  @ApiProblems(404)
  async revoke(
    @Param('id') id: string,
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
