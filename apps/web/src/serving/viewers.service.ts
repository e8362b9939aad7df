import { Injectable } from '@nestjs/common';
import { Clock, hashToken, readSessionSecret } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { SessionRepository } from '@quadrant/store/people';
import type { Viewer } from '../pages/viewer.js';
import type { FastifyRequest } from 'fastify';

/** Finds out who looks at a page. Whether they may is asked elsewhere, where `@May` stands. */
@Injectable()
export class Viewers {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** Null for somebody without a session, or with one that is over. */
  async find(request: FastifyRequest): Promise<Viewer | null> {
    const secret = readSessionSecret(request);
    if (secret === null) return null;
    const session = await this.sessions.findByHash(hashToken(secret), this.clock.now());
    if (session?.kind !== 'valid') return null;
    const { principal } = session;
    return { handle: principal.handle, readsAudit: mayEver(principal, 'audit.read').allowed };
  }
}
