import { say } from '@quadrant/rules/message';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, notFound } from '@quadrant/http';
import { findHandleFault } from '@quadrant/rules/tournament';
import { PlayerMergeReadModel } from '@quadrant/store/reading';
import { PlayerMergeDto, PlayerMergeListDto } from './player-merge.dto.js';
import { validate as isUuid } from 'uuid';

@ApiTags('players')
@ApiProblems(404, 503)
@Controller('api/v1')
export class PlayerMergesController {
  constructor(private readonly merges: PlayerMergeReadModel) {}

  @Get('players/:handle/merges')
  @ApiOperation({ operationId: 'listPlayerMerges', summary: 'Merges in which a player has a part, undone ones too' })
  @ApiParam({ name: 'handle', description: 'Handle of the player; case and accents do not count' })
  @ApiOkResponse({ type: PlayerMergeListDto })
  async list(@Param('handle') handle: string): Promise<PlayerMergeListDto> {
    const rows = findHandleFault(handle) === null ? await this.merges.listOf(handle) : null;
    if (rows !== null) return { rows };
    throw notFound(
      say`There is no player with the handle ${JSON.stringify(handle)}.`,
      say`Check the spelling; the leaderboards at /api/v1/leaderboards list handles.`,
    );
  }

  @Get('player-merges/:id')
  @ApiOperation({ operationId: 'readPlayerMerge', summary: 'A merge of players, and what became of it' })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the merge' })
  @ApiOkResponse({ type: PlayerMergeDto })
  async read(@Param('id') id: string): Promise<PlayerMergeDto> {
    const merge = isUuid(id) ? await this.merges.findById(id) : null;
    if (merge !== null) return merge;
    throw notFound(
      say`There is no merge of players with this id.`,
      say`Take the id from /api/v1/players/{handle}/merges.`,
    );
  }
}
