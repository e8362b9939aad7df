import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import {
  canKeepCookies,
  Clock,
  csrfTokenOf,
  hashToken,
  LANGUAGE_COOKIE,
  setChoiceCookie,
  setDeviceCookie,
  setSessionCookie,
} from '@quadrant/http';
import {
  AccountRepository,
  SESSION_IDLE_MS,
  SessionRepository,
  KNOWN_DEVICE_LIFETIME_MS,
  SESSION_LIFETIME_MS,
} from '@quadrant/store/accounts';
import { accountOf } from './account.dto.js';
import { getAccount } from './get-account.js';
import type { SessionDto } from './session.dto.js';
import type { Begun } from './sign-in.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NOT_KEPT = say`This came over plain http, from where browsers keep no cookie of a session: open this site by https, or on its own machine as http://localhost. Where a proxy does the https, TRUST_PROXY has to name it.`;

/** Answers with the session that a request has, or begins. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** Sends a new session as a cookie, with the language of its owner. */
  async handOver(begun: Begun, request: FastifyRequest, reply: FastifyReply): Promise<SessionDto> {
    setSignInCookies(reply, begun, this.clock.now());
    const described = await this.describe(begun.handle, begun.secret, request);
    const { language } = described.account;
    if (language !== null) setChoiceCookie(reply, LANGUAGE_COOKIE, language);
    return described;
  }

  /** @param secret null for somebody who comes with a token */
  async describe(handle: string, secret: string | null, request: FastifyRequest): Promise<SessionDto> {
    const account = accountOf(await getAccount(this.accounts, handle));
    if (secret === null) return { account, csrfToken: null, expiresAt: null, notice: null };
    const now = this.clock.now();
    const session = await this.sessions.findByHash(hashToken(secret), now);
    const latest = session?.kind === 'valid' ? session.expiresAt : now;
    return {
      account,
      csrfToken: csrfTokenOf(secret),
      expiresAt: new Date(Math.min(latest.getTime(), now.getTime() + SESSION_IDLE_MS)),
      notice: canKeepCookies(request) ? null : NOT_KEPT,
    };
  }
}

/** Gives the browser a new session, and the secret by which the next sign-in recognizes it. */
function setSignInCookies(reply: FastifyReply, { secret, deviceSecret }: Begun, now: Date): void {
  setSessionCookie(reply, secret, new Date(now.getTime() + SESSION_LIFETIME_MS));
  setDeviceCookie(reply, deviceSecret, new Date(now.getTime() + KNOWN_DEVICE_LIFETIME_MS));
}
