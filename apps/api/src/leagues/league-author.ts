import type { Actor } from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import type { LeagueAuthor } from '@quadrant/store/leagues';
import type { FastifyRequest } from 'fastify';

/** Returns the author of a change. People who may appoint league directors may also change closed parts, and correct records. */
export const leagueAuthorOf = (actor: Actor, { id: requestId }: FastifyRequest, at: Date): LeagueAuthor => ({
  handle: actor.handle,
  at,
  requestId,
  isCoordinator: may(actor, 'league.appoint-director', {}).allowed,
});
