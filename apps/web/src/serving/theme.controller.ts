import { say } from '@quadrant/rules/message';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { localPath, notFound } from '@quadrant/http';
import { THEMES } from '../components/frame.js';
import { THEME_COOKIE } from './frames.service.js';
import { keepChoice } from './kept-choice.js';
import type { FastifyReply } from 'fastify';

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
