import { say } from '@quadrant/rules/message';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LANGUAGE_COOKIE, LANGUAGES, localPath, notFound, readSessionSecret } from '@quadrant/http';
import { ViewerView } from '@quadrant/views';
import { keepChoice } from './kept-choice.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Keeps a reader's language in their browser and with their account, and goes back to the page. */
@ApiExcludeController()
@Controller('language')
export class LanguageController {
  constructor(private readonly viewers: ViewerView) {}

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
    // A link on another site must not change the language of an account.
    const site = request.headers['sec-fetch-site'];
    const isOurs = site !== 'cross-site' && site !== 'same-site';
    if (isOurs) await this.viewers.chooseLanguage(readSessionSecret(request), language);
    keepChoice(reply, LANGUAGE_COOKIE, language);
    void reply.header('location', localPath([to].flat()[0] ?? '/'));
  }
}
