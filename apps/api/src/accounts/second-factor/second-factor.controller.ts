import { Body, Controller, Get, Header, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, CurrentActor, Operation, type Actor } from '@quadrant/http';
import { foldHandle } from '@quadrant/rules/tournament';
import { SecondFactorRepository } from '@quadrant/store/accounts';
import { SwitchReasonDto } from '../account.dto.js';
import { authorOf } from '../author.js';
import { noAccount } from '../get-account.js';
import { AccountHandle } from '../../requests/path-parameters.js';
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
@Controller('api/v1')
export class SecondFactorController {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly factors: SecondFactorRepository,
    private readonly clock: Clock,
  ) {}

  @Get('second-factor')
  @Operation('readSecondFactor', {
    summary: 'Whether your account has a second factor',
    may: 'second-factor.read',
    answers: SecondFactorDto,
  })
  @Header('cache-control', 'no-store')
  read(@CurrentActor() { accountId }: Actor): Promise<SecondFactorDto> {
    return this.secondFactors.describe(accountId);
  }

  @Post('second-factor')
  @Operation('beginSecondFactor', {
    summary: 'Begins to set up a second factor, and shows its secret only once',
    about: 'It is asked for at sign-in once you have confirmed it with a code. Beginning again replaces the secret.',
    may: 'second-factor.change',
    answers: BegunFactorDto,
    problems: [409, 422, 429],
    idempotencyKey: 'refused',
  })
  @Header('cache-control', 'no-store')
  begin(@Body() { currentPassword }: BeginFactorDto, @CurrentActor() actor: Actor): Promise<BegunFactorDto> {
    return this.secondFactors.begin(actor, currentPassword);
  }

  @Post('second-factor/confirmation')
  @Operation('confirmSecondFactor', {
    summary: 'Switches your second factor on, and shows its recovery codes only once',
    may: 'second-factor.change',
    answers: RecoveryCodesDto,
    problems: [409, 422, 429],
    idempotencyKey: 'refused',
  })
  @Header('cache-control', 'no-store')
  async confirm(
    @Body() { code }: CodeDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesDto> {
    const author = authorOf(actor, request, this.clock);
    return { recoveryCodes: await this.secondFactors.confirm(actor.accountId, code, author) };
  }

  @Post('second-factor/recovery-codes')
  @Operation('renewRecoveryCodes', {
    summary: 'Replaces your recovery codes by ten new ones',
    may: 'second-factor.change',
    answers: RecoveryCodesDto,
    problems: [409, 422, 429],
    idempotencyKey: 'refused',
  })
  @Header('cache-control', 'no-store')
  async renew(
    @Body() { code }: CodeDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesDto> {
    const author = authorOf(actor, request, this.clock);
    return { recoveryCodes: await this.secondFactors.renewCodes(actor.accountId, code, author) };
  }

  @Post('second-factor/removal')
  @Operation('removeSecondFactor', {
    summary: 'Switches your second factor off',
    about: 'It takes a code or your present password.',
    may: 'second-factor.change',
    answers: SecondFactorDto,
    problems: [409, 422, 429],
    idempotencyKey: 'refused',
  })
  async remove(
    @Body() proof: RemoveFactorDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorDto> {
    await this.secondFactors.remove(actor, proof, authorOf(actor, request, this.clock));
    return this.secondFactors.describe(actor.accountId);
  }

  @Post('accounts/:handle/second-factor-reset')
  @Operation('resetSecondFactor', {
    summary: 'Takes the second factor off an account whose owner has lost it',
    about: 'Its owner signs in with the password alone, and can set up a new one. The reason is in the audit.',
    may: 'account.reset-second-factor',
    answers: ResetFactorDto,
    problems: [409],
  })
  async reset(
    @AccountHandle() handle: string,
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
