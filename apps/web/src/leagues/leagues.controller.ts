import { say } from '@quadrant/rules/message';
import { Get, Param, Query, Req } from '@nestjs/common';
import { Authority, CurrentActor, May, notFound, type Actor, type Problem } from '@quadrant/http';
import { LEAST_PARTICIPANTS, PHASES } from '@quadrant/rules/leagues';
import { mayEver } from '@quadrant/rules/permissions';
import { LeagueView, OpeningView, SeasonTournamentView, SeasonView, type SeasonQuestion } from '@quadrant/views';
import { t } from '../languages/t.js';
import { PageMoments, type AskedNumbers } from '../query/moments.service.js';
import { directLeaguePage } from './direct/direct-league.page.js';
import { leaguePage } from './league.page.js';
import { leaguesPage } from './leagues.page.js';
import { missionsPage } from './missions.page.js';
import { seasonPartPage } from './season-part.page.js';
import { seasonPage } from './season.page.js';
import { KeptPage, PageController } from '../serving/page-controller.decorator.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

@PageController('leagues')
export class LeaguesController {
  constructor(
    private readonly leagues: LeagueView,
    private readonly seasons: SeasonView,
    private readonly tournaments: SeasonTournamentView,
    private readonly authority: Authority,
    private readonly moments: PageMoments,
    private readonly openings: OpeningView,
  ) {}

  @Get()
  async list(): Promise<VNode> {
    return leaguesPage(await this.leagues.listWithSeasons());
  }

  @Get(':slug')
  async show(@Param('slug') slug: string): Promise<VNode> {
    const shown = await this.leagues.show(slug);
    if (shown !== null) return leaguePage({ ...shown, before: await this.openings.listChampions(slug) });
    throw noLeague(slug);
  }

  /** Serves the forms with which directors manage their league. */
  @Get(':slug/direct')
  @May('league.change')
  async showToDirector(
    @Param('slug') slug: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const league = await this.leagues.find(slug);
    if (league === null) throw noLeague(slug);
    await this.authority.require(actor, 'league.change', { leagueDirectorKey: league.directorKey }, request);
    const appoints = mayEver(actor, 'league.appoint-director').allowed;
    return directLeaguePage({ ...(await this.leagues.showToDirector(slug)), league, appoints });
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
    const shown = required(await this.seasons.show(questionOf(slug, season, numbers, participants)), slug, season);
    return seasonPage({ ...shown, numbers, participants });
  }

  @Get(':slug/seasons/:season/missions')
  async showMissions(@Param('slug') slug: string, @Param('season') season: string): Promise<VNode> {
    const question = questionOf(slug, season, await this.moments.read({}));
    const view = required(await this.seasons.find(question), slug, season);
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
    const view = required(await this.seasons.find(questionOf(slug, season, numbers)), slug, season);
    const phase = PHASES.find((each) => each === part && view.outcome.phases[each] !== null);
    if (phase === undefined) {
      const parts = PHASES.filter((each) => view.outcome.phases[each] !== null).join(', ');
      const has = parts === '' ? t('It has no parts.') : t('Its parts are: {parts}.', { parts });
      throw notFound(say`The season has no part ${JSON.stringify(part)}.`, has);
    }
    return seasonPartPage({ view, phase, numbers });
  }
}

const noLeague = (slug: string): Problem =>
  notFound(say`There is no league ${JSON.stringify(slug)}.`, say`All leagues are at /leagues.`);

const questionOf = (
  league: string,
  season: string,
  { asOf, moment }: AskedNumbers,
  participants: number | null = null,
): SeasonQuestion => ({ league, season, asOf, knownBy: moment.knownBy, participants });

/** @throws Problem 404 where there is no such league, or it has no such season */
function required<T>(found: T | null, slug: string, season: string): T {
  if (found !== null) return found;
  const detail = t('There is no season {stringify} of a league {stringify2}.', {
    stringify: JSON.stringify(season),
    stringify2: JSON.stringify(slug),
  });
  throw notFound(detail, say`All leagues are at /leagues, each with its seasons.`);
}

/** Reads a number of participants from the address; null for anything else, as without a number. */
function askedField(text: unknown): number | null {
  const participants = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return participants >= LEAST_PARTICIPANTS ? participants : null;
}
