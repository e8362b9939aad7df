import { Inject, Injectable } from '@nestjs/common';
import { addressKey, Clock, hashPassword, Quotas } from '@quadrant/http';
import { AccountRepository, type SignedUp, type SignUp } from '@quadrant/store/accounts';
import type { AccountSettings } from '@quadrant/settings';
import { problemOfAccount } from './account-refusal.js';
import { ACCOUNT_SETTINGS } from './account-settings.js';
import { Attempts } from './attempts.service.js';
import type { NewAccountDto } from './account.dto.js';
import { refuseBadPassword } from './password-refusal.js';

/** Makes accounts for people who sign up, unless the place belongs to somebody else. */
@Injectable()
export class SignUps {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly attempts: Attempts,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettings,
  ) {}

  /** @throws Problem for a handle, a code or a password that is refused, and where nobody signs up by themselves */
  async byPassword(
    { handle, password, claimCode }: NewAccountDto,
    { address, requestId }: { readonly address: string; readonly requestId: string },
  ): Promise<SignedUp> {
    this.refuseWhereClosed();
    await refuseBadPassword(password, handle);
    // The quota is checked before the password is hashed, which costs more than everything else here.
    const charge = await this.quotas.ofSignUp(addressKey(address));
    return this.attempts.limit([{ purpose: 'sign-up', subject: addressKey(address) }], async () => {
      const passwordHash = await hashPassword(password);
      return this.make({ handle, passwordHash, claimCode: claimCode ?? null, identity: null, charge }, requestId);
    });
  }

  /** @throws Problem as `byPassword` does */
  async byIdentity(
    wish: Pick<SignUp, 'handle' | 'identity'>,
    { address, requestId }: { readonly address: string; readonly requestId: string },
  ): Promise<SignedUp> {
    this.refuseWhereClosed();
    const charge = await this.quotas.ofSignUp(addressKey(address));
    return this.make({ ...wish, passwordHash: null, claimCode: null, charge }, requestId);
  }

  private async make(signUp: SignUp, requestId: string): Promise<SignedUp> {
    const answer = await this.accounts.signUp(signUp, { at: this.clock.now(), requestId });
    if (answer.kind === 'signed-up') return answer;
    throw problemOfAccount(answer);
  }

  private refuseWhereClosed(): void {
    if (this.settings.signUp === 'closed') throw problemOfAccount({ kind: 'sign-up-closed' });
  }
}
