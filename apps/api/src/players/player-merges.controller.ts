import { say } from '@quadrant/rules/message';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Id, notFound, Operation } from '@quadrant/http';
import { findHandleFault } from '@quadrant/rules/tournament';
import { PlayerMergeReadModel } from '@quadrant/store/reading';
import { PlayerHandle } from '../requests/path-parameters.js';
import { PlayerMergeDto, PlayerMergeListDto } from './player-merge.dto.js';
import { validate as isUuid } from 'uuid';

@ApiTags('players')
@Controller('api/v1')
export class PlayerMergesController {
  constructor(private readonly merges: PlayerMergeReadModel) {}

  @Get('players/:handle/merges')
  @Operation('listPlayerMerges', {
    summary: 'Merges in which a player has a part, undone ones too',
    answers: PlayerMergeListDto,
  })
  async list(@PlayerHandle() handle: string): Promise<PlayerMergeListDto> {
    const rows = findHandleFault(handle) === null ? await this.merges.listOf(handle) : null;
    if (rows !== null) return { rows };
    throw notFound(
      say`There is no player with the handle ${JSON.stringify(handle)}.`,
      say`Check the spelling; the leaderboards at /api/v1/leaderboards list handles.`,
    );
  }

  @Get('player-merges/:id')
  @Operation('readPlayerMerge', { summary: 'A merge of players, and what became of it', answers: PlayerMergeDto })
  async read(@Id('merge') id: string): Promise<PlayerMergeDto> {
    const merge = isUuid(id) ? await this.merges.findById(id) : null;
    if (merge !== null) return merge;
    throw notFound(
      say`There is no merge of players with this id.`,
      say`Take the id from /api/v1/players/{handle}/merges.`,
    );
  }
}
