import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { noteWork } from '@quadrant/watching';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.js';

const actors = new WeakMap<FastifyRequest, Actor>();

/** Remembers the actor of a request for as long as the request lives; lines of the log then have the id of the account. */
export function rememberActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
  if (actor.accountId !== null) noteWork({ account: actor.accountId });
}

/** Returns the actor of a request. It works only for routes with `@May`, and throws for others. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request);
  if (actor === undefined)
    throw new Error(`${request.routeOptions.url ?? 'a route'} asks for an actor but has no @May`);
  return actor;
}

/** A parameter that receives the `Actor` of the request. It works only for routes with `@May`, and throws for others. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor =>
  actorOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
