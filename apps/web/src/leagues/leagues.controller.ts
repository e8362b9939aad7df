import { say } from '@quadrant/rules/message';
import { Get, Param, Query } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { LEAST_PARTICIPANTS, PHASES } from '@quadrant/rules/league';
import { isSlug } from '@quadrant/rules/tournament';
import { LeagueRepository, SchemeRepository, SeasonRepository, type LeagueSeasonView } from '@quadrant/store/leagues';
import {
  KnownPlayersReadModel,
  LeagueSeasonReadModel,
  PointsReadModel,
  SeasonLogReadModel,
  SeasonTournamentReadModel,
} from '@quadrant/store/reading';
import { t } from '../languages/t.js';
import { PageMoments, type AskedNumbers } from '../query/moments.service.js';
import { leaguePage } from './league.page.js';
import { leaguesPage } from './leagues.page.js';
import { missionsPage } from './missions.page.js';
import { seasonPartPage } from './season-part.page.js';
import { seasonPage } from './season.page.js';
import { KeptPage } from '../serving/kept-page.decorator.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController('leagues')
export class LeaguesController {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly announced: SeasonRepository,
    private readonly schemes: SchemeRepository,
    private readonly seasons: LeagueSeasonReadModel,
    private readonly tournaments: SeasonTournamentReadModel,
    private readonly points: PointsReadModel,
    private readonly players: KnownPlayersReadModel,
    private readonly log: SeasonLogReadModel,
    private readonly moments: PageMoments,
  ) {}

  @Get()
  async list(): Promise<VNode> {
    const today = this.moments.today();
    const leagues = await this.seasons.listCurrent(today);
    return leaguesPage({
      leagues,
      knownDirectors: await this.players.findAmong(leagues.map(({ director }) => director)),
      seasons: await this.points.listSeasonNames(),
      year: Number(today.slice(0, 4)),
    });
  }

  @Get(':slug')
  async show(@Param('slug') slug: string): Promise<VNode> {
    const league = isSlug(slug) ? await this.leagues.findBySlug(slug) : null;
    if (league === null)
      throw notFound(say`There is no league ${JSON.stringify(slug)}.`, say`All leagues are at /leagues.`);
    return leaguePage({
      league,
      knownDirectors: await this.players.findAmong([league.director, ...league.alternates]),
      seasons: (await this.announced.list(slug)).reverse(),
      schemes: (await this.schemes.list(slug, this.moments.today())) ?? [],
      champions: await this.seasons.listChampions(slug, this.moments.today()),
      lifetime: await this.points.listLeagueLifetime(league.id),
    });
  }

  // This page is not kept: it also lists reports that are in no run yet.
  @Get(':slug/seasons/:season')
  async showSeason(
    @Param('slug') slug: string,
    @Param('season') season: string,
    @Query() query: Record<string, unknown>,
  ): Promise<VNode> {
    const numbers = await this.moments.read(query);
    const participants = askedField(query['participants']);
    const view = await this.getSeason(slug, season, numbers, participants);
    return seasonPage({
      view,
      knownDirectors: await this.players.findAmong([view.league.director]),
      numbers,
      participants,
      tournaments: (await this.tournaments.listTournaments(slug, season)) ?? [],
      awards: (await this.tournaments.listAwards(slug, season)) ?? [],
      log: (await this.log.list(slug, season)) ?? [],
    });
  }

  @Get(':slug/seasons/:season/missions')
  async showMissions(@Param('slug') slug: string, @Param('season') season: string): Promise<VNode> {
    const view = await this.getSeason(slug, season, await this.moments.read({}));
    return missionsPage({ ...view, missions: (await this.tournaments.listMissions(slug, season)) ?? [] });
  }

  @Get(':slug/seasons/:season/:part')
  @KeptPage()
  async showPart(
    @Param('slug') slug: string,
    @Param('season') season: string,
    @Param('part') part: string,
    @Query() query: Record<string, unknown>,
  ): Promise<VNode> {
    const numbers = await this.moments.read(query);
    const view = await this.getSeason(slug, season, numbers);
    const phase = PHASES.find((each) => each === part && view.outcome.phases[each] !== null);
    if (phase === undefined) {
      const parts = PHASES.filter((each) => view.outcome.phases[each] !== null).join(', ');
      const has = parts === '' ? t('It has no parts.') : t('Its parts are: {parts}.', { parts });
      throw notFound(say`The season has no part ${JSON.stringify(part)}.`, has);
    }
    return seasonPartPage({ view, phase, numbers });
  }

  /** @throws Problem 404 where there is no such league, or it has no such season */
  private async getSeason(
    slug: string,
    season: string,
    { day, past }: AskedNumbers,
    participants: number | null = null,
  ): Promise<LeagueSeasonView> {
    const view = isSlug(slug) && isSlug(season) ? await this.seasons.find(slug, season, day, participants, past) : null;
    if (view !== null) return view;
    const detail = t('There is no season {stringify} of a league {stringify2}.', {
      stringify: JSON.stringify(season),
      stringify2: JSON.stringify(slug),
    });
    throw notFound(detail, say`All leagues are at /leagues, each with its seasons.`);
  }
}

/** Reads a number of participants from the address; null for anything else, as without a number. */
function askedField(text: unknown): number | null {
  const participants = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return participants >= LEAST_PARTICIPANTS ? participants : null;
}
