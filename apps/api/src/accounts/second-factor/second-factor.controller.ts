import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Clock, CurrentActor, May, WithoutIdempotencyKey, type Actor } from '@quadrant/http';
import { foldHandle } from '@quadrant/rules/tournament';
import { SecondFactorRepository } from '@quadrant/store/people';
import { SwitchReasonDto } from '../account.dto.js';
import { authorOf } from '../author.js';
import { noAccount } from '../get-account.js';
import { problemOfSecondFactor } from './second-factor-refusal.js';
import {
  BeginFactorDto,
  BegunFactorDto,
  CodeDto,
  RecoveryCodesDto,
  RemoveFactorDto,
  ResetFactorDto,
  SecondFactorDto,
} from './second-factor.dto.js';
import { SecondFactors } from './second-factors.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('accounts')
@ApiProblems(503)
@Controller('api/v1')
export class SecondFactorController {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly factors: SecondFactorRepository,
    private readonly clock: Clock,
  ) {}

  @Get('second-factor')
  @May('second-factor.read')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'readSecondFactor', summary: 'Whether your account has a second factor' })
  @ApiOkResponse({ type: SecondFactorDto })
  read(@CurrentActor() { accountId }: Actor): Promise<SecondFactorDto> {
    return this.secondFactors.describe(accountId);
  }

  @Post('second-factor')
  @HttpCode(200)
  @May('second-factor.change')
  @WithoutIdempotencyKey()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'beginSecondFactor',
    summary: 'Begins to set up a second factor, and shows its secret only once',
    description:
      'It is asked for at sign-in once you have confirmed it with a code. Beginning again replaces the secret.',
  })
  @ApiOkResponse({ type: BegunFactorDto })
  @ApiProblems(400, 409, 413, 415, 422, 429)
  begin(@Body() { currentPassword }: BeginFactorDto, @CurrentActor() actor: Actor): Promise<BegunFactorDto> {
    return this.secondFactors.begin(actor, currentPassword);
  }

  @Post('second-factor/confirmation')
  @HttpCode(200)
  @May('second-factor.change')
  @WithoutIdempotencyKey()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'confirmSecondFactor',
    summary: 'Switches your second factor on, and shows its recovery codes only once',
  })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiProblems(400, 409, 413, 415, 422, 429)
  async confirm(
    @Body() { code }: CodeDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesDto> {
    const author = authorOf(actor, request, this.clock);
    return { recoveryCodes: await this.secondFactors.confirm(actor.accountId, code, author) };
  }

  @Post('second-factor/recovery-codes')
  @HttpCode(200)
  @May('second-factor.change')
  @WithoutIdempotencyKey()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'renewRecoveryCodes', summary: 'Replaces your recovery codes by ten new ones' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiProblems(400, 409, 413, 415, 422, 429)
  async renew(
    @Body() { code }: CodeDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesDto> {
    const author = authorOf(actor, request, this.clock);
    return { recoveryCodes: await this.secondFactors.renewCodes(actor.accountId, code, author) };
  }

  @Post('second-factor/removal')
  @HttpCode(200)
  @May('second-factor.change')
  @WithoutIdempotencyKey()
  @ApiOperation({
    operationId: 'removeSecondFactor',
    summary: 'Switches your second factor off',
    description: 'It takes a code or your present password.',
  })
  @ApiOkResponse({ type: SecondFactorDto })
  @ApiProblems(400, 409, 413, 415, 422, 429)
  async remove(
    @Body() proof: RemoveFactorDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorDto> {
    await this.secondFactors.remove(actor, proof, authorOf(actor, request, this.clock));
    return this.secondFactors.describe(actor.accountId);
  }

  @Post('accounts/:handle/second-factor-reset')
  @HttpCode(200)
  @May('account.reset-second-factor')
  @ApiOperation({
    operationId: 'resetSecondFactor',
    summary: 'Takes the second factor off an account whose owner has lost it',
    description: 'Its owner signs in with the password alone, and can set up a new one. The reason is in the audit.',
  })
  @ApiParam({ name: 'handle', description: 'Handle of the account' })
  @ApiOkResponse({ type: ResetFactorDto })
  @ApiProblems(400, 404, 409, 413, 415)
  async reset(
    @Param('handle') handle: string,
    @Body() { reason }: SwitchReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ResetFactorDto> {
    if (foldHandle(handle) === actor.handleKey) throw problemOfSecondFactor({ kind: 'second-factor-own' });
    const author = authorOf(actor, request, this.clock);
    const answer = await this.factors.reset(handle, reason.trim(), author);
    if (answer === 'no-account') throw noAccount(handle);
    if (answer === 'no-factor') throw problemOfSecondFactor({ kind: 'second-factor-off' });
    return { resetAt: author.at };
  }
}
