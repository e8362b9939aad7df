import { say } from '@quadrant/rules/message';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { notFound } from '@quadrant/http';
import { LiveTournamentView } from '@quadrant/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '../languages/language.js';
import { readLanguage, tellLanguage } from '../serving/page-language.js';
import { playerManifest } from './player-manifest.js';

/** A phone that installs the page of a player reads here what it installs. */
@ApiExcludeController()
@Controller('live')
export class LiveAppController {
  constructor(private readonly live: LiveTournamentView) {}

  @Get(':id/me/:link/app.webmanifest')
  async manifest(
    @Param('id') id: string,
    @Param('link') link: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const found = await this.live.find(id);
    const player = found && (await this.live.findPlayer(found, link));
    if (found === null || player === null) {
      throw notFound(
        say`This link is wrong, was replaced by the director, or its tournament is over.`,
        say`Ask the director for your present link.`,
      );
    }
    const language = readLanguage(request);
    tellLanguage(reply, language);
    // The address is a secret, like the page itself.
    void reply.header('content-type', 'application/manifest+json').header('cache-control', 'no-store');
    const { name } = found.record.facts.header;
    return inLanguage(language, () => JSON.stringify(playerManifest({ id: found.record.id, name, link, language })));
  }
}
