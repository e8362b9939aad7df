import { Injectable } from '@nestjs/common';
import {
  Clock,
  generateSecret,
  hashPassword,
  hashToken,
  isPasswordRight,
  problemOfKind,
  type Actor,
} from '@quadrant/http';
import { PasswordLinkRepository, PasswordRepository } from '@quadrant/persistence';
import { addressKey } from './address-key.js';
import { Attempts } from './attempts.service.js';
import { currentPasswordWrong, passwordLinkUnknown, refuseBadPassword } from './password-refusal.js';
import type { PasswordChangeDto } from './password.dto.js';
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
   *
   * @returns whose it is
   * @throws Problem 422 for a link or a password that is not good, 429 after too many wrong links
   */
  async setByLink(
    link: string,
    newPassword: string,
    { address, requestId }: { readonly address: string; readonly requestId: string },
  ): Promise<string> {
    const hash = hashToken(link);
    const attempt = { purpose: 'one-time-secret', subject: addressKey(address) } as const;
    const { handle } = await this.attempts.limit([attempt], async () => {
      const holder = await this.links.find(hash, this.clock.now());
      if (holder === null) throw passwordLinkUnknown();
      return holder;
    });
    refuseBadPassword(newPassword, handle);
    const used = await this.links.use(hash, await hashPassword(newPassword), { at: this.clock.now(), requestId });
    if (used === null) throw passwordLinkUnknown();
    return used.handle;
  }

  /**
   * Changes the password of whoever knows it.
   *
   * @returns the session in which he goes on; null where he came with a token
   * @throws Problem 422 for a wrong present password and for a new one that is not good, 429 after too many wrong ones
   */
  async change(
    { accountId, handle, tokenId }: Actor,
    { currentPassword, newPassword }: PasswordChangeDto,
    requestId: string,
  ): Promise<Begun | null> {
    const from = await this.attempts.limit([{ purpose: 'password-change', subject: accountId }], async () => {
      const passwordHash = (await this.passwords.findByHandle(handle))?.passwordHash ?? null;
      const isRight = await isPasswordRight(passwordHash, currentPassword);
      if (!isRight || passwordHash === null) throw currentPasswordWrong();
      return passwordHash;
    });
    refuseBadPassword(newPassword, handle);
    const secret = tokenId === null ? generateSecret('qds_') : null;
    const change = { accountId, from, to: await hashPassword(newPassword), session: secret?.hash ?? null };
    if (!(await this.passwords.change(change, { handle, at: this.clock.now(), requestId }))) {
      throw problemOfKind('conflict', 'The password was changed by another request at the same time.');
    }
    return secret === null ? null : { handle, secret: secret.text };
  }
}
