import { Injectable } from '@nestjs/common';
import { Authority, Clock, type Actor } from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import type { LeagueAuthor } from '@quadrant/store/leagues';
import { LeagueView } from '@quadrant/views';
import { getLeague } from './get-league.js';
import type { FastifyRequest } from 'fastify';

/** Lets directors and coordinators change a league. */
@Injectable()
export class LeagueDirectors {
  constructor(
    private readonly leagues: LeagueView,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the author of a change. People who may appoint league directors may also change closed parts, and correct
   * records.
   *
   * @throws Problem 404 for a league that is not there, 403 for somebody who may not change it
   */
  async authorOf(slug: string, actor: Actor, request: FastifyRequest): Promise<LeagueAuthor> {
    const { directorKey: leagueDirectorKey } = await getLeague(this.leagues, slug);
    await this.authority.require(actor, 'league.change', { leagueDirectorKey }, request);
    const isCoordinator = may(actor, 'league.appoint-director', {}).allowed;
    return { handle: actor.handle, at: this.clock.now(), requestId: request.id, isCoordinator };
  }
}
