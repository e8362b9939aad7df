import { applyDecorators, Body, Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, ApiTags, getSchemaPath } from '@nestjs/swagger';
import {
  ApiIfMatch,
  ApiProblems,
  CurrentActor,
  IfMatch,
  May,
  ReasonDto,
  type Actor,
  PreviewQuery,
} from '@quadrant/http';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import { MergeStoredDto, MergePlayerDto } from './player-merge.dto.js';
import { MergePreviewDto } from '../previews/merge-preview.dto.js';
import { PlayerMerges, type MergeAnswer } from './player-merges.service.js';
import type { FastifyRequest } from 'fastify';

/** Adds what both operations have in common, in the OpenAPI document and the answer. */
const ApiMerge = (operationId: string, summary: string, description: string): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    ApiOperation({ operationId, summary, description }),
    ApiIfMatch('player'),
    ApiExtraModels(MergeStoredDto, MergePreviewDto),
    ApiOkResponse({
      description: 'Stored, and published when `takesEffect` says; or the preview that was asked for',
      schema: { oneOf: [{ $ref: getSchemaPath(MergeStoredDto) }, { $ref: getSchemaPath(MergePreviewDto) }] },
    }),
    ApiProblems(400, 404, 409, 412, 413, 415, 422, 429, 503),
  );

@ApiTags('players')
@Controller('api/v1')
export class PlayerMergesController {
  constructor(private readonly merges: PlayerMerges) {}

  @Post('players/:handle/merge')
  @May('player.merge')
  @ApiParam({ name: 'handle', description: 'Handle of the player who is merged; case and accents do not count' })
  @ApiMerge(
    'mergePlayer',
    'Merges a player who is stored twice',
    'The tournaments of the first player then count for the other one, published in a separate run. The first handle leads to the other player.',
  )
  merge(
    @Param('handle') handle: string,
    @Body() { into, reason }: MergePlayerDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
  ): MergeAnswer {
    return this.merges.merge(handle, into, { reason, preview, asker, versions, actor, requestId });
  }

  @Post('player-merges/:id/undo')
  @May('player.merge')
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the merge' })
  @ApiMerge(
    'undoPlayerMerge',
    'Undoes a merge of players: the merged player counts separately again',
    'A separate run publishes the numbers as if they had never been merged. What no run has published is ' +
      'taken back at once.',
  )
  undo(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
  ): MergeAnswer {
    return this.merges.undo(id, { reason, preview, asker, versions, actor, requestId });
  }
}
