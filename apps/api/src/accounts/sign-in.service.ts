import { Injectable, Logger } from '@nestjs/common';
import { Clock, generateSecret, hashPassword, hashToken, isHashOutdated, isPasswordRight } from '@quadrant/http';
import {
  PasswordRepository,
  SecondFactorRepository,
  SessionRepository,
  type NewSession,
} from '@quadrant/store/accounts';
import { problemOfAccount } from './account-refusal.js';
import { Attempts } from './attempts.service.js';
import { problemOfSecondFactor } from './second-factor/second-factor-refusal.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

export interface SignInCircumstances {
  readonly address: string;
  /** Secret of the session that the browser has already. */
  readonly sessionSecret: string | null;
  /** Secret by which the browser is known from an earlier sign-in. */
  readonly deviceSecret: string | null;
  /** The name that {@link browserOf} gives to the browser. */
  readonly browser: string | null;
  readonly requestId: string;
}

export interface Begun {
  readonly handle: string;
  /** The cookie of the session carries this. */
  readonly secret: string;
  /** The cookie by which the next sign-in recognizes the browser carries this. */
  readonly deviceSecret: string;
}

/** A browser brings this back, sealed, from the first step of a sign-in. */
interface FirstStep {
  readonly accountId: string;
  readonly handle: string;
  readonly passwordHash: string;
  /** The first step expires at this time, in milliseconds since 1970. */
  readonly until: number;
}

/** People may need this long to find their telephone. */
const SECOND_STEP_MS = 600_000;

@Injectable()
export class SignIn {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly passwords: PasswordRepository,
    private readonly sessions: SessionRepository,
    private readonly attempts: Attempts,
    private readonly signInAttempts: SignInAttempts,
    private readonly secondFactors: SecondFactors,
    private readonly factors: SecondFactorRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem 401 when handle or password is wrong, or when the account has a second factor; 429 after too many wrong
   *   ones; 403 when the account is disabled
   */
  async byPassword(handle: string, password: string, circumstances: SignInCircumstances): Promise<Begun> {
    const attempts = await this.signInAttempts.of(handle, circumstances);
    const holder = await this.attempts.limit(attempts, () => this.compare(handle, password, circumstances.requestId));
    const { accountId, passwordHash, isDisabled } = holder;
    if (isDisabled) throw problemOfAccount({ kind: 'account-disabled' });
    const proof = { way: 'password', passwordHash: await this.keepAtCost(accountId, passwordHash, password) } as const;
    if (await this.secondFactors.isOn(accountId)) {
      const until = this.clock.now().getTime() + SECOND_STEP_MS;
      const first: FirstStep = { accountId, handle: holder.handle, passwordHash: proof.passwordHash, until };
      const challenge = this.factors.sealChallenge(JSON.stringify(first));
      throw problemOfSecondFactor({ kind: 'second-factor-needed', challenge });
    }
    return this.begin({ accountId, handle: holder.handle, proof }, circumstances);
  }

  /**
   * Finishes a sign-in after the password was right.
   * @throws Problem 422 for a code that is wrong or used up, or a first step that is over; 429 after too many wrong
   * codes
   */
  async bySecondFactor(challenge: string, code: string, circumstances: SignInCircumstances): Promise<Begun> {
    const text = this.factors.openChallenge(challenge);
    const first = text === null ? null : (JSON.parse(text) as FirstStep);
    const at = this.clock.now();
    if (first === null || first.until < at.getTime()) throw problemOfSecondFactor({ kind: 'second-factor-late' });
    const { accountId, handle, passwordHash } = first;
    await this.secondFactors.check(accountId, code, { handle, at, requestId: circumstances.requestId });
    return this.begin({ accountId, handle, proof: { way: 'password', passwordHash } }, circumstances);
  }

  /**
   * Begins a session of an account whose owner has shown who they are. It has a new secret, so that no earlier one
   * leads to it.
   */
  async begin(
    { handle, ...proved }: Pick<NewSession, 'accountId' | 'proof'> & { readonly handle: string },
    { sessionSecret, deviceSecret, browser, requestId }: Omit<SignInCircumstances, 'address'>,
  ): Promise<Begun> {
    const { text, hash } = generateSecret('qds_');
    const replaces = sessionSecret === null ? null : hashToken(sessionSecret);
    const device = generateSecret('qdd_');
    const knownBy = { hash: device.hash, replaces: deviceSecret === null ? null : hashToken(deviceSecret) };
    const author = { at: this.clock.now(), requestId };
    if (!(await this.sessions.begin({ ...proved, hash, replaces, device: knownBy, browser }, author)))
      throw problemOfAccount({ kind: 'sign-in-refused' });
    return { handle, secret: text, deviceSecret: device.text };
  }

  private async compare(handle: string, password: string, requestId: string) {
    const holder = await this.passwords.findByHandle(handle);
    const isRight = await isPasswordRight(holder?.passwordHash ?? null, password);
    if (isRight && holder?.passwordHash) return { ...holder, passwordHash: holder.passwordHash };
    // An unknown handle is not logged: it may be a password, typed into the wrong field.
    this.logger.warn(`${requestId} wrong sign-in ${holder === null ? 'of nobody' : `of "${holder.handle}"`}`);
    throw problemOfAccount({ kind: 'sign-in-refused' });
  }

  /** Hashes the password again where its hash is outdated, and returns the hash that is stored now. */
  private async keepAtCost(accountId: string, passwordHash: string, password: string): Promise<string> {
    if (!isHashOutdated(passwordHash)) return passwordHash;
    const dearer = await hashPassword(password);
    await this.passwords.rehash(accountId, passwordHash, dearer);
    return dearer;
  }
}
