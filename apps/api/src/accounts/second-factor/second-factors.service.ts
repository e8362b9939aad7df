import { Inject, Injectable } from '@nestjs/common';
import { Clock, isPasswordRight, type Actor } from '@quadrant/http';
import type { Author } from '@quadrant/store/audit';
import { PasswordRepository, SecondFactorRepository, type SecondFactor } from '@quadrant/store/accounts';
import type { AccountSettings } from '@quadrant/settings';
import { ACCOUNT_SETTINGS } from '../account-settings.js';
import { Attempts } from '../attempts.service.js';
import { problemOfPassword } from '../password-refusal.js';
import { addressOfSecret, hashOfRecoveryCode, newRecoveryCodes, newSecret, stepOfCode } from './codes.js';
import { problemOfSecondFactor } from './second-factor-refusal.js';
import type { BegunFactorDto, RemoveFactorDto, SecondFactorDto } from './second-factor.dto.js';

/** Lets people set up, use and switch off a second factor. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly passwords: PasswordRepository,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettings,
  ) {}

  async describe(accountId: string): Promise<SecondFactorDto> {
    const factor = await this.factors.find(accountId);
    const since = factor?.since ?? null;
    return {
      state: since !== null ? 'on' : factor === null ? 'off' : 'begun',
      since,
      recoveryCodesLeft: since === null ? 0 : factor!.recoveryCodesLeft,
      isRequired: this.settings.secondFactor === 'required',
    };
  }

  /** Whether a sign-in with the password needs a code too. */
  async isOn(accountId: string): Promise<boolean> {
    return (await this.findOn(accountId)) !== null;
  }

  /** @throws Problem 409 when one is on, 422 for a wrong password, 429 after too many of those */
  async begin({ accountId, handle }: Actor, password: string | undefined): Promise<BegunFactorDto> {
    await this.comparePassword(accountId, handle, password);
    const secret = newSecret();
    const isBegun = await this.factors.begin(accountId, secret, this.clock.now());
    if (!isBegun) throw problemOfSecondFactor({ kind: 'second-factor-on' });
    return { secret, uri: addressOfSecret(secret, handle) };
  }

  /**
   * Switches on the factor that was begun.
   * @returns its recovery codes
   * @throws Problem 409 when none was begun, 422 for a wrong code, 429 after too many of those
   */
  async confirm(accountId: string, code: string, author: Author): Promise<string[]> {
    const codes = newRecoveryCodes();
    const isOn = await this.limit(accountId, async () => {
      const factor = await this.factors.find(accountId);
      if (factor === null) throw problemOfSecondFactor({ kind: 'second-factor-off' });
      if (factor.since !== null) throw problemOfSecondFactor({ kind: 'second-factor-on' });
      const { secret } = factor;
      const step = secret === null ? null : stepOfCode(secret, code, author.at);
      if (secret === null || step === null) throw problemOfSecondFactor({ kind: 'second-factor-wrong' });
      return this.factors.confirm({ accountId, secret, step, hashes: codes.map(hashOfRecoveryCode) }, author);
    });
    if (!isOn) throw problemOfSecondFactor({ kind: 'second-factor-on' });
    return codes;
  }

  /** @throws Problem 409 when none is on, 422 for a wrong code, 429 after too many of those */
  async renewCodes(accountId: string, code: string, author: Author): Promise<string[]> {
    await this.check(accountId, code, author);
    const codes = newRecoveryCodes();
    const isOn = await this.factors.renewCodes(accountId, codes.map(hashOfRecoveryCode), author);
    if (!isOn) throw problemOfSecondFactor({ kind: 'second-factor-off' });
    return codes;
  }

  /** @throws Problem 409 when none is on, 422 for a wrong code or password, 429 after too many of those */
  async remove(
    { accountId, handle }: Actor,
    { code, currentPassword }: RemoveFactorDto,
    author: Author,
  ): Promise<void> {
    if (currentPassword !== undefined) await this.comparePassword(accountId, handle, currentPassword);
    else await this.check(accountId, code ?? '', author);
    const isRemoved = await this.factors.remove(accountId, author);
    if (!isRemoved) throw problemOfSecondFactor({ kind: 'second-factor-off' });
  }

  /**
   * Uses up a code of the app or a recovery code.
   *
   * @throws Problem 409 when no factor is on, 422 for a code that is wrong or used up, 429 after too many of those
   */
  check(accountId: string, code: string, author: Author): Promise<void> {
    return this.limit(accountId, async () => {
      const factor = await this.findOn(accountId);
      if (factor === null) throw problemOfSecondFactor({ kind: 'second-factor-off' });
      const step = factor.secret === null ? null : stepOfCode(factor.secret, code, author.at);
      const isUsedUp =
        step === null
          ? await this.factors.useRecoveryCode(accountId, hashOfRecoveryCode(code), author)
          : await this.factors.useStep(accountId, step);
      if (isUsedUp) return;
      throw problemOfSecondFactor({ kind: factor.secret === null ? 'second-factor-unread' : 'second-factor-wrong' });
    });
  }

  private async findOn(accountId: string): Promise<SecondFactor | null> {
    const factor = await this.factors.find(accountId);
    return factor?.since == null ? null : factor;
  }

  /** An account without a password has nothing to compare: its owner signs in at a provider. */
  private comparePassword(accountId: string, handle: string, password: string | undefined): Promise<void> {
    return this.attempts.limit([{ purpose: 'password-change', subject: accountId }], async () => {
      const hash = (await this.passwords.findByHandle(handle))?.passwordHash ?? null;
      if (hash === null && password === undefined) return;
      if (!(await isPasswordRight(hash, password ?? ''))) throw problemOfPassword({ kind: 'password-wrong' });
    });
  }

  private limit<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const attempts = (['second-factor', 'second-factor-hour'] as const).map((purpose) => ({
      purpose,
      subject: accountId,
    }));
    return this.attempts.limit(attempts, work);
  }
}
