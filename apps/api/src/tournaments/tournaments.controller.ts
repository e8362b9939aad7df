import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  decodeCursor,
  encodeCursor,
  Id,
  notFound,
  Operation,
  PageQuery,
  type Actor,
} from '@quadrant/http';
import { isTournamentPosition } from '@quadrant/store/database';
import { VenueRepository } from '@quadrant/store/intake';
import { ALL_TOURNAMENTS, TournamentListReadModel, TournamentReadModel } from '@quadrant/store/reading';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import {
  OwnTournamentPageDto,
  ownTournamentOf,
  TournamentDto,
  tournamentOf,
  TournamentPageDto,
} from './tournament.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

const LISTING = 'tournaments';

@ApiTags('tournaments')
@Controller('api/v1/tournaments')
export class TournamentsController {
  constructor(
    private readonly tournaments: TournamentReadModel,
    private readonly lists: TournamentListReadModel,
    private readonly venues: VenueRepository,
  ) {}

  @Get()
  @Operation('listTournaments', { summary: 'All tournaments, newest first', answers: TournamentPageDto })
  async list(
    @Query() { limit, cursor }: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentPageDto> {
    const position = cursor === undefined ? null : decodeCursor(LISTING, cursor, isTournamentPosition);
    const found = await this.tournaments.list(limit + 1, position);
    const { rows, after } = cutPage(found, limit, ({ startsAt, id }) => ({
      startsAt: startsAt.toISOString(),
      key: id,
    }));
    const next = after && encodeCursor(LISTING, after);
    linkNextPage(request, reply, next);
    return { rows, next };
  }

  @Get('mine')
  @Operation('listOwnTournaments', {
    summary: 'Tournaments that you submitted, or that name you as director, newest first',
    about: 'With their state: what waits for a refresh, and what waits for the flag of a league.',
    may: 'own-tournaments.read',
    answers: OwnTournamentPageDto,
  })
  async listOwn(
    @Query() { limit, cursor }: PageQuery,
    @CurrentActor() { handleKey }: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnTournamentPageDto> {
    const listing = `${LISTING} of ${handleKey}`;
    const position = cursor === undefined ? null : decodeCursor(listing, cursor, isTournamentPosition);
    const found = await this.lists.list({ ...ALL_TOURNAMENTS, of: handleKey, limit: limit + 1, after: position });
    const { rows, after } = cutPage(found, limit, ({ startsAt, id }) => ({
      startsAt: startsAt.toISOString(),
      key: id,
    }));
    const next = after && encodeCursor(listing, after);
    linkNextPage(request, reply, next);
    return { rows: rows.map(ownTournamentOf), next };
  }

  @Get(':id')
  @Operation('readTournament', {
    summary: 'A tournament: results, standings, rating changes, points',
    answers: TournamentDto,
  })
  async read(@Id('tournament, as its receipt names it') id: string): Promise<TournamentDto> {
    const tournament = isUuid(id) ? await this.tournaments.findById(id) : null;
    if (tournament === null) {
      throw notFound(
        say`There is no tournament with the id ${JSON.stringify(id)}.`,
        say`Take the id from a receipt or from /api/v1/tournaments.`,
      );
    }
    return tournamentOf(tournament, await this.venues.findPlace(tournament.header));
  }
}
