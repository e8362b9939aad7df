import { say } from '@quadrant/rules/message';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  Clock,
  hashToken,
  LANGUAGE_COOKIE,
  LANGUAGES,
  localPath,
  notFound,
  readSessionSecret,
  type Language,
} from '@quadrant/http';
import { AccountRepository, SessionRepository } from '@quadrant/store/people';
import { keepChoice } from './kept-choice.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Keeps a reader's language in their browser and with their account, and goes back to the page. */
@ApiExcludeController()
@Controller('language')
export class LanguageController {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  @Get(':name')
  async choose(
    @Param('name') name: string,
    @Query('to') to: string | string[] | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const language = LANGUAGES.find((each) => each === name);
    if (language === undefined) {
      throw notFound(
        say`No page is written in the language ${JSON.stringify(name)}.`,
        say`Choose ${LANGUAGES.join(' or ')}.`,
      );
    }
    await this.remember(request, language);
    keepChoice(reply, LANGUAGE_COOKIE, language);
    void reply.header('location', localPath([to].flat()[0] ?? '/'));
  }

  /** A link on another site must not change the language of an account. */
  private async remember(request: FastifyRequest, language: Language): Promise<void> {
    const secret = readSessionSecret(request);
    const site = request.headers['sec-fetch-site'];
    if (secret === null || site === 'cross-site' || site === 'same-site') return;
    const session = await this.sessions.findByHash(hashToken(secret), this.clock.now());
    if (session?.kind === 'valid') await this.accounts.chooseLanguage(session.principal.accountId, language);
  }
}
