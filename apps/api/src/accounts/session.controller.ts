import { say } from '@quadrant/rules/message';
import { Body, Controller, Delete, Get, Header, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  clearSessionCookie,
  Clock,
  CurrentActor,
  hashToken,
  Operation,
  problemOfKind,
  readDeviceSecret,
  readSessionSecret,
  SameOriginGuard,
  type Actor,
} from '@quadrant/http';
import { AccountRepository, SessionRepository } from '@quadrant/store/accounts';
import { authorOf } from './author.js';
import { browserOf } from './browser-of.js';
import { SessionAnswers } from './session-answer.service.js';
import { LanguageDto, SecondStepDto, SessionDto, SignedOutDto, SignInDto } from './session.dto.js';
import { SignIn, type SignInCircumstances } from './sign-in.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('accounts')
@Controller('api/v1/session')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly answers: SessionAnswers,
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation('signIn', {
    summary: 'Signs in with a password',
    about: 'The session is in a cookie that only a browser holds; programs use tokens.',
    answers: SessionDto,
    problems: [401, 403, 429],
    evenOnLowDisk: true,
  })
  @UseGuards(SameOriginGuard)
  @Header('cache-control', 'no-store')
  async begin(
    @Body() { handle, password }: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const begun = await this.signIn.byPassword(handle, password, circumstancesOf(request));
    return this.answers.handOver(begun, request, reply);
  }

  @Post('second-factor')
  @Operation('signInBySecondFactor', {
    summary: 'The second step of a sign-in: a code',
    about:
      'For accounts with a second factor: the first step answers 401 with a "challenge" that is good for ten minutes.',
    answers: SessionDto,
    problems: [401, 403, 409, 422, 429],
    evenOnLowDisk: true,
  })
  @UseGuards(SameOriginGuard)
  @Header('cache-control', 'no-store')
  async goOn(
    @Body() { challenge, code }: SecondStepDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const begun = await this.signIn.bySecondFactor(challenge, code, circumstancesOf(request));
    return this.answers.handOver(begun, request, reply);
  }

  @Get()
  @Operation('readSession', {
    summary: 'Who you are, and the CSRF token of your session',
    may: 'account.read',
    answers: SessionDto,
  })
  @Header('cache-control', 'no-store')
  read(@CurrentActor() { handle, tokenId }: Actor, @Req() request: FastifyRequest): Promise<SessionDto> {
    return this.answers.describe(handle, tokenId === null ? readSessionSecret(request) : null, request);
  }

  @Put('language')
  @Operation('chooseLanguage', {
    summary: 'Chooses the language of your pages, on every device',
    may: 'language.choose',
    answers: LanguageDto,
  })
  async chooseLanguage(@Body() { language }: LanguageDto, @CurrentActor() { accountId }: Actor): Promise<LanguageDto> {
    await this.accounts.chooseLanguage(accountId, language);
    return { language };
  }

  @Delete()
  @Operation('signOut', {
    summary: 'Ends your session',
    may: 'session.end',
    answers: SignedOutDto,
    problems: [409],
    evenOnLowDisk: true,
  })
  async end(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedOutDto> {
    const secret = readSessionSecret(request);
    if (actor.tokenId !== null || secret === null) {
      throw problemOfKind('conflict', say`The request comes with a token, and there is no session to end.`, {
        advice: say`A token is revoked at /api/v1/tokens.`,
      });
    }
    const author = authorOf(actor, request, this.clock);
    await this.sessions.end(hashToken(secret), author);
    clearSessionCookie(reply);
    return { signedOutAt: author.at };
  }
}

const circumstancesOf = (request: FastifyRequest): SignInCircumstances => ({
  address: request.ip,
  sessionSecret: readSessionSecret(request),
  deviceSecret: readDeviceSecret(request),
  browser: browserOf(request),
  requestId: request.id,
});
