import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { actorOf, Authority, GuardedAction } from '@quadrant/http';
import { BatchRefused, BatchRepository } from '@quadrant/store/batches';
import type { FastifyRequest } from 'fastify';

/**
 * Checks who may do something with the batch in the address. A batch of a history window belongs to the director who
 * opened it, and to the coordinators of the window's place; every other batch to all coordinators.
 */
@Injectable()
export class BatchGuard implements CanActivate {
  private readonly reflector = new Reflector();

  constructor(
    private readonly batches: BatchRepository,
    private readonly authority: Authority,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { number?: string } }>>();
    const { number } = request.params;
    const [action] = this.reflector.get(GuardedAction, context.getHandler());
    // The handler answers that there is no such batch.
    const batch = number !== undefined && /^[1-9]\d{0,8}$/.test(number) ? await this.find(Number(number)) : null;
    if (batch === null || action === undefined) return true;
    const actor = actorOf(request);
    if (batch.windowPlace === null) await this.authority.requireEver(actor, 'batch.manage', request);
    else {
      const subject = { place: batch.windowPlace, ownerIds: [batch.accountId] };
      await this.authority.require(actor, action, subject, request);
    }
    return true;
  }

  private async find(number: number) {
    try {
      return await this.batches.find(number);
    } catch (error) {
      if (error instanceof BatchRefused) return null;
      throw error;
    }
  }
}
