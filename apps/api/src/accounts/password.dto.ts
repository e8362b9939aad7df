import { f, LONGEST_PASSWORD } from '@quadrant/http';
import { PASSWORD } from './account.dto.js';
import { SessionDto } from './session.dto.js';

const KEEP_TOKENS = { default: false, about: 'Whether the tokens of the account stay valid' } as const;
const REVOKED_TOKENS = { about: 'How many tokens were revoked' } as const;

/** A new password, set by a one-time link. */
export class PasswordByLinkDto {
  @f.LimitedText(100, { about: 'The part of the link after #', writeOnly: true }) link: string;
  @f.AnyText(PASSWORD) newPassword: string;
  @f.Flag({ optional: 'or-null', ...KEEP_TOKENS }) keepTokens?: boolean;
}

export class PasswordChangeDto {
  @f.LimitedText(LONGEST_PASSWORD, { format: 'password', writeOnly: true }, 2 * LONGEST_PASSWORD)
  currentPassword: string;
  @f.AnyText(PASSWORD) newPassword: string;
  @f.Flag({ optional: 'or-null', ...KEEP_TOKENS }) keepTokens?: boolean;
}

export class PasswordChangedDto extends SessionDto {
  @f.Count(REVOKED_TOKENS) revokedTokens: number;
}

export class PasswordSetDto {
  @f.AnyText('Handle of the account; sign in with the new password at /api/v1/session') handle: string;
  @f.Count(REVOKED_TOKENS) revokedTokens: number;
}
