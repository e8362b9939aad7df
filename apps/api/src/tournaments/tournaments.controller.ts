import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, notFound, Operation, PageQuery, type Actor } from '@quadrant/http';
import { TournamentView } from '@quadrant/views';
import { LinksNextPages } from '../paging/next-page.js';
import {
  OwnTournamentPageDto,
  ownTournamentOf,
  TournamentDto,
  tournamentOf,
  TournamentPageDto,
} from './tournament.dto.js';

@ApiTags('tournaments')
@LinksNextPages()
@Controller('api/v1/tournaments')
export class TournamentsController {
  constructor(private readonly tournaments: TournamentView) {}

  @Get()
  @Operation('listTournaments', { summary: 'All tournaments, newest first', answers: TournamentPageDto })
  list(@Query() page: PageQuery): Promise<TournamentPageDto> {
    return this.tournaments.listAll(page);
  }

  @Get('mine')
  @Operation('listOwnTournaments', {
    summary: 'Tournaments that you submitted, or that name you as director, newest first',
    about: 'With their state: what waits for a refresh, and what waits for the flag of a league.',
    may: 'own-tournaments.read',
    answers: OwnTournamentPageDto,
  })
  async listOwn(@Query() page: PageQuery, @CurrentActor() { handleKey }: Actor): Promise<OwnTournamentPageDto> {
    const { rows, next } = await this.tournaments.listOwn(handleKey, page);
    return { rows: rows.map(ownTournamentOf), next };
  }

  @Get(':id')
  @Operation('readTournament', {
    summary: 'A tournament: results, standings, rating changes, points',
    answers: TournamentDto,
  })
  async read(@Id('tournament, as its receipt names it') id: string): Promise<TournamentDto> {
    const found = await this.tournaments.findPlaced(id);
    if (found === null) {
      throw notFound(
        say`There is no tournament with the id ${JSON.stringify(id)}.`,
        say`Take the id from a receipt or from /api/v1/tournaments.`,
      );
    }
    return tournamentOf(found);
  }
}
