import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.js';

const actors = new WeakMap<FastifyRequest, Actor>();

/** Keeps who sends a request beside it, for as long as it lives. */
export function rememberActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

/** Who sends a request. Only for routes with `@May`: elsewhere it throws. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request);
  if (actor === undefined)
    throw new Error(`${request.routeOptions.url ?? 'a route'} asks for an actor but has no @May`);
  return actor;
}

/** A parameter that receives the `Actor` of the request. Only for routes with `@May`: elsewhere it throws. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor =>
  actorOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
