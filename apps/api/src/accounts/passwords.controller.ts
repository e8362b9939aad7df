import { Body, Controller, Header, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Operation, SameOriginGuard, type Actor } from '@quadrant/http';
import { browserOf } from './browser-of.js';
import { PasswordByLinkDto, PasswordChangeDto, PasswordChangedDto, PasswordSetDto } from './password.dto.js';
import { Passwords } from './passwords.service.js';
import { SessionAnswers } from './session-answer.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('accounts')
@Controller('api/v1/password')
export class PasswordsController {
  constructor(
    private readonly passwords: Passwords,
    private readonly answers: SessionAnswers,
  ) {}

  @Post()
  @Operation('setPassword', {
    summary: 'Sets a password by a one-time link',
    about: 'All sessions of the account end, and its tokens are revoked unless keepTokens is true.',
    answers: PasswordSetDto,
    problems: [403, 422, 429],
  })
  @UseGuards(SameOriginGuard)
  @Header('cache-control', 'no-store')
  async setByLink(
    @Body() body: PasswordByLinkDto,
    @Req() { ip: address, id: requestId }: FastifyRequest,
  ): Promise<PasswordSetDto> {
    return this.passwords.setByLink(body, { address, requestId });
  }

  @Put()
  @Operation('changePassword', {
    summary: 'Changes your password',
    about:
      'All your sessions end, and the current one gets a new cookie. Your tokens are revoked unless keepTokens is true.',
    may: 'password.change',
    answers: PasswordChangedDto,
    problems: [409, 422, 429],
  })
  @Header('cache-control', 'no-store')
  async change(
    @Body() body: PasswordChangeDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordChangedDto> {
    const { session, revokedTokens } = await this.passwords.change(actor, body, {
      requestId: request.id,
      browser: browserOf(request),
    });
    const answer = await (session === null
      ? this.answers.describe(actor.handle, null, request)
      : this.answers.handOver(session, request, reply));
    return { ...answer, revokedTokens };
  }
}
