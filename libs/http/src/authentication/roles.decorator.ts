import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ApiProblems } from '../open-api/api-problems.decorator.js';
import type { Role } from './actor.js';

export const AllowedRoles = Reflector.createDecorator<readonly Role[]>();

/** Lets only tokens of these roles in; a route or controller without it is open to everybody. */
export function Roles(...roles: readonly [Role, ...Role[]]): ClassDecorator & MethodDecorator {
  return applyDecorators(AllowedRoles(roles), ApiBearerAuth(), ApiProblems(401, 403));
}
