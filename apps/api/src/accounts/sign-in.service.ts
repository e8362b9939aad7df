import { Injectable, Logger } from '@nestjs/common';
import { Clock, generateSecret, hashPassword, hashToken, isHashOutdated, isPasswordRight } from '@quadrant/http';
import { PasswordRepository, SessionRepository, type NewSession } from '@quadrant/store/people';
import { problemOfAccount } from './account-refusal.js';
import { Attempts } from './attempts.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

/** What a browser sends along when somebody signs in. */
export interface SignInCircumstances {
  /** Address of the network that it comes from. */
  readonly address: string;
  /** Secret of the session that the browser has already. */
  readonly sessionSecret: string | null;
  /** Secret by which the browser is known from an earlier sign-in. */
  readonly deviceSecret: string | null;
  readonly requestId: string;
}

/** A session that has begun. */
export interface Begun {
  readonly handle: string;
  /** What goes into the cookie of the session. */
  readonly secret: string;
  /** What goes into the cookie by which the browser is known at the next sign-in. */
  readonly deviceSecret: string;
}

/** Begins sessions. */
@Injectable()
export class SignIn {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly passwords: PasswordRepository,
    private readonly sessions: SessionRepository,
    private readonly attempts: Attempts,
    private readonly signInAttempts: SignInAttempts,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 401 when handle or password is wrong, 429 after too many of those, 403 when the account is disabled */
  async byPassword(handle: string, password: string, circumstances: SignInCircumstances): Promise<Begun> {
    const attempts = await this.signInAttempts.of(handle, circumstances);
    const holder = await this.attempts.limit(attempts, () => this.compare(handle, password, circumstances.requestId));
    const { accountId, passwordHash, isDisabled } = holder;
    if (isDisabled) throw problemOfAccount({ kind: 'account-disabled' });
    const proof = { way: 'password', passwordHash: await this.keepAtCost(accountId, passwordHash, password) } as const;
    return this.begin({ accountId, handle: holder.handle, proof }, circumstances);
  }

  /** A session of an account whose owner has shown who they are; in a new place, so that no other secret leads to it. */
  async begin(
    { handle, ...proved }: Pick<NewSession, 'accountId' | 'proof'> & { readonly handle: string },
    { sessionSecret, deviceSecret, requestId }: Omit<SignInCircumstances, 'address'>,
  ): Promise<Begun> {
    const { text, hash } = generateSecret('qds_');
    const replaces = sessionSecret === null ? null : hashToken(sessionSecret);
    const device = generateSecret('qdd_');
    const knownBy = { hash: device.hash, replaces: deviceSecret === null ? null : hashToken(deviceSecret) };
    const author = { at: this.clock.now(), requestId };
    if (!(await this.sessions.begin({ ...proved, hash, replaces, device: knownBy }, author)))
      throw problemOfAccount({ kind: 'sign-in-refused' });
    return { handle, secret: text, deviceSecret: device.text };
  }

  private async compare(handle: string, password: string, requestId: string) {
    const holder = await this.passwords.findByHandle(handle);
    const isRight = await isPasswordRight(holder?.passwordHash ?? null, password);
    if (isRight && holder?.passwordHash) return { ...holder, passwordHash: holder.passwordHash };
    // Nobody's handle may be a password, typed into the wrong field.
    this.logger.warn(`${requestId} wrong sign-in ${holder === null ? 'of nobody' : `of "${holder.handle}"`}`);
    throw problemOfAccount({ kind: 'sign-in-refused' });
  }

  /** The hash of the password from now on. */
  private async keepAtCost(accountId: string, passwordHash: string, password: string): Promise<string> {
    if (!isHashOutdated(passwordHash)) return passwordHash;
    const dearer = await hashPassword(password);
    await this.passwords.rehash(accountId, passwordHash, dearer);
    return dearer;
  }
}
