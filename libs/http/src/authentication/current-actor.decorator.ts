import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.js';

const actors = new WeakMap<FastifyRequest, Actor>();

/** Keeps who sends a request beside it, for as long as it lives. */
export function rememberActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

/** A parameter that receives the `Actor` of the request. Only for routes with `@May`: elsewhere it throws. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const actor = actors.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (actor === undefined) throw new Error(`${context.getHandler().name} asks for an actor but has no @May`);
  return actor;
});
