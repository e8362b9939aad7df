import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, CurrentActor, InPath, Operation, type Actor } from '@quadrant/http';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { correctedOf } from './corrected.dto.js';
import { problemOfRefusedFlags } from './league-flags-refusal.js';
import { LeagueFlagsAnswerDto, LeagueFlagsDto } from './league-flags.dto.js';
import type { FastifyRequest } from 'fastify';

// @row 119
/** Flags several tournaments of a league at once (000, 12.2). */
@ApiTags('leagues')
@Controller('api/v1/leagues/:slug/flags')
export class LeagueFlagsController {
  constructor(
    private readonly repository: CorrectionRepository,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation('flagTournaments', {
    summary: 'Flags tournaments for a league, or takes their flags away',
    about:
      'The league director, an alternate or a coordinator does this (Organized Play Guide 4.2, section 12.2). ' +
      'Either all tournaments are changed or none. Tournaments that wait are at ' +
      '`/api/v1/leagues/{slug}/not-counting`.',
    may: 'tournament.flag-league',
    answers: LeagueFlagsAnswerDto,
    problems: [409, 412, 422],
  })
  async flag(
    @InPath('slug', 'Slug of the league') slug: string,
    @Body() { tournaments, flagged, reason }: LeagueFlagsDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<LeagueFlagsAnswerDto> {
    const at = this.clock.now();
    const commands = tournaments.map(({ id, version }) => ({
      tournamentKey: id.toLowerCase(),
      correction: { kind: 'league', ...(flagged ? { league: slug } : { league: null, from: slug }) } as const,
      reason: reason.trim(),
      submitter: actor,
      versions: [version],
      at,
      requestId,
    }));
    const answer = await this.repository.correctAll(commands);
    if ('refused' in answer) throw problemOfRefusedFlags(commands.length, answer.refused);
    return { rows: answer.corrected.map(correctedOf) };
  }
}
