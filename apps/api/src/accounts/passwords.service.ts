import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import {
  addressKey,
  Clock,
  generateSecret,
  hashPassword,
  hashToken,
  isPasswordRight,
  problemOfKind,
  type Actor,
} from '@quadrant/http';
import { PasswordLinkRepository, PasswordRepository, type PasswordChanged } from '@quadrant/store/accounts';
import { Attempts } from './attempts.service.js';
import { problemOfPassword, refuseBadPassword } from './password-refusal.js';
import type { PasswordByLinkDto, PasswordChangeDto, PasswordSetDto } from './password.dto.js';
import type { Begun } from './sign-in.service.js';

/** Sets new passwords. */
@Injectable()
export class Passwords {
  constructor(
    private readonly passwords: PasswordRepository,
    private readonly links: PasswordLinkRepository,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets a password by a one-time link; a password that is refused leaves the link as it is.
   * @returns the account, and how many tokens were revoked
   * @throws Problem 422 for a link or a password that is not good, 429 after too many wrong links
   */
  async setByLink(
    { link, newPassword, keepTokens = false }: PasswordByLinkDto,
    { address, requestId }: { readonly address: string; readonly requestId: string },
  ): Promise<PasswordSetDto> {
    const hash = hashToken(link);
    const attempt = { purpose: 'one-time-secret', subject: addressKey(address) } as const;
    const { handle } = await this.attempts.limit([attempt], async () => {
      const holder = await this.links.find(hash, this.clock.now());
      if (holder === null) throw problemOfPassword({ kind: 'password-link-unknown' });
      return holder;
    });
    await refuseBadPassword(newPassword, handle);
    const change = { hash, passwordHash: await hashPassword(newPassword), keepTokens };
    const used = await this.links.use(change, { at: this.clock.now(), requestId });
    if (used === null) throw problemOfPassword({ kind: 'password-link-unknown' });
    return { handle: used.handle, revokedTokens: used.revokedTokens };
  }

  /**
   * Changes the password of a person who knows the current one.
   * @returns how many tokens were revoked, and the session that goes on; null for a request that came with a token
   * @throws Problem 422 for a wrong present password and for a new one that is not good, 429 after too many wrong ones
   */
  async change(
    { accountId, handle, tokenId }: Actor,
    { currentPassword, newPassword, keepTokens = false }: PasswordChangeDto,
    { requestId, browser }: { readonly requestId: string; readonly browser: string | null },
  ): Promise<PasswordChanged & { readonly session: Begun | null }> {
    const from = await this.attempts.limit([{ purpose: 'password-change', subject: accountId }], async () => {
      const passwordHash = (await this.passwords.findByHandle(handle))?.passwordHash ?? null;
      const isRight = await isPasswordRight(passwordHash, currentPassword);
      if (!isRight || passwordHash === null) throw problemOfPassword({ kind: 'password-wrong' });
      return passwordHash;
    });
    await refuseBadPassword(newPassword, handle);
    const [secret, device] = [generateSecret('qds_'), generateSecret('qdd_')];
    const session = tokenId === null ? { hash: secret.hash, deviceHash: device.hash, browser } : null;
    const change = { accountId, from, to: await hashPassword(newPassword), session, keepTokens };
    const changed = await this.passwords.change(change, { handle, at: this.clock.now(), requestId });
    if (changed === null) {
      throw problemOfKind('conflict', say`The password was changed by another request at the same time.`);
    }
    return { ...changed, session: session && { handle, secret: secret.text, deviceSecret: device.text } };
  }
}
