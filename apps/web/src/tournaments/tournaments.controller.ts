import { Get, Param, Query } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { AnnouncementView, TournamentDocumentView, TournamentView } from '@quadrant/views';
import { t } from '../languages/t.js';
import { regionsPage } from './regions.page.js';
import { revisionPage } from './revision.page.js';
import { scorecardsPage } from './scorecards.page.js';
import { tournamentPage } from './tournament.page.js';
import { tournamentsPage } from './tournaments.page.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { readTournamentFilters } from './tournament-filters.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';
import { noTournament } from './no-tournament.js';

const ROWS = 50;

@PageController('tournaments')
export class TournamentPagesController {
  constructor(
    private readonly tournaments: TournamentView,
    private readonly documents: TournamentDocumentView,
    private readonly announcements: AnnouncementView,
  ) {}

  @Get()
  async list(@Query() query: Record<string, unknown>): Promise<VNode> {
    const fields = new FieldReader(query);
    const filters = readTournamentFilters(fields);
    const { cursor } = query;
    // A position is valid for the same filters only.
    const listing = addressOf('tournaments page', filters);
    const question = {
      ...filters,
      level: filters.level === null ? null : Number(filters.level),
      rated: filters.rated === null ? null : filters.rated === 'yes',
    };
    const found = await this.tournaments.search(question, { listing, limit: ROWS, cursor });
    return tournamentsPage({
      ...found,
      filters,
      complaints: fields.complaints,
      isFirstPage: typeof cursor !== 'string',
    });
  }

  @Get('regions')
  async listRegions(): Promise<VNode> {
    return regionsPage({ regions: await this.tournaments.listRegions() });
  }

  @Get(':id')
  async show(@Param('id') id: string): Promise<VNode> {
    const found = await this.tournaments.open(id);
    if (found === null) throw noTournament(id);
    return tournamentPage(found, await this.announcements.listShownDecks(found.tournament.announcementId));
  }

  @Get(':id/scorecards')
  async showScorecards(@Param('id') id: string, @Query('page') wanted?: unknown): Promise<VNode> {
    const tournament = await this.tournaments.find(id);
    if (tournament === null) throw noTournament(id);
    const page = typeof wanted === 'string' && /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1;
    return scorecardsPage({ tournament, page });
  }

  @Get(':id/revisions/:revision')
  async showRevision(@Param('id') id: string, @Param('revision') written: string): Promise<VNode> {
    const found = await this.documents.open(id, written);
    if (found.kind === 'no-revision') {
      throw notFound(
        t('There is no revision {revision} with one before it.', { revision: written.slice(0, 20) }),
        found.tournament === null
          ? t('/tournaments lists all tournaments.')
          : t('/tournaments/{id} lists the revisions of this tournament.', { id: found.tournament }),
      );
    }
    return revisionPage(found);
  }
}
