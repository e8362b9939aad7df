import { Body, Controller, Delete, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClaimCodeDto, AccountView } from '@quadrant/views';
import { CurrentActor, Id, InPath, Operation, PageQuery, ReasonDto, type Actor } from '@quadrant/http';
import { ReasonQuery } from '../players/player-record.dto.js';
import { ClaimDto, claimOf, ClaimPageDto, NewClaimDto, ReleasedPlayerDto } from './claim.dto.js';
import { LinksNextPages } from '../paging/next-page.js';
import { Claims } from './claims.service.js';
import type { FastifyRequest } from 'fastify';

const FormerHandle = () => InPath('handle', 'Handle of the player, a former one too');

@ApiTags('claims')
@LinksNextPages()
@Controller('api/v1')
export class ClaimsController {
  constructor(
    private readonly claims: Claims,
    private readonly accounts: AccountView,
  ) {}

  @Get('claims')
  @Operation('listClaims', {
    summary: 'Claims that you can decide, and your own',
    about: 'Directors of the player’s tournaments and coordinators of their region decide.',
    may: 'player.claim',
    answers: ClaimPageDto,
  })
  async list(@Query() page: PageQuery, @CurrentActor() actor: Actor): Promise<ClaimPageDto> {
    const { rows, next } = await this.accounts.listClaims(actor, page);
    return { rows: rows.map(claimOf), next };
  }

  @Post('players/:handle/claim')
  @Operation('claimPlayer', {
    summary: 'Says that a player is you',
    about: 'With a claim code you are linked immediately. Without one, a director or coordinator must confirm.',
    may: 'player.claim',
    counted: 'claims',
    answers: ClaimDto,
    problems: [409, 422],
  })
  async claim(
    @FormerHandle() handle: string,
    @Body() { code, message }: NewClaimDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ClaimDto> {
    const wish = { code: code ?? null, message: message?.trim() ?? '' };
    return claimOf(await this.claims.claim(handle, wish, { actor, request }));
  }

  @Delete('players/:handle/claim')
  @Operation('releasePlayer', {
    summary: 'Removes the link between a player and an account',
    may: 'player.change',
    answers: ReleasedPlayerDto,
    problems: [409],
  })
  async release(
    @FormerHandle() handle: string,
    @Query() { reason }: ReasonQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ReleasedPlayerDto> {
    return this.claims.release(handle, reason.trim(), { actor, request });
  }

  @Post('players/:handle/claim-code')
  @Operation('issueClaimCode', {
    summary: 'Makes a one-time code for a player without an account',
    about: 'A director of their tournaments or a coordinator gives it to the player. It expires after 90 days.',
    may: 'claim.decide',
    answers: ClaimCodeDto,
    problems: [409],
    idempotencyKey: 'refused',
  })
  async issueCode(
    @FormerHandle() handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ClaimCodeDto> {
    return this.claims.issueCode(handle, { actor, request });
  }

  @Post('claims/:id/confirmation')
  @Operation('confirmClaim', {
    summary: 'Confirms that a player is the account that claims them',
    may: 'claim.decide',
    answers: ClaimDto,
    problems: [409],
  })
  async confirm(
    @Id('claim') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ClaimDto> {
    return claimOf(await this.claims.decide(id, true, reason.trim(), { actor, request }));
  }

  @Post('claims/:id/refusal')
  @Operation('refuseClaim', { summary: 'Refuses a claim', may: 'claim.decide', answers: ClaimDto, problems: [409] })
  async refuse(
    @Id('claim') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ClaimDto> {
    return claimOf(await this.claims.decide(id, false, reason.trim(), { actor, request }));
  }
}
