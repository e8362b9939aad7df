import type { Actor, Clock } from '@quadrant/http';
import type { Author } from '@quadrant/store/audit';
import type { FastifyRequest } from 'fastify';

/** Who changes something by a request, and when, as the audit has it. */
export const authorOf = ({ handle }: Pick<Actor, 'handle'>, { id }: FastifyRequest, clock: Clock): Author => ({
  handle,
  at: clock.now(),
  requestId: id,
});
