import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { SeasonTournamentReadModel } from '@quadrant/store/reading';
import { leagueNotFound } from './league-refusal.js';
import { NotCountingQuery, SeasonTournamentListDto } from './season-tournaments.dto.js';

// @row 119
/** Lists tournaments that a league director must flag, and those that do not count for another reason. */
@ApiTags('leagues')
@ApiProblems(503)
@Controller('api/v1/leagues/:slug/not-counting')
export class NotCountingController {
  constructor(private readonly tournaments: SeasonTournamentReadModel) {}

  @Get()
  @ApiOperation({
    operationId: 'listNotCounting',
    summary: 'Tournaments that name a league and do not count for it, each with the reason',
    description:
      'With `reason=not-flagged`: those whose league points wait for the flag of the league director or an alternate ' +
      '(Organized Play Guide 4.2, section 12.2).',
  })
  @ApiParam({ name: 'slug', description: 'Slug of the league' })
  @ApiOkResponse({ type: SeasonTournamentListDto })
  @ApiProblems(400, 404)
  async list(@Param('slug') slug: string, @Query() { reason }: NotCountingQuery): Promise<SeasonTournamentListDto> {
    const rows = await this.tournaments.listNotCounting(slug);
    if (rows === null) throw leagueNotFound(slug);
    return { rows: rows.filter((row) => reason === undefined || row.reason === reason) };
  }
}
