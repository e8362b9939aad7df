import { Body, Controller, Delete, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AllowedOnLowDisk,
  ApiProblems,
  clearSessionCookie,
  Clock,
  CurrentActor,
  hashToken,
  May,
  problemOfKind,
  readDeviceSecret,
  readSessionSecret,
  SameOriginGuard,
  type Actor,
} from '@quadrant/http';
import { SessionRepository } from '@quadrant/store/people';
import { authorOf } from './author.js';
import { SessionAnswers } from './session-answer.service.js';
import { SessionDto, SignedOutDto, SignInDto } from './session.dto.js';
import { SignIn } from './sign-in.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('accounts')
@ApiProblems(503)
@Controller('api/v1/session')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly answers: SessionAnswers,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  @Post()
  @AllowedOnLowDisk()
  @HttpCode(200)
  @UseGuards(SameOriginGuard)
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'signIn',
    summary: 'Signs in with a password',
    description: 'The session is in a cookie that only a browser holds; programs use tokens.',
  })
  @ApiOkResponse({ type: SessionDto })
  @ApiProblems(400, 401, 403, 413, 415, 429)
  async begin(
    @Body() { handle, password }: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const circumstances = {
      address: request.ip,
      sessionSecret: readSessionSecret(request),
      deviceSecret: readDeviceSecret(request),
      requestId: request.id,
    };
    return this.answers.handOver(await this.signIn.byPassword(handle, password, circumstances), request, reply);
  }

  @Get()
  @May('account.read')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'readSession', summary: 'Who you are, and the CSRF token of your session' })
  @ApiOkResponse({ type: SessionDto })
  read(@CurrentActor() { handle, tokenId }: Actor, @Req() request: FastifyRequest): Promise<SessionDto> {
    return this.answers.describe(handle, tokenId === null ? readSessionSecret(request) : null, request);
  }

  @Delete()
  @AllowedOnLowDisk()
  @May('session.end')
  @ApiOperation({ operationId: 'signOut', summary: 'Ends your session' })
  @ApiOkResponse({ type: SignedOutDto })
  @ApiProblems(409)
  async end(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedOutDto> {
    const secret = readSessionSecret(request);
    if (actor.tokenId !== null || secret === null) {
      throw problemOfKind('conflict', 'The request comes with a token, and there is no session to end.', {
        advice: 'A token is revoked at /api/v1/tokens.',
      });
    }
    const author = authorOf(actor, request, this.clock);
    await this.sessions.end(hashToken(secret), author);
    clearSessionCookie(reply);
    return { signedOutAt: author.at };
  }
}
