import { f, nullable, optional } from '@quadrant/http';
import { SCOPES, type Scope } from '@quadrant/rules/permissions';
import type { ListedToken } from '@quadrant/store/accounts';
import { Moment } from '../requests/fields.js';

const LONGEST_NAME = 100;

export class NewTokenDto {
  @f.Line(LONGEST_NAME, { about: 'What you call it', example: 'pairings at the club' }) name: string;
  @f.ChoicesOf(
    SCOPES,
    {
      least: 1,
      most: SCOPES.length,
      once: (scope: Scope) => scope,
      says: {
        least: 'must name at least one scope',
        most: `must name at most ${SCOPES.length} scopes`,
        once: 'must name each scope once',
      },
    },
    'What it may be used for',
  )
  scopes: Scope[];
  @Moment({ optional: 'or-null', about: 'Without it, the token expires after 365 days', format: 'date-time' })
  expiresAt?: string;
}

export class TokenListQuery {
  @f.Handle({ optional, about: 'Handle of the account; without it, your own' }) handle?: string;
}

export class TokenDto {
  @f.Id() id: string;
  @f.AnyText('Handle of the account') handle: string;
  @f.AnyText({ nullable, about: 'How it begins', example: 'qdt_9fK2' }) prefix: string | null;
  @f.AnyText() name: string;
  @f.Choices(SCOPES) scopes: Scope[];
  @f.Instant() createdAt: Date;
  @f.Instant({ nullable, about: 'To the minute' }) lastUsedAt: Date | null;
  @f.Instant({ nullable }) expiresAt: Date | null;
  @f.Instant({ nullable }) revokedAt: Date | null;
}

export class CreatedTokenDto extends TokenDto {
  @f.AnyText('The token itself: shown only this once') token: string;
}

export class TokenListDto {
  @f.List(TokenDto, 'Newest first, the revoked ones too') rows: TokenDto[];
}

export const tokenOf = (token: ListedToken): TokenDto => ({
  id: token.id,
  handle: token.handle,
  prefix: token.prefix,
  name: token.name,
  scopes: [...token.scopes],
  createdAt: token.createdAt,
  lastUsedAt: token.lastUsedAt,
  expiresAt: token.expiresAt,
  revokedAt: token.revokedAt,
});
