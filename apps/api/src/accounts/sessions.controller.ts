import { Controller, Delete, Get, Header, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Clock,
  CurrentActor,
  hashToken,
  Operation,
  readDeviceSecret,
  readSessionSecret,
  type Actor,
} from '@quadrant/http';
import { SessionRepository } from '@quadrant/store/accounts';
import { AccountView } from '@quadrant/views';
import { authorOf } from './author.js';
import { EndedSessionsDto, SessionListDto } from './session.dto.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('accounts')
@Controller('api/v1/sessions')
export class SessionsController {
  constructor(
    private readonly accounts: AccountView,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listSessions', { summary: 'Where you are signed in', may: 'session.list', answers: SessionListDto })
  @Header('cache-control', 'no-store')
  async list(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<SessionListDto> {
    return { rows: await this.accounts.listSessions(actor.accountId, ownSecret(actor, request)) };
  }

  @Delete()
  @Operation('endOtherSessions', {
    summary: 'Signs you out everywhere else',
    about: 'The current session stays. With a token, all sessions end. Tokens stay valid.',
    may: 'session.end-others',
    answers: EndedSessionsDto,
  })
  async endOthers(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<EndedSessionsDto> {
    const device = readDeviceSecret(request);
    const hashOf = (secret: string | null) => (secret === null ? null : hashToken(secret));
    const own = { hash: hashOf(ownSecret(actor, request)), deviceHash: hashOf(device) };
    return { ended: await this.sessions.endOthers(actor.accountId, own, authorOf(actor, request, this.clock)) };
  }
}

const ownSecret = ({ tokenId }: Actor, request: FastifyRequest): string | null =>
  tokenId === null ? readSessionSecret(request) : null;
