import { Body, Controller, Header, HttpCode, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems, CurrentActor, May, SameOriginGuard, type Actor } from '@quadrant/http';
import { browserOf } from './browser-of.js';
import { PasswordByLinkDto, PasswordChangeDto, PasswordChangedDto, PasswordSetDto } from './password.dto.js';
import { Passwords } from './passwords.service.js';
import { SessionAnswers } from './session-answer.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('accounts')
@ApiProblems(503)
@Controller('api/v1/password')
export class PasswordsController {
  constructor(
    private readonly passwords: Passwords,
    private readonly answers: SessionAnswers,
  ) {}

  @Post()
  @HttpCode(200)
  @UseGuards(SameOriginGuard)
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'setPassword',
    summary: 'Sets a password by a one-time link',
    description: 'All sessions of the account end, and its tokens are revoked unless keepTokens is true.',
  })
  @ApiOkResponse({ type: PasswordSetDto })
  @ApiProblems(400, 403, 413, 415, 422, 429)
  async setByLink(
    @Body() body: PasswordByLinkDto,
    @Req() { ip: address, id: requestId }: FastifyRequest,
  ): Promise<PasswordSetDto> {
    return this.passwords.setByLink(body, { address, requestId });
  }

  @Put()
  @May('password.change')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'changePassword',
    summary: 'Changes your password',
    description:
      'All your sessions end, and the current one gets a new cookie. Your tokens are revoked unless keepTokens is true.',
  })
  @ApiOkResponse({ type: PasswordChangedDto })
  @ApiProblems(400, 409, 413, 415, 422, 429)
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
