import { say } from '@quadrant/rules/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfOpenId } from './openid-refusal.js';

/** The server needs these values again when the provider sends somebody back. */
export interface OpenIdFlow {
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636: proves that the same client began and finishes the flow. */
  readonly codeVerifier: string;
  /** Path to go to in the end. */
  readonly to: string;
  /** Whether the identity may be connected to an account that is signed in to already. */
  readonly canLink: boolean;
}

const COOKIE = '__Host-quadrant-openid';
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;
const PATIENCE_SECONDS = 600;

/** Gives the flow to the browser that begins it: no other browser can finish it. */
export function keepFlow(reply: FastifyReply, flow: OpenIdFlow): void {
  const value = Buffer.from(JSON.stringify(flow)).toString('base64url');
  void reply.setCookie(COOKIE, value, { ...ATTRIBUTES, maxAge: PATIENCE_SECONDS });
}

/**
 * Takes the flow that a browser has begun; it cannot be used again.
 * @throws Problem 400 where it has begun none
 */
export function takeFlow({ cookies }: FastifyRequest, reply: FastifyReply): OpenIdFlow {
  const text = cookies[COOKIE];
  void reply.clearCookie(COOKIE, ATTRIBUTES);
  const flow = text === undefined ? null : readFlow(text);
  if (flow === null) {
    throw problemOfOpenId({
      kind: 'openid-failed',
      detail: say`This browser has not begun to sign in, did so long ago, or keeps no cookies of this site.`,
    });
  }
  return flow;
}

function readFlow(text: string): OpenIdFlow | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return isFlow(value) ? value : null;
  } catch {
    return null;
  }
}

function isFlow(value: unknown): value is OpenIdFlow {
  if (typeof value !== 'object' || value === null) return false;
  const { state, nonce, codeVerifier, to, canLink } = value as Record<keyof OpenIdFlow, unknown>;
  return [state, nonce, codeVerifier, to].every((each) => typeof each === 'string') && typeof canLink === 'boolean';
}
