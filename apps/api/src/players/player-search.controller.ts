import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { CandidateRepository } from '@quadrant/store/people';
import { PlayerSearchDto, PlayerSearchQuery } from './player-search.dto.js';

const MOST_CANDIDATES = 10;

@ApiTags('players')
@Controller('api/v1/players')
export class PlayerSearchController {
  constructor(private readonly people: CandidateRepository) {}

  @Get()
  @ApiOperation({
    operationId: 'findPlayers',
    summary: 'Players with a similar name',
    description:
      'Finds handles and names despite misspellings, missing accents, swapped first and last names, initials and nicknames.',
  })
  @ApiOkResponse({ type: PlayerSearchDto })
  @ApiProblems(400, 503)
  async find(@Query() { name, game }: PlayerSearchQuery): Promise<PlayerSearchDto> {
    const asked = [{ texts: [name], country: null }];
    const [candidates = []] = await this.people.findCandidates(asked, { limit: MOST_CANDIDATES, game: game ?? null });
    return { candidates };
  }
}
