import { say } from '@quadrant/rules/message';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { FastifyRequest } from 'fastify';

/** Under which token an application keeps the secret of `METRICS_TOKEN`, or null. */
export const METRICS_TOKEN = Symbol('secret of whoever watches the installation');

/** Knows the programs that watch the installation. Everybody else is told whether it is up, and nothing more. */
@Injectable()
export class Monitoring {
  constructor(@Inject(METRICS_TOKEN) private readonly token: string | null) {}

  isAllowed({ headers: { authorization = '' } }: Pick<FastifyRequest, 'headers'>): boolean {
    const [, given] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return this.token !== null && given !== undefined && timingSafeEqual(hashOf(given), hashOf(this.token));
  }
}

/** Hashes have one length, which a comparison in constant time needs. */
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets only those through who have the secret of `METRICS_TOKEN`. The database need not answer for that. */
@Injectable()
export class MonitoringGuard implements CanActivate {
  constructor(private readonly monitoring: Monitoring) {}

  canActivate(context: ExecutionContext): true {
    if (this.monitoring.isAllowed(context.switchToHttp().getRequest<FastifyRequest>())) return true;
    throw problemOfKind('forbidden', say`Only programs with the metrics token of this installation may read this.`, {
      advice: say`Set METRICS_TOKEN, and send "Authorization: Bearer" with its value. /health/ready says whether it is up.`,
    });
  }
}
