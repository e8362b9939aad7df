import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { SeasonTournamentView } from '@quadrant/views';
import { LeagueSlug } from '../requests/path-parameters.js';
import { leagueNotFound } from './league-refusal.js';
import { NotCountingQuery, SeasonTournamentListDto } from './season-tournaments.dto.js';

// @row 119
/** Lists tournaments that a league director must flag, and those that do not count for another reason. */
@ApiTags('leagues')
@Controller('api/v1/leagues/:slug/not-counting')
export class NotCountingController {
  constructor(private readonly tournaments: SeasonTournamentView) {}

  @Get()
  @Operation('listNotCounting', {
    summary: 'Tournaments that name a league and do not count for it, each with the reason',
    about:
      'With `reason=not-flagged`: those whose league points wait for the flag of the league director or an alternate ' +
      '(Organized Play Guide 4.2, section 12.2).',
    answers: SeasonTournamentListDto,
  })
  async list(@LeagueSlug() slug: string, @Query() { reason }: NotCountingQuery): Promise<SeasonTournamentListDto> {
    const rows = await this.tournaments.listNotCounting(slug);
    if (rows === null) throw leagueNotFound(slug);
    return { rows: rows.filter((row) => reason === undefined || row.reason === reason) };
  }
}
