import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { CandidateRepository } from '@quadrant/store/people';
import { PlayerSearchDto, PlayerSearchQuery } from './player-search.dto.js';

const MOST_CANDIDATES = 10;

@ApiTags('players')
@Controller('api/v1/players')
export class PlayerSearchController {
  constructor(private readonly people: CandidateRepository) {}

  @Get()
  @Operation('findPlayers', {
    summary: 'Players with a similar name',
    about:
      'Finds handles and names despite misspellings, missing accents, swapped first and last names, initials and nicknames.',
    answers: PlayerSearchDto,
  })
  async find(@Query() { name, game }: PlayerSearchQuery): Promise<PlayerSearchDto> {
    const asked = [{ texts: [name], country: null }];
    const [candidates = []] = await this.people.findCandidates(asked, { limit: MOST_CANDIDATES, game: game ?? null });
    return { candidates };
  }
}
