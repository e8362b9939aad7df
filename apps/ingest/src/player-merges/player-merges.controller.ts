import { Body, Controller, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, IfMatch, InPath, Operation, ReasonDto, type Actor, PreviewQuery } from '@quadrant/http';
import { storedOrPreview } from '../corrections/correction-answer.js';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import { MergePreviewDto } from '../previews/change-preview.dto.js';
import { MergePlayerDto, MergeStoredDto } from './player-merge.dto.js';
import { PlayerMerges, type MergeAnswer } from './player-merges.service.js';
import type { FastifyRequest } from 'fastify';

/** Both operations answer this. */
const MERGE_ANSWER = storedOrPreview(MergeStoredDto, MergePreviewDto);

@ApiTags('players')
@Controller('api/v1')
export class PlayerMergesController {
  constructor(private readonly merges: PlayerMerges) {}

  @Post('players/:handle/merge')
  @Operation('mergePlayer', {
    summary: 'Merges a player who is stored twice',
    about:
      'The tournaments of the first player then count for the other one, published in a separate run. The first handle leads to the other player.',
    may: 'player.merge',
    answers: MERGE_ANSWER,
    problems: [409, 422, 429],
  })
  merge(
    @InPath('handle', 'Handle of the player who is merged; case and accents do not count') handle: string,
    @Body() { into, reason }: MergePlayerDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch('player') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
  ): MergeAnswer {
    return this.merges.merge(handle, into, { reason, preview, asker, versions, actor, requestId });
  }

  @Post('player-merges/:id/undo')
  @Operation('undoPlayerMerge', {
    summary: 'Undoes a merge of players: the merged player counts separately again',
    about:
      'A separate run publishes the numbers as if they had never been merged. What no run has published is ' +
      'taken back at once.',
    may: 'player.merge',
    answers: MERGE_ANSWER,
    problems: [409, 422, 429],
  })
  undo(
    @Id('merge') id: string,
    @Body() { reason }: ReasonDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch('player') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
  ): MergeAnswer {
    return this.merges.undo(id, { reason, preview, asker, versions, actor, requestId });
  }
}
