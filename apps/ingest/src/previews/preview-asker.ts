import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { actorOf } from '@quadrant/http';
import type { GrantedRole } from '@quadrant/rules/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface PreviewAsker {
  readonly account: string;
  /** Officials decide about what others send, so they wait in a separate line. */
  readonly isOfficial: boolean;
  /** The signal aborts when the connection closes before the answer is sent. */
  readonly signal: AbortSignal;
}

const OFFICIALS: ReadonlySet<GrantedRole> = new Set([
  'coordinator',
  'regional-coordinator',
  'director-of-organized-play',
  'administrator',
]);

/** A preview ends with this when its client is gone. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** A parameter that receives the `PreviewAsker` of the request. Only for operations with `may`. */
export const Asker = createParamDecorator((_: unknown, context: ExecutionContext): PreviewAsker => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const { accountId, grants } = actorOf(request);
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new ClientGone('the client closed the connection before the answer'));
  });
  return {
    account: accountId,
    isOfficial: grants.some(({ role }) => OFFICIALS.has(role)),
    signal: gone.signal,
  };
});
