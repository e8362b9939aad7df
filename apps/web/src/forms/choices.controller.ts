import { setChoiceCookie, LANGUAGE_COOKIE, LANGUAGES, localPath, notFound, readSessionSecret } from '@quadrant/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { say } from '@quadrant/rules/message';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { THEMES } from '../components/frame.js';
import { Operations } from './operations.service.js';
import { THEME_COOKIE } from '../serving/frames.service.js';

/**
 * Keeps a reader's choice for all pages in their browser, and redirects; the answer needs a location.
 * @param value null: the choice is removed
 */
function keepChoice(reply: FastifyReply, cookie: string, value: string | null): void {
  setChoiceCookie(reply, cookie, value);
  void reply.status(303).header('cache-control', 'no-store');
}

/** Keeps a reader's language in their browser and with their account, and goes back to the page. */
@ApiExcludeController()
@Controller('language')
export class LanguageController {
  constructor(private readonly operations: Operations) {}

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
    if (isOurs && readSessionSecret(request) !== null) {
      // For somebody whose session has ended, and while the disk is full, the choice stays in the browser.
      await this.operations.ask(request, { method: 'PUT', path: '/api/v1/session/language', body: { language } });
    }
    keepChoice(reply, LANGUAGE_COOKIE, language);
    void reply.header('location', localPath([to].flat()[0] ?? '/'));
  }
}

/** Keeps a reader's theme in their browser only, and goes back to the page. */
@ApiExcludeController()
@Controller('theme')
export class ThemeController {
  @Get(':name')
  choose(
    @Param('name') name: string,
    @Query('to') to: string | string[] | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): void {
    const theme = THEMES.find((each) => each === name);
    if (theme === undefined && name !== 'system') {
      throw notFound(say`There is no theme ${JSON.stringify(name)}.`, say`Choose light, dark or system.`);
    }
    keepChoice(reply, THEME_COOKIE, theme ?? null);
    void reply.header('location', localPath([to].flat()[0] ?? '/'));
  }
}
