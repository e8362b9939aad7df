import { Body, Controller, Header, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation, readDeviceSecret, readSessionSecret, SameOriginGuard } from '@quadrant/http';
import { NewAccountDto } from './account.dto.js';
import { browserOf } from './browser-of.js';
import { SessionAnswers } from './session-answer.service.js';
import { SessionDto } from './session.dto.js';
import { SignIn } from './sign-in.service.js';
import { SignUps } from './sign-ups.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('accounts')
@Controller('api/v1/accounts')
export class SignUpsController {
  constructor(
    private readonly signUps: SignUps,
    private readonly signIn: SignIn,
    private readonly answers: SessionAnswers,
  ) {}

  @Post()
  @UseGuards(SameOriginGuard)
  @Header('cache-control', 'no-store')
  @Operation('signUp', {
    summary: 'Creates an account, and signs in to it',
    about:
      'Everybody can do this. A handle that belongs to a known player or director, or looks like one, needs the ' +
      'claim code of the player or an administrator.',
    creates: SessionDto,
    problems: [403, 409, 422, 429],
  })
  async signUp(
    @Body() body: NewAccountDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const { accountId, handle } = await this.signUps.byPassword(body, { address: request.ip, requestId: request.id });
    const proof = { way: 'sign-up' } as const;
    const circumstances = {
      sessionSecret: readSessionSecret(request),
      deviceSecret: readDeviceSecret(request),
      browser: browserOf(request),
      requestId: request.id,
    };
    const session = await this.signIn.begin({ accountId, handle, proof }, circumstances);
    void reply.header('location', `/api/v1/accounts/${encodeURIComponent(handle)}`);
    return this.answers.handOver(session, request, reply);
  }
}
