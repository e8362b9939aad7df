import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsAnyText, IsTrueOrFalse, LONGEST_PASSWORD } from '@quadrant/http';
import { PASSWORD } from './account.dto.js';
import { SessionDto } from './session.dto.js';
import { IsOptional, MaxLength } from 'class-validator';

const KEEP_TOKENS = { default: false, description: 'Whether the tokens of the account stay valid' } as const;
const REVOKED_TOKENS = { type: 'integer', minimum: 0, description: 'How many tokens were revoked' } as const;

/** A new password, set by a one-time link. */
export class PasswordByLinkDto {
  @ApiProperty({ maxLength: 100, writeOnly: true, description: 'The part of the link after #' })
  @IsAnyText()
  @MaxLength(100, { message: 'must be at most 100 characters long' })
  link: string;

  @ApiProperty(PASSWORD)
  @IsAnyText()
  newPassword: string;

  @ApiPropertyOptional(KEEP_TOKENS)
  @IsOptional()
  @IsTrueOrFalse()
  keepTokens?: boolean;
}

/** A new password in place of the present one. */
export class PasswordChangeDto {
  @ApiProperty({ format: 'password', maxLength: LONGEST_PASSWORD, writeOnly: true })
  @IsAnyText()
  @MaxLength(2 * LONGEST_PASSWORD, { message: `must be at most ${LONGEST_PASSWORD} characters long` })
  currentPassword: string;

  @ApiProperty(PASSWORD)
  @IsAnyText()
  newPassword: string;

  @ApiPropertyOptional(KEEP_TOKENS)
  @IsOptional()
  @IsTrueOrFalse()
  keepTokens?: boolean;
}

export class PasswordChangedDto extends SessionDto {
  @ApiProperty(REVOKED_TOKENS)
  revokedTokens: number;
}

export class PasswordSetDto {
  @ApiProperty({ description: 'Handle of the account; sign in with the new password at /api/v1/session' })
  handle: string;

  @ApiProperty(REVOKED_TOKENS)
  revokedTokens: number;
}
