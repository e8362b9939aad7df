import { say } from '@quadrant/rules/message';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Id, notFound, Operation } from '@quadrant/http';
import { PlayerMergeView } from '@quadrant/views';
import { PlayerHandle } from '../requests/path-parameters.js';
import { noPlayer } from './no-player.js';
import { PlayerMergeDto, PlayerMergeListDto } from './player-merge.dto.js';
import { validate as isUuid } from 'uuid';

@ApiTags('players')
@Controller('api/v1')
export class PlayerMergesController {
  constructor(private readonly merges: PlayerMergeView) {}

  @Get('players/:handle/merges')
  @Operation('listPlayerMerges', {
    summary: 'Merges in which a player has a part, undone ones too',
    answers: PlayerMergeListDto,
  })
  async list(@PlayerHandle() handle: string): Promise<PlayerMergeListDto> {
    const rows = await this.merges.listOf(handle);
    if (rows !== null) return { rows };
    throw noPlayer(handle);
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
