import { Get, Param, Req } from '@nestjs/common';
import { Authority, CurrentActor, May, type Actor } from '@quadrant/http';
import { may, mayEver, tournamentSubject, type Action } from '@quadrant/rules/permissions';
import { TournamentView } from '@quadrant/views';
import { editResultsPage } from './edit-results.page.js';
import { changeTournamentPage } from './change-tournament.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';
import { noTournament } from './no-tournament.js';

/** Serves the forms with which directors and coordinators change a stored tournament. */
@PageController('tournaments')
export class ChangeTournamentController {
  constructor(
    private readonly tournaments: TournamentView,
    private readonly authority: Authority,
  ) {}

  /** Every signed-in reader may open it, because it tells those who may not change anything what they can do. */
  @Get(':id/edit')
  @May('draft.keep')
  async edit(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<VNode> {
    const tournament = await this.tournaments.find(id);
    if (tournament === null) throw noTournament(id);
    const subject = tournamentSubject(tournament.header);
    return editResultsPage({
      tournament,
      can: (action) => may(actor, action, subject).allowed,
      withdrawalAskedAt: await this.tournaments.findWithdrawalAsked(tournament.id),
    });
  }

  @Get(':id/change')
  @May('tournament.withdraw', 'tournament.set-level')
  async show(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const tournament = await this.tournaments.find(id);
    if (tournament === null) {
      throw noTournament(id);
    }
    const subject = tournamentSubject(tournament.header);
    const can = (action: Action) =>
      action === 'report.retry' ? mayEver(actor, action).allowed : may(actor, action, subject).allowed;
    if (!can('tournament.set-level')) await this.authority.require(actor, 'tournament.withdraw', subject, request);
    const leagues = await this.tournaments.listLeagues();
    return changeTournamentPage({
      tournament,
      can,
      leagues: leagues.map(({ slug, name }) => ({ value: slug, name })),
    });
  }
}
