import { f, LANGUAGES, LONGEST_PASSWORD, LONGEST_REASON, nullable, optional } from '@quadrant/http';
import { CONTINENTS, GRANTED_ROLES, type Continent, type GrantedRole } from '@quadrant/rules/permissions';
import type { Account, GivenRole } from '@quadrant/store/accounts';
import { PageDto } from '../paging/page.dto.js';

export const PASSWORD = {
  format: 'password',
  minLength: 12,
  maxLength: LONGEST_PASSWORD,
  writeOnly: true,
  about: 'At least 12 characters; neither the handle nor one of the most common passwords',
} as const;

export class NewAccountDto {
  @f.Handle('Your handle; it must not belong to a known player') handle: string;
  @f.AnyText(PASSWORD) password: string;
  @f.LimitedText(64, { optional: 'or-null', about: 'One-time code that shows which player you are', writeOnly: true })
  claimCode?: string;
}

/** An administrator makes an account for somebody. */
export class InvitationDto {
  @f.Handle('The handle of the account') handle: string;
  @f.Choice(GRANTED_ROLES, { optional, nullable, about: 'A role that comes with the account; null: none' })
  role?: GrantedRole | null;
  @f.Choice(CONTINENTS, { optional, nullable, about: 'Of a coordinator; null: all continents' })
  continent?: Continent | null;
  @f.Region({ optional, nullable, about: 'Of a regional coordinator, or of a director; null: a director everywhere' })
  region?: string | null;
}

/** Why an account is disabled, or can be used again. */
export class SwitchReasonDto {
  @f.Line(LONGEST_REASON, 'Kept in the audit') reason: string;
}

export class GivenRoleDto {
  @f.Id() id: string;
  @f.Choice(GRANTED_ROLES) role: string;
  @f.Choice(CONTINENTS, { nullable, about: "A coordinator's; null: all" }) continent: string | null;
  @f.AnyText({ nullable, about: "A regional coordinator's or an approved director's; null: everywhere" })
  region: string | null;
  @f.AnyText('Handle of the account that gave it') grantedBy: string;
  @f.AnyText() reason: string;
  @f.Instant() grantedAt: Date;
}

export class AccountDto {
  @f.AnyText() handle: string;
  @f.Id({ nullable, about: 'The player who its owner is' }) playerId: string | null;
  @f.List(GivenRoleDto, 'Those that were given; who directs what says who is a director') roles: GivenRoleDto[];
  @f.Flag('False: a link, a token or OpenID Connect is the only way in') hasPassword: boolean;
  @f.Instant({ nullable }) disabledAt: Date | null;
  @f.Instant() createdAt: Date;
  @f.Choice(LANGUAGES, { nullable, about: 'Chosen for pages; null: as the browser asks' }) language: string | null;
  @f.Link() link: string;
}

export class AccountPageDto extends PageDto {
  @f.List(AccountDto) rows: AccountDto[];
}

/** A link with which a password is set, once. */
export class PasswordLinkDto {
  @f.AnyText() handle: string;
  @f.Link(
    'Shown only this once; what follows # is the secret. Without the setting PUBLIC_URL it is a path of this site, ' +
      'unless the request came to localhost',
  )
  url: string;
  @f.Instant() expiresAt: Date;
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
