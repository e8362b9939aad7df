import { Body, Controller, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, problemOfKind, May, type Actor } from '@quadrant/http';
import type { FastifyRequest } from 'fastify';
import { PreviewQuery } from '../previews/preview-query.dto.js';
import { ApiCorrection } from './api-correction.decorator.js';
import { MergeDto, ReasonDto, TournamentChangesDto } from './correction.dto.js';
import { Corrections, type CorrectionAnswer } from './corrections.service.js';
import { IfMatch } from './if-match.decorator.js';

@ApiTags('corrections')
@Controller('api/v1/tournaments/:id')
export class TournamentCorrectionsController {
  constructor(private readonly corrections: Corrections) {}

  @Post('withdrawal')
  @May('tournament.withdraw')
  @ApiCorrection(
    'withdrawTournament',
    'Withdraws a tournament: it counts for nothing any more',
    'Its director may do so for as long as its report is on time, a coordinator at any time.',
  )
  withdraw(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): CorrectionAnswer {
    return this.corrections.make({ kind: 'withdrawal' }, { id, reason, preview, versions, actor, requestId });
  }

  @Post('reinstatement')
  @May('tournament.reinstate')
  @ApiCorrection(
    'reinstateTournament',
    'Takes a withdrawal or a merge back: the tournament counts again',
    'Its current revision counts again, a late one from the next refresh on.',
  )
  reinstate(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): CorrectionAnswer {
    return this.corrections.make({ kind: 'reinstatement' }, { id, reason, preview, versions, actor, requestId });
  }

  @Post('merge')
  @May('tournament.merge')
  @ApiCorrection(
    'mergeTournament',
    'Merges a tournament that was reported twice into the one that counts',
    'It counts for nothing any more, and whoever corrects it is shown to the other one.',
  )
  merge(
    @Param('id') id: string,
    @Body() { reason, into }: MergeDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): CorrectionAnswer {
    const merge = { kind: 'merge', into: into.toLowerCase() } as const;
    return this.corrections.make(merge, { id, reason, preview, versions, actor, requestId });
  }

  @Patch()
  @May('tournament.set-level')
  @ApiCorrection(
    'changeTournament',
    "Sets a tournament's level, or whether it is rated, in place of the report's word",
    'Later revisions keep to it, until null gives the word back to the report.',
  )
  change(
    @Param('id') id: string,
    @Body() { reason, level, rated }: TournamentChangesDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): CorrectionAnswer {
    if (level === undefined && rated === undefined) {
      throw problemOfKind('invalid-request', 'Neither level nor rated is given: there is nothing to change.');
    }
    const change = { kind: 'level', level, rated } as const;
    return this.corrections.make(change, { id, reason, preview, versions, actor, requestId });
  }
}
