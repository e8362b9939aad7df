import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsAnyText, IsHandle, IsLine, LANGUAGES, LONGEST_PASSWORD, LONGEST_REASON } from '@quadrant/http';
import { CONTINENTS, GRANTED_ROLES } from '@quadrant/rules/permissions';
import type { Account, GivenRole } from '@quadrant/store/people';
import { PageDto } from '../paging/page.dto.js';
import { IsOptional, MaxLength } from 'class-validator';

export const PASSWORD = {
  format: 'password',
  minLength: 12,
  maxLength: LONGEST_PASSWORD,
  writeOnly: true,
  description: 'At least 12 characters; neither the handle nor one of the most common passwords',
} as const;

/** Who wants an account. */
export class NewAccountDto {
  @ApiProperty({ maxLength: 64, description: 'Your handle; it must not belong to a known player' })
  @IsHandle()
  handle: string;

  @ApiProperty(PASSWORD)
  @IsAnyText()
  password: string;

  @ApiPropertyOptional({ maxLength: 64, writeOnly: true, description: 'One-time code that shows which player you are' })
  @IsOptional()
  @IsAnyText()
  @MaxLength(64, { message: 'must be at most 64 characters long' })
  claimCode?: string;
}

/** For whom an administrator makes an account. */
export class InvitationDto {
  @ApiProperty({ maxLength: 64, description: 'The handle of the account' })
  @IsHandle()
  handle: string;
}

/** Why an account is disabled, or can be used again. */
export class SwitchReasonDto {
  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class GivenRoleDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: [...GRANTED_ROLES] })
  role: string;

  @ApiProperty({
    type: 'string',
    enum: [...CONTINENTS, null],
    nullable: true,
    description: "A coordinator's; null: all",
  })
  continent: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: "A regional coordinator's or an approved director's; null: everywhere",
  })
  region: string | null;

  @ApiProperty({ description: 'Handle of the account that gave it' })
  grantedBy: string;

  @ApiProperty()
  reason: string;

  @ApiProperty()
  grantedAt: Date;
}

export class AccountDto {
  @ApiProperty()
  handle: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The player who its owner is' })
  playerId: string | null;

  @ApiProperty({ type: [GivenRoleDto], description: 'Those that were given; who directs what says who is a director' })
  roles: GivenRoleDto[];

  @ApiProperty({ description: 'False: a link, a token or OpenID Connect is the only way in' })
  hasPassword: boolean;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  disabledAt: Date | null;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({
    type: 'string',
    enum: [...LANGUAGES, null],
    nullable: true,
    description: 'Chosen for pages; null: as the browser asks',
  })
  language: string | null;

  @ApiProperty({ format: 'uri-reference' })
  link: string;
}

export class AccountPageDto extends PageDto {
  @ApiProperty({ type: [AccountDto] })
  rows: AccountDto[];
}

/** A link with which a password is set, once. */
export class PasswordLinkDto {
  @ApiProperty()
  handle: string;

  @ApiProperty({
    format: 'uri-reference',
    description:
      'Shown only this once; what follows # is the secret. Without the setting PUBLIC_URL it is a path of this site, ' +
      'unless the request came to localhost',
  })
  url: string;

  @ApiProperty()
  expiresAt: Date;
}

export const roleOf = ({ id, role, grantedBy, reason, grantedAt, ...area }: GivenRole): GivenRoleDto => ({
  id,
  role,
  continent: 'continent' in area ? (area.continent ?? null) : null,
  region: 'region' in area ? area.region : null,
  grantedBy,
  reason,
  grantedAt,
});

export const accountOf = ({
  handle,
  playerId,
  roles,
  hasPassword,
  disabledAt,
  createdAt,
  language,
}: Account): AccountDto => ({
  handle,
  playerId,
  roles: roles.map(roleOf),
  hasPassword,
  disabledAt,
  createdAt,
  language,
  link: `/api/v1/accounts/${encodeURIComponent(handle)}`,
});
