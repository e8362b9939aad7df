import { UseInterceptors, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { tap } from 'rxjs';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LINKING: NestInterceptor<{ next?: string | null } | undefined, unknown> = {
  intercept: (context: ExecutionContext, handler) => {
    const http = context.switchToHttp();
    return handler
      .handle()
      .pipe(tap((answer) => linkNextPage(http.getRequest(), http.getResponse(), answer?.next ?? null)));
  },
};

/** Names the next page of each listing of a controller in a Link header. */
export const LinksNextPages = (): ClassDecorator => UseInterceptors(LINKING);

/** Names the next page in a Link header (RFC 8288): the same address with another cursor. */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, cursor: string | null): void {
  if (cursor === null) return;
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  searchParams.set('cursor', cursor);
  void reply.header('link', `<${pathname}?${searchParams.toString()}>; rel="next"`);
}
