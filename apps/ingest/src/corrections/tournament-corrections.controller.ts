import { say } from '@quadrant/rules/message';
import { Body, Controller, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Authority,
  CurrentActor,
  Id,
  IfMatch,
  Operation,
  problemOfKind,
  ReasonDto,
  type Actor,
  PreviewQuery,
} from '@quadrant/http';
import { CORRECTION_ACTIONS, type Correction } from '@quadrant/rules/corrections';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import { CORRECTION_ANSWER } from './correction-answer.js';
import { MergeDto, TournamentChangesDto } from './correction.dto.js';
import { Corrections, type CorrectionAnswer } from './corrections.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('corrections')
@Controller('api/v1/tournaments/:id')
export class TournamentCorrectionsController {
  constructor(
    private readonly corrections: Corrections,
    private readonly authority: Authority,
  ) {}

  @Post('reinstatement')
  @Operation('reinstateTournament', {
    summary: 'Undoes a withdrawal or a merge: the tournament counts again',
    about: 'Its current revision counts again, a late one from the next refresh on.',
    may: 'tournament.reinstate',
    counted: 'previews',
    answers: CORRECTION_ANSWER,
    problems: [409, 422],
  })
  reinstate(
    @Id('tournament, as its receipt names it') id: string,
    @Body() { reason }: ReasonDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch('tournament') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
  ): CorrectionAnswer {
    return this.corrections.make({ kind: 'reinstatement' }, { id, reason, preview, asker, versions, actor, requestId });
  }

  @Post('merge')
  @Operation('mergeTournament', {
    summary: 'Merges a tournament that was reported twice into the one that counts',
    about: 'The merged tournament no longer counts. Requests to correct it are directed to the other one.',
    may: 'tournament.merge',
    counted: 'previews',
    answers: CORRECTION_ANSWER,
    problems: [409, 422],
  })
  merge(
    @Id('tournament, as its receipt names it') id: string,
    @Body() { reason, into }: MergeDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch('tournament') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
  ): CorrectionAnswer {
    const merge = { kind: 'merge', into: into.toLowerCase() } as const;
    return this.corrections.make(merge, { id, reason, preview, asker, versions, actor, requestId });
  }

  @Patch()
  @Operation('changeTournament', {
    summary:
      "Sets a tournament's level, whether it is rated, or the league that it counts for, in place of what the report says",
    about:
      'Only coordinators set level and rating. They hold for later revisions, until null restores what the report ' +
      'says. The league director flags the league (Organized Play Guide 4.2, section 12.2); the flag holds for ' +
      'later revisions too.',
    may: ['tournament.set-level', 'tournament.flag-league'],
    counted: 'previews',
    answers: CORRECTION_ANSWER,
    problems: [409, 422],
  })
  async change(
    @Id('tournament, as its receipt names it') id: string,
    @Body() { reason, level, rated, league }: TournamentChangesDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch('tournament') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() request: FastifyRequest,
  ): CorrectionAnswer {
    const isWithoutLevel = level === undefined && rated === undefined;
    if (isWithoutLevel === (league === undefined)) {
      const detail = isWithoutLevel
        ? say`None of level, rated and league is given: there is nothing to change.`
        : say`Send the league in its own request, without level and rated, because different people decide it.`;
      throw problemOfKind('invalid-request', detail);
    }
    const change: Correction = league === undefined ? { kind: 'level', level, rated } : { kind: 'league', league };
    await this.authority.requireEver(actor, CORRECTION_ACTIONS[change.kind], request);
    return this.corrections.make(change, { id, reason, preview, asker, versions, actor, requestId: request.id });
  }
}
