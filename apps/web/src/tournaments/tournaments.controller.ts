import { Get, Param, Query } from '@nestjs/common';
import { decodeCursor, encodeCursor, notFound } from '@quadrant/http';
import { revisionChanges } from '@quadrant/rules/intake';
import { regionSlug, settleImportance } from '@quadrant/rules/tournament';
import { isTournamentPosition } from '@quadrant/store/database';
import { RegionRepository, VenueRepository } from '@quadrant/store/intake';
import {
  KnownPlayersReadModel,
  LeagueSeasonReadModel,
  TournamentDocumentReadModel,
  TournamentListReadModel,
  TournamentReadModel,
  type TournamentDetail,
  type TournamentListRow,
} from '@quadrant/store/reading';
import { t } from '../languages/t.js';
import { PageMoments } from '../query/moments.service.js';
import { regionsPage } from './regions.page.js';
import { revisionPage } from './revision.page.js';
import { scorecardsPage } from './scorecards.page.js';
import { tournamentPage } from './tournament.page.js';
import { tournamentsPage } from './tournaments.page.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { readTournamentFilters, type TournamentStateChoice } from './tournament-filters.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';
import { validate as isUuid } from 'uuid';
import { noTournament } from './no-tournament.js';

const ROWS = 50;
const REVISION = /^[1-9]\d{0,5}$/;

@PageController('tournaments')
export class TournamentPagesController {
  constructor(
    private readonly tournaments: TournamentReadModel,
    private readonly lists: TournamentListReadModel,
    private readonly documents: TournamentDocumentReadModel,
    private readonly venues: VenueRepository,
    private readonly regions: RegionRepository,
    private readonly seasons: LeagueSeasonReadModel,
    private readonly players: KnownPlayersReadModel,
    private readonly moments: PageMoments,
  ) {}

  @Get()
  async list(@Query() query: Record<string, unknown>): Promise<VNode> {
    const fields = new FieldReader(query);
    const filters = readTournamentFilters(fields);
    const { cursor } = query;
    // A position is valid for the same filters only.
    const listing = addressOf('tournaments page', filters);
    const after = typeof cursor === 'string' ? decodeCursor(listing, cursor, isTournamentPosition) : null;
    const places = await this.lists.listPlaces();
    const found = await this.lists.list({
      ...filters,
      regions: filters.region === null ? null : spellingsOf(filters.region, places.regions),
      states: filters.state === null ? null : STORED_STATES[filters.state as TournamentStateChoice],
      level: filters.level === null ? null : Number(filters.level),
      of: null,
      rated: filters.rated === null ? null : filters.rated === 'yes',
      limit: ROWS + 1,
      after,
    });
    const last = found.length > ROWS ? found[ROWS - 1] : undefined;
    return tournamentsPage({
      filters,
      complaints: fields.complaints,
      countries: places.countries,
      regions: await this.nameRegions(places.regions),
      leagues: await this.seasons.listCurrent(this.moments.today()),
      rows: found.slice(0, ROWS),
      isFirstPage: after === null,
      next: last === undefined ? null : encodeCursor(listing, positionOf(last)),
    });
  }

  /** Returns the regions that a tournament names, each once, with the name that coordinators gave it. */
  private async nameRegions(spellings: readonly string[]): Promise<{ slug: string; name: string }[]> {
    const known = new Map((await this.regions.list()).map(({ slug, name }) => [slug, name]));
    const bySlug = new Map(spellings.map((spelling) => [regionSlug(spelling), spelling]));
    return [...bySlug].map(([slug, spelling]) => ({ slug, name: known.get(slug) ?? spelling }));
  }

  @Get('regions')
  async listRegions(): Promise<VNode> {
    const [regions, counted] = await Promise.all([this.regions.list(), this.lists.countByRegion()]);
    return regionsPage({
      regions: regions.map((region) => {
        const own = counted.filter((each) => regionSlug(each.region) === region.slug);
        return {
          ...region,
          tournaments: own.reduce((sum, { tournaments }) => sum + tournaments, 0),
          latest:
            own
              .map(({ latest }) => latest)
              .toSorted()
              .at(-1) ?? null,
        };
      }),
    });
  }

  @Get(':id')
  async show(@Param('id') id: string): Promise<VNode> {
    const read = isUuid(id) ? await this.moments.atOnce(() => this.read(id)) : null;
    if (read === null) {
      throw noTournament(id);
    }
    const { header, overrides, heldLevel } = read.tournament;
    return tournamentPage({ ...read, importance: settleImportance(header, overrides.level ?? heldLevel) });
  }

  @Get(':id/scorecards')
  async showScorecards(@Param('id') id: string, @Query('page') wanted?: unknown): Promise<VNode> {
    const tournament = isUuid(id) ? await this.tournaments.findById(id) : null;
    if (tournament === null) {
      throw noTournament(id);
    }
    const page = typeof wanted === 'string' && /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1;
    return scorecardsPage({ tournament, page });
  }

  @Get(':id/revisions/:revision')
  async showRevision(@Param('id') id: string, @Param('revision') written: string): Promise<VNode> {
    const number = REVISION.test(written) ? Number(written) : 0;
    const tournament = isUuid(id) ? await this.tournaments.findById(id) : null;
    const revisions = tournament === null ? [] : await this.tournaments.listRevisions(tournament.id);
    const revision = revisions.find((each) => each.revision === number);
    const isThere = revision !== undefined && number > 1;
    const before = isThere ? await this.documents.findRevision(id, number - 1) : null;
    const after = isThere ? await this.documents.findRevision(id, number) : null;
    if (tournament === null || revision === undefined || !before || !after) {
      throw notFound(
        t('There is no revision {revision} with one before it.', { revision: written.slice(0, 20) }),
        tournament === null
          ? t('/tournaments lists all tournaments.')
          : t('/tournaments/{id} lists the revisions of this tournament.', { id: tournament.id }),
      );
    }
    const [was, is] = [before.readReport(), after.readReport()];
    return revisionPage({
      tournament: { id: tournament.id, name: tournament.header.name },
      revision,
      against: before.revision,
      changes: was && is && revisionChanges(was, is),
      newest: Math.max(...revisions.map((each) => each.revision)),
    });
  }

  private async read(id: string) {
    const found = this.tournaments.findById(id);
    const [tournament, revisions, named] = await Promise.all([
      found,
      this.tournaments.listRevisions(id),
      found.then((detail) => (detail === null ? null : this.findNamed(detail))),
    ]);
    return tournament && named && { tournament, revisions, ...named };
  }

  /** Finds the place and the league that a tournament names, and those of its directors who have a page. */
  private async findNamed({ header, overrides, heldLeague }: TournamentDetail) {
    const slug = (overrides.league ?? (heldLeague ? '' : header.league)) || null;
    const directors = [header.director, header.secondaryDirector, header.tertiaryDirector];
    const [place, knownDirectors, league] = await Promise.all([
      this.venues.findPlace(header),
      this.players.findAmong(directors.filter((each) => each !== null)),
      slug === null ? null : this.seasons.findLeague(slug),
    ]);
    return { place, knownDirectors, league };
  }
}

/** Each state that readers choose has these stored states. */
const STORED_STATES: Readonly<Record<TournamentStateChoice, readonly string[]>> = {
  published: ['processed'],
  waiting: ['accepted', 'awaiting-refresh'],
  failed: ['failed'],
};

const spellingsOf = (region: string, spellings: readonly string[]): string[] =>
  spellings.filter((spelling) => regionSlug(spelling) === regionSlug(region));

const positionOf = ({ startsAt, id }: TournamentListRow) => ({ startsAt: startsAt.toISOString(), key: id });
