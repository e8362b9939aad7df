import type { Actor, Clock } from '@quadrant/http';
import type { Author } from '@quadrant/store/audit';
import type { FastifyRequest } from 'fastify';

/** Names for the audit the account that changes something, with time and request. */
export const authorOf = ({ handle }: Pick<Actor, 'handle'>, { id }: FastifyRequest, clock: Clock): Author => ({
  handle,
  at: clock.now(),
  requestId: id,
});
