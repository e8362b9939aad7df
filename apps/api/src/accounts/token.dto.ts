import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsHandle, IsLine } from '@quadrant/http';
import { SCOPES, type Scope } from '@quadrant/rules/permissions';
import type { ListedToken } from '@quadrant/store/people';
import { IsMoment } from '../requests/text-rules.js';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsOptional } from 'class-validator';

const LONGEST_NAME = 100;

/** A token that somebody makes for a program. */
export class NewTokenDto {
  @ApiProperty({ maxLength: LONGEST_NAME, example: 'pairings at the club', description: 'What you call it' })
  @IsLine(LONGEST_NAME)
  name: string;

  @ApiProperty({ enum: [...SCOPES], isArray: true, description: 'What it may be used for' })
  @ArrayMinSize(1, { message: 'must name at least one scope' })
  @ArrayMaxSize(SCOPES.length, { message: `must name at most ${SCOPES.length} scopes` })
  @ArrayUnique({ message: 'must name each scope once' })
  @IsIn(SCOPES, { each: true, message: `must each be one of ${SCOPES.join(', ')}` })
  scopes: Scope[];

  @ApiPropertyOptional({ format: 'date-time', description: 'Without it, the token expires after 365 days' })
  @IsOptional()
  @IsMoment()
  expiresAt?: string;
}

/** Whose tokens are listed. */
export class TokenListQuery {
  @ApiPropertyOptional({ description: 'Handle of the account; without it, your own' })
  @IsOptional()
  @IsHandle()
  handle?: string;
}

export class TokenDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Handle of the account' })
  handle: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'qdt_9fK2', description: 'How it begins' })
  prefix: string | null;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: [...SCOPES], isArray: true })
  scopes: Scope[];

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, description: 'To the minute' })
  lastUsedAt: Date | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  expiresAt: Date | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  revokedAt: Date | null;
}

export class CreatedTokenDto extends TokenDto {
  @ApiProperty({ description: 'The token itself: shown only this once' })
  token: string;
}

export class TokenListDto {
  @ApiProperty({ type: [TokenDto], description: 'Newest first, the revoked ones too' })
  rows: TokenDto[];
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
