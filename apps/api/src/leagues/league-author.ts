import type { Actor } from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import type { LeagueAuthor } from '@quadrant/store/leagues';
import type { FastifyRequest } from 'fastify';

/** Who changes a league. Whoever appoints league directors may change what is closed, and correct what is recorded. */
export const leagueAuthorOf = (actor: Actor, { id: requestId }: FastifyRequest, at: Date): LeagueAuthor => ({
  handle: actor.handle,
  at,
  requestId,
  isCoordinator: may(actor, 'league.appoint-director', {}).allowed,
});
