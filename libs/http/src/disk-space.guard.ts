import { say } from '@quadrant/rules/message';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type DiskWatch } from '@quadrant/store/database';
import { describeSize } from '@quadrant/store/server';
import { problemOfKind } from './problem/problem-kinds.js';
import type { FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** People who run the system free space in minutes; asking once a minute costs nobody anything. */
const RETRY_AFTER_SECONDS = 60;

const isAllowedOnLowDisk = Reflector.createDecorator<true>();

/**
 * Lets an operation go on while the disk is nearly full, although it is no reading: for what writes a few hundred bytes and
 * is needed to look after the system.
 */
export const AllowedOnLowDisk = (): MethodDecorator => isAllowedOnLowDisk(true);

/** Refuses what would write while the disk is nearly full, so that PostgreSQL never meets a full one. Reading goes on. */
export class DiskSpaceGuard implements CanActivate {
  private readonly reflector = new Reflector();

  constructor(private readonly watch: DiskWatch) {}

  canActivate(context: ExecutionContext): boolean {
    const { shortage, limit } = this.watch;
    if (shortage === null) return true;
    if (READING.includes(context.switchToHttp().getRequest<FastifyRequest>().method)) return true;
    if (this.reflector.get(isAllowedOnLowDisk, context.getHandler())) return true;
    const free = describeSize(shortage.free ?? 0);
    throw problemOfKind(
      'disk-nearly-full',
      say`The disk of the server has ${free} left, and ${describeSize(limit)} are kept free. Nothing is stored at the moment; reading works.`,
      { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
    );
  }
}
