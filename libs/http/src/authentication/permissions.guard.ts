import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mayEver } from '@quadrant/rules/permissions';
import type { Clock } from '../clock.js';
import { rememberActor } from './current-actor.decorator.js';
import { forbidden, forbiddenRequest } from './forbidden.js';
import { identify, type Directories } from './identification.js';
import { GuardedAction } from './may.decorator.js';
import type { FastifyRequest } from 'fastify';

/** Asks who it is where `@May` stands, and whether they ever may. The audit shows who wanted a change without that. */
export class PermissionsGuard implements CanActivate {
  private readonly reflector = new Reflector();

  constructor(
    private readonly directories: Directories,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const actions = this.reflector.getAllAndOverride(GuardedAction, [context.getHandler(), context.getClass()]);
    if (actions === undefined) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const actor = await identify(request, this.directories, this.clock.now());
    const decisions = actions.map((action) => mayEver(actor, action));
    const [decision] = decisions;
    if (decision?.allowed === false && decisions.every(({ allowed }) => !allowed)) {
      const asked = forbiddenRequest(request, actor, this.clock.now());
      if (asked !== null) await this.directories.tokens.noteForbidden(asked);
      throw forbidden(actor, decision);
    }
    rememberActor(request, actor);
    return true;
  }
}
