import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Quota } from '@quadrant/rules/permissions';
import { actorOf } from '../authentication/current-actor.decorator.js';
import { Quotas } from './quotas.service.js';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';

const CountedQuota = Reflector.createDecorator<Quota>();

/** Counts a request against a quota of its sender before it is looked at; what is refused does not count. */
@Injectable()
export class QuotaInterceptor implements NestInterceptor {
  constructor(
    private readonly quotas: Quotas,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const quota = this.reflector.get(CountedQuota, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (quota === 'previews' && !asksForPreview(request)) return next.handle();
    return from(this.quotas.limit(actorOf(request), quota, () => lastValueFrom(next.handle())));
  }
}

const asksForPreview = ({ query }: FastifyRequest): boolean => (query as { preview?: unknown }).preview === 'true';

/**
 * Limits how often an account may ask for this. As `previews` it counts requests with `?preview=true` alone. Only for operations
 * with `may`, in modules that import `QuotaModule`.
 */
export const Counted = (quota: Quota): MethodDecorator =>
  applyDecorators(CountedQuota(quota), UseInterceptors(QuotaInterceptor), ApiExtension('x-quota', quota));
