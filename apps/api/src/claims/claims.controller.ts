import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ApiProblems,
  ClaimCodeDto,
  Counted,
  CurrentActor,
  decodeCursor,
  encodeCursor,
  May,
  PageQuery,
  ReasonDto,
  type Actor,
  WithoutIdempotencyKey,
} from '@quadrant/http';
import { ClaimRepository, isClaimPosition } from '@quadrant/store/people';
import { ReasonQuery } from '../player-changes/player-record.dto.js';
import { ClaimDto, claimOf, ClaimPageDto, NewClaimDto, ReleasedPlayerDto } from './claim.dto.js';
import { linkNextPage } from '../paging/next-page.js';
import { Claims } from './claims.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LISTING = 'claims';

const handleParameter = { name: 'handle', description: 'Handle of the player, a former one too' };
const idParameter = { name: 'id', format: 'uuid', description: 'Id of the claim' };

@ApiTags('claims')
@ApiProblems(503)
@Controller('api/v1')
export class ClaimsController {
  constructor(
    private readonly claims: Claims,
    private readonly repository: ClaimRepository,
  ) {}

  @Get('claims')
  @May('player.claim')
  @ApiOperation({
    operationId: 'listClaims',
    summary: 'Claims that you can decide, and your own',
    description: 'Directors of the player’s tournaments and coordinators of their region decide.',
  })
  @ApiOkResponse({ type: ClaimPageDto })
  @ApiProblems(400)
  async list(
    @Query() { limit, cursor }: PageQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClaimPageDto> {
    const wanted = { limit, after: cursor === undefined ? null : decodeCursor(LISTING, cursor, isClaimPosition) };
    const { rows, after } = await this.repository.list(actor, { whose: 'all', ...wanted });
    const next = after && encodeCursor(LISTING, after);
    linkNextPage(request, reply, next);
    return { rows: rows.map(claimOf), next };
  }

  @Post('players/:handle/claim')
  @HttpCode(200)
  @May('player.claim')
  @Counted('claims')
  @ApiOperation({
    operationId: 'claimPlayer',
    summary: 'Says that a player is you',
    description: 'With a claim code you are linked immediately. Without one, a director or coordinator must confirm.',
  })
  @ApiParam(handleParameter)
  @ApiOkResponse({ type: ClaimDto })
  @ApiProblems(400, 404, 409, 413, 415, 422)
  async claim(
    @Param('handle') handle: string,
    @Body() { code, message }: NewClaimDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ClaimDto> {
    const wish = { code: code ?? null, message: message?.trim() ?? '' };
    return claimOf(await this.claims.claim(handle, wish, { actor, request }));
  }

  @Delete('players/:handle/claim')
  @May('player.change')
  @ApiOperation({ operationId: 'releasePlayer', summary: 'Removes the link between a player and an account' })
  @ApiParam(handleParameter)
  @ApiOkResponse({ type: ReleasedPlayerDto })
  @ApiProblems(400, 404, 409)
  async release(
    @Param('handle') handle: string,
    @Query() { reason }: ReasonQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ReleasedPlayerDto> {
    return this.claims.release(handle, reason.trim(), { actor, request });
  }

  @Post('players/:handle/claim-code')
  @HttpCode(200)
  @May('claim.decide')
  @WithoutIdempotencyKey()
  @ApiOperation({
    operationId: 'issueClaimCode',
    summary: 'Makes a one-time code for a player without an account',
    description: 'A director of their tournaments or a coordinator gives it to the player. It expires after 90 days.',
  })
  @ApiParam(handleParameter)
  @ApiOkResponse({ type: ClaimCodeDto })
  @ApiProblems(400, 404, 409, 413, 415)
  async issueCode(
    @Param('handle') handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ClaimCodeDto> {
    return this.claims.issueCode(handle, { actor, request });
  }

  @Post('claims/:id/confirmation')
  @HttpCode(200)
  @May('claim.decide')
  @ApiOperation({ operationId: 'confirmClaim', summary: 'Confirms that a player is the account that claims them' })
  @ApiParam(idParameter)
  @ApiOkResponse({ type: ClaimDto })
  @ApiProblems(400, 404, 409, 413, 415)
  async confirm(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ClaimDto> {
    return claimOf(await this.claims.decide(id, true, reason.trim(), { actor, request }));
  }

  @Post('claims/:id/refusal')
  @HttpCode(200)
  @May('claim.decide')
  @ApiOperation({ operationId: 'refuseClaim', summary: 'Refuses a claim' })
  @ApiParam(idParameter)
  @ApiOkResponse({ type: ClaimDto })
  @ApiProblems(400, 404, 409, 413, 415)
  async refuse(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ClaimDto> {
    return claimOf(await this.claims.decide(id, false, reason.trim(), { actor, request }));
  }
}
