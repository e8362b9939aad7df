import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LANGUAGE_COOKIE, LANGUAGES, localPath, notFound } from '@quadrant/http';
import { keepChoice } from './kept-choice.js';
import type { FastifyReply } from 'fastify';

/** Keeps the language that a reader chose, in their browser, and goes back to the page. */
@ApiExcludeController()
@Controller('language')
export class LanguageController {
  @Get(':name')
  choose(
    @Param('name') name: string,
    @Query('to') to: string | string[] | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): void {
    const language = LANGUAGES.find((each) => each === name);
    if (language === undefined) {
      throw notFound(
        `No page is written in the language ${JSON.stringify(name)}.`,
        `Choose ${LANGUAGES.join(' or ')}.`,
      );
    }
    keepChoice(reply, LANGUAGE_COOKIE, language);
    void reply.header('location', localPath([to].flat()[0] ?? '/'));
  }
}
