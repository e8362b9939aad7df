import { type Text, say, listed } from '@quadrant/rules/message';
import type { Decision, Relation } from '@quadrant/rules/permissions';
import type { ForbiddenRequest } from '@quadrant/store/accounts';
import type { RefusedRequest } from '@quadrant/rules/events';
import { maskSecrets } from '../problem/mask-secrets.js';
import type { Problem } from '../problem/problem.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { Actor } from './actor.js';
import type { FastifyRequest } from 'fastify';

type Refused = Extract<Decision, { allowed: false }>;

const WHO: Readonly<Record<Relation, Text>> = {
  member: say`anybody with an account`,
  owner: say`its owner`,
  director: say`a director of the tournament`,
  'league-director': say`the director of the league`,
  coordinator: say`a coordinator of the place`,
  'continental-coordinator': say`the coordinator of the continent`,
  'worldwide-coordinator': say`the coordinator of all continents`,
  'director-of-organized-play': say`the Director of Organized Play`,
  administrator: say`an administrator`,
};

/** The actor may have the role, but for another subject. */
const NOT_HERE = say`Here you are none of them.`;

/** Returns the problem 403, which says what the actor may not do, and who may. */
export function forbidden(
  { scopes, owesSecondFactor = false }: Pick<Actor, 'scopes' | 'owesSecondFactor'>,
  { lacks, scope, needs }: Refused,
): Problem {
  const extra = { scope, allowed: needs };
  if (lacks === 'scope') {
    const detail = say`This needs a token with the scope "${scope}"; yours has ${scopes.map((each) => `"${each}"`).join(', ')}.`;
    return problemOfKind('forbidden', detail, { advice: say`Use a token with the required scope.`, extra });
  }
  if (owesSecondFactor) {
    return problemOfKind('second-factor-required', say`Your roles rest: your account has no second factor yet.`, {
      extra,
    });
  }
  return isNotFor(needs, lacks === 'role' ? say`You have no such role.` : NOT_HERE, extra);
}

/** Returns the problem 403 for something that, as it is now, only others may do. */
export const notForYou = (needs: readonly Relation[]): Problem => isNotFor(needs, NOT_HERE, { allowed: needs });

const isNotFor = (needs: readonly Relation[], about: Text, extra: Readonly<Record<string, unknown>>): Problem =>
  problemOfKind(
    'forbidden',
    say`Only ${listed(
      needs.map((each) => WHO[each]),
      'or',
    )} may do this. ${about}`,
    {
      extra,
    },
  );

/** Returns the record of a forbidden request for the audit; null for a request that would have changed nothing. */
export function forbiddenRequest(
  { method, url, routeOptions, id: requestId }: FastifyRequest,
  actor: Actor,
  at: Date,
): ForbiddenRequest | null {
  if (method === 'GET' || method === 'HEAD') return null;
  const path = maskSecrets(url.split('?', 1)[0] ?? url);
  // The path begins with a slash, and only these methods have routes that change anything.
  const action = `${method} ${routeOptions.url ?? path}` as RefusedRequest;
  return { actor, action, subject: path, at, requestId };
}
