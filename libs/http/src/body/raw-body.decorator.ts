import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { problemOfKind } from '../problem/problem-kinds.js';
import { onMethodOf } from '../on-method-of.js';

const FLAG = 'keepsRawBody';

const BodyBytes = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw problemOfKind('missing-body', 'The request came without a body.');
});

/**
 * A parameter that receives the body of an `application/json` request as the bytes that were sent, unread: not decoded,
 * not parsed, perhaps not even UTF-8. An empty or missing body is a 400. The mark lives in Fastify's route config, so
 * such a route takes no `@RouteConfig` of its own.
 */
export function RawBody(): ParameterDecorator {
  return onMethodOf(BodyBytes(), RouteConfig({ [FLAG]: true }));
}

/** Whether the route with this Fastify config wants bytes. */
export function keepsRawBody(routeConfig: object): boolean {
  return Reflect.get(routeConfig, FLAG) === true;
}
