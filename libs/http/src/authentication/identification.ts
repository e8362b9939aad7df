import { type Text, say } from '@quadrant/rules/message';
import type { AccountPrincipal, Grant } from '@quadrant/rules/permissions';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../problem/problem.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { Actor, SessionDirectory, TokenDirectory } from './actor.js';
import { refuseForged } from './same-origin.js';
import { readSessionSecret } from './session-cookie.js';
import { hashToken, isWellFormedToken, looksLikeToken } from './token.js';

// RFC 6750 section 2.1, RFC 9110 section 11.1: the scheme in any case, then one token.
const BEARER = /^bearer +([\w~+/.-]+=*) *$/i;

const READING = ['GET', 'HEAD', 'OPTIONS'];

export interface Directories {
  readonly tokens: TokenDirectory;
  readonly sessions: SessionDirectory;
  /** Whether administrators and coordinators need one. */
  readonly isSecondFactorRequired: boolean;
}

/**
 * Identifies the sender of a request: by their token, if there is one, otherwise by their session.
 *
 * @throws Problem 401 that says what is missing; 403 for a change that comes with a session, but not from our own pages
 */
export async function identify(request: FastifyRequest, directories: Directories, now: Date): Promise<Actor> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return identifyByToken(authorization, directories.tokens, now);
  const secret = readSessionSecret(request);
  if (secret === null) throw unauthorized(say`The request has neither a token nor a session.`);
  const actor = await identifyBySession(secret, directories, now);
  if (!READING.includes(request.method)) refuseForged(request, secret);
  return actor;
}

async function identifyByToken(header: string, tokens: TokenDirectory, now: Date): Promise<Actor> {
  const text = BEARER.exec(header)?.[1];
  if (text === undefined) throw unauthorized(say`The Authorization header is not of the form "Bearer <token>".`);
  if (!looksLikeToken(text)) throw unauthorized(say`The token is not one of ours.`, 'invalid_token');
  if (!isWellFormedToken(text)) throw unauthorized(say`The token has a typing error.`, 'invalid_token');
  const found = await tokens.findByHash(hashToken(text), now);
  switch (found?.kind) {
    case 'valid':
      return { ...found.principal, tokenId: found.tokenId };
    case 'expired':
      throw unauthorized(say`The token expired at ${found.expiresAt.toISOString()}.`, 'invalid_token');
    case 'account-disabled':
      throw unauthorized(say`The account of the token is disabled.`, 'invalid_token');
    default:
      throw unauthorized(say`The token is unknown here or was revoked.`, 'invalid_token');
  }
}

async function identifyBySession(
  secret: string,
  { sessions, isSecondFactorRequired }: Directories,
  now: Date,
): Promise<Actor> {
  const found = await sessions.findByHash(hashToken(secret), now);
  switch (found?.kind) {
    case 'valid':
      return actorOf(found.principal, isSecondFactorRequired && found.lacksSecondFactor);
    case 'expired':
      throw unauthorized(say`The session is over: it was not used for long, or began long ago.`);
    case 'account-disabled':
      throw unauthorized(say`The account of the session is disabled.`);
    default:
      throw unauthorized(say`The session is unknown here or has ended.`);
  }
}

/** Directors of tournaments and leagues do not have such a role, since they act only on what is theirs. */
const isOffice = ({ role }: Grant): boolean => role !== 'director';

/** Returns the actor of a session. Without a required second factor, they count as having no office. */
function actorOf(principal: AccountPrincipal, isToSetUp: boolean): Actor {
  const owesSecondFactor = isToSetUp && principal.grants.some(isOffice);
  if (!owesSecondFactor) return { ...principal, tokenId: null };
  return {
    ...principal,
    grants: principal.grants.filter((grant) => !isOffice(grant)),
    tokenId: null,
    owesSecondFactor,
  };
}

function unauthorized(detail: Text, error?: 'invalid_token'): Problem {
  const challenge = error === undefined ? 'Bearer' : `Bearer error="${error}"`;
  return problemOfKind('unauthorized', detail, { headers: { 'www-authenticate': challenge } });
}
