import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBearerAuth, ApiCookieAuth, ApiExtension } from '@nestjs/swagger';
import { ruleOf, type Action } from '@quadrant/policy';
import { ApiProblems } from '../open-api/api-problems.decorator.js';

export const GuardedAction = Reflector.createDecorator<Action>();

/**
 * Lets only those in who may do this to something; whether they may do it to what they name is asked where that is known
 * (`may`, `Authority`). A route or controller without it is open to everybody.
 */
export function May(action: Action): ClassDecorator & MethodDecorator {
  const { scope, who } = ruleOf(action);
  return applyDecorators(
    GuardedAction(action),
    ApiBearerAuth(),
    ApiCookieAuth('session'),
    ApiProblems(401, 403),
    ApiExtension('x-action', action),
    ApiExtension('x-scope', scope),
    ApiExtension('x-allowed', who),
  );
}
