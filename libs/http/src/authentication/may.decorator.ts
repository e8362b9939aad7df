import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBearerAuth, ApiCookieAuth, ApiExtension } from '@nestjs/swagger';
import { ruleOf, type Action } from '@quadrant/rules/permissions';

export const GuardedAction = Reflector.createDecorator<readonly Action[]>();

/**
 * Lets only those in who may do this to something; whether they may do it to what they name is asked where that is known
 * (`may`, `Authority`). A route or controller without it is open to everybody.
 *
 * @param others for each of which it lets in too: what a request is then about says which of them it is
 */
export function May(action: Action, ...others: readonly Action[]): ClassDecorator & MethodDecorator {
  const { scope, who } = ruleOf(action);
  const also = others.map((other) => ({ action: other, scope: ruleOf(other).scope, allowed: ruleOf(other).who }));
  return applyDecorators(
    GuardedAction([action, ...others]),
    ApiBearerAuth(),
    ApiCookieAuth('session'),
    ApiExtension('x-action', action),
    ApiExtension('x-scope', scope),
    ApiExtension('x-allowed', who),
    ...(also.length > 0 ? [ApiExtension('x-or', also)] : []),
  );
}
