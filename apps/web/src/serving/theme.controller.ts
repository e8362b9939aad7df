import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { localPath, notFound } from '@quadrant/http';
import { THEMES } from '../components/frame.js';
import { THEME_COOKIE } from './frames.service.js';
import type { FastifyReply } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Keeps the theme that a reader chose, in their browser alone, and goes back to the page. */
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
      throw notFound(`There is no theme ${JSON.stringify(name)}.`, 'Choose light, dark or system.');
    }
    const attributes = { path: '/', sameSite: 'lax', httpOnly: true } as const;
    if (theme === undefined) void reply.clearCookie(THEME_COOKIE, attributes);
    else void reply.setCookie(THEME_COOKIE, theme, { ...attributes, maxAge: YEAR_SECONDS });
    void reply
      .status(303)
      .header('cache-control', 'no-store')
      .header('location', localPath([to].flat()[0] ?? '/'));
  }
}
