import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { Clock, hashToken, type Actor } from '@quadrant/http';
import { findHandleFault } from '@quadrant/rules/tournament';
import { IdentityRepository, SessionRepository } from '@quadrant/store/accounts';
import { problemOfAccount } from '../account-refusal.js';
import { SignIn, type Begun } from '../sign-in.service.js';
import { SignUps } from '../sign-ups.service.js';
import type { ProvidedIdentity } from './openid-provider.service.js';
import { problemOfOpenId } from './openid-refusal.js';

export interface OpenIdArrival {
  /** Secret of the session that the browser already has. */
  readonly sessionSecret: string | null;
  /** Secret by which the account knows the browser from an earlier sign-in. */
  readonly deviceSecret: string | null;
  /** Whether they were on a page of this site when they left. */
  readonly canLink: boolean;
  readonly address: string;
  readonly browser: string | null;
  readonly requestId: string;
}

/** Begins sessions for people who come back from the provider. It never gives anybody another person's account. */
@Injectable()
export class OpenIdSignIn {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly sessions: SessionRepository,
    private readonly signIn: SignIn,
    private readonly signUps: SignUps,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns a new session; null where the identity was connected to the account of the session that they have
   * @throws Problem for a disabled account, and for a new one that they cannot have
   */
  async arrive(identity: ProvidedIdentity, arrival: OpenIdArrival): Promise<Begun | null> {
    const account = await this.identities.findAccount(identity);
    if (account?.isDisabled === true) throw problemOfAccount({ kind: 'account-disabled' });
    if (account !== null) return this.begin(account, arrival);
    const actor = arrival.canLink ? await this.findSignedIn(arrival.sessionSecret) : null;
    if (actor === null) return this.begin(await this.signUp(identity, arrival), arrival);
    const author = { handle: actor.handle, at: this.clock.now(), requestId: arrival.requestId };
    if (!(await this.identities.link(actor.accountId, identity, author))) {
      throw problemOfOpenId({
        kind: 'openid-failed',
        detail: say`Another account was connected to the same identity at the same moment.`,
      });
    }
    return null;
  }

  private begin(
    account: { readonly accountId: string; readonly handle: string },
    arrival: OpenIdArrival,
  ): Promise<Begun> {
    const { accountId, handle } = account;
    return this.signIn.begin({ accountId, handle, proof: { way: 'openid' } }, arrival);
  }

  private async findSignedIn(secret: string | null): Promise<Pick<Actor, 'accountId' | 'handle'> | null> {
    if (secret === null) return null;
    const found = await this.sessions.findByHash(hashToken(secret), this.clock.now());
    return found?.kind === 'valid' ? found.principal : null;
  }

  private signUp(identity: ProvidedIdentity, arrival: OpenIdArrival) {
    const { issuer, subject, preferredUsername: handle } = identity;
    if (handle === null || findHandleFault(handle) !== null) throw problemOfOpenId({ kind: 'openid-without-handle' });
    return this.signUps.byIdentity({ handle, identity: { issuer, subject } }, arrival);
  }
}
