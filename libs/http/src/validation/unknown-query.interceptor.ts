import { say } from '@quadrant/rules/message';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { refusedParts, shorten } from './invalid-request.js';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';

const API = '/api/v1/';

/** Nest keeps the parameters of a handler under keys; those of the query begin with this number. */
const QUERY = String(RouteParamtypes.QUERY);

/** A handler reads the whole query, which its DTO checks, or parameters by name. */
type QueryRead = 'all' | ReadonlySet<string>;

/**
 * Refuses unknown query keys under `/api/v1`, even for operations that read no query: somebody who mistypes `playedBy`
 * would take today's numbers for those of then. Pages ignore unknown keys, since links to them collect keys on their way.
 */
export class UnknownQueryInterceptor implements NestInterceptor {
  private readonly known = new WeakMap<object, QueryRead>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { url, query } = context.switchToHttp().getRequest<FastifyRequest>();
    const asked = url.startsWith(API) ? Object.keys(query as object) : [];
    if (asked.length === 0) return next.handle();
    const known = this.queryOf(context);
    const unknown = known === 'all' ? [] : asked.filter((name) => !known.has(name));
    if (unknown.length === 0) return next.handle();
    throw refusedParts(
      'query',
      unknown.map((name) => ({ in: 'query', name: shorten(name), detail: say`is not known here` })),
    );
  }

  private queryOf(context: ExecutionContext): QueryRead {
    const handler = context.getHandler();
    let read = this.known.get(handler);
    if (read === undefined) this.known.set(handler, (read = queryReadBy(context.getClass(), handler.name)));
    return read;
  }
}

function queryReadBy(controller: object, handler: string): QueryRead {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
    string,
    { readonly data?: unknown }
  >;
  const named = new Set<string>();
  for (const [key, { data }] of Object.entries(parameters)) {
    if (key.split(':')[0] !== QUERY) continue;
    if (typeof data !== 'string') return 'all';
    named.add(data);
  }
  return named;
}
