import { say } from '@quadrant/rules/message';
import { Get, Param, Req } from '@nestjs/common';
import { Authority, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { isSlug } from '@quadrant/rules/tournament';
import {
  LeagueRepository,
  ManualAwardRepository,
  SchemeRepository,
  SeasonRepository,
  TossRepository,
} from '@quadrant/store/leagues';
import { SeasonTournamentReadModel } from '@quadrant/store/reading';
import { PageMoments } from '../query/moments.service.js';
import { directLeaguePage } from './direct/direct-league.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Serves the forms with which directors manage their league. */
@PageController('leagues')
export class DirectLeagueController {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly seasons: SeasonRepository,
    private readonly schemes: SchemeRepository,
    private readonly tournaments: SeasonTournamentReadModel,
    private readonly awards: ManualAwardRepository,
    private readonly tosses: TossRepository,
    private readonly authority: Authority,
    private readonly moments: PageMoments,
  ) {}

  @Get(':slug/direct')
  @May('league.change')
  async show(
    @Param('slug') slug: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const league = isSlug(slug) ? await this.leagues.findBySlug(slug) : null;
    if (league === null)
      throw notFound(say`There is no league ${JSON.stringify(slug)}.`, say`All leagues are at /leagues.`);
    await this.authority.require(actor, 'league.change', { leagueDirectorKey: league.directorKey }, request);
    const seasons = await this.seasons.list(slug);
    const begun = seasons.filter(({ startsOn }) => startsOn <= this.moments.today());
    const season = begun.at(-1) ?? seasons[0] ?? null;
    const listed = season === null ? null : await this.tournaments.listTournaments(slug, season.season);
    const schemes = (await this.schemes.list(slug, this.moments.today())) ?? [];
    return directLeaguePage({
      league,
      seasons,
      season,
      schemes: schemes.filter(({ state }) => state === 'in-force' || state === 'planned'),
      tournaments: [...(listed ?? [])].reverse(),
      awards: await this.awards.list(slug),
      appoints: mayEver(actor, 'league.appoint-director').allowed,
      deckFacts: (await this.leagues.findRules(slug))?.deckFacts ?? [],
      tosses: season === null ? [] : await this.tosses.list({ league: slug, season: season.season }),
    });
  }
}
