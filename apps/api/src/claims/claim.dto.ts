import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsLine, LONGEST_REASON } from '@quadrant/http';
import type { Claim } from '@quadrant/store/people';
import { IsOptional } from 'class-validator';

const LONGEST_CODE = 40;

export class NewClaimDto {
  @ApiPropertyOptional({
    maxLength: LONGEST_CODE,
    description: 'The one-time code of a receipt; without it somebody who knows the player confirms the claim',
    example: 'K7QF-2M9X-00AB-ZZ3T',
  })
  @IsOptional()
  @IsLine(LONGEST_CODE)
  code?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_REASON, description: 'A note for the person who confirms it' })
  @IsOptional()
  @IsLine(LONGEST_REASON)
  message?: string;
}

export class ClaimDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Handle of the player' })
  player: string;

  @ApiProperty({ description: 'Handle of the account that claims them' })
  account: string;

  @ApiProperty({ enum: ['waiting', 'confirmed', 'refused', 'withdrawn'] })
  state: string;

  @ApiProperty()
  message: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'string', nullable: true })
  decidedBy: string | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time' })
  decidedAt: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  reason: string | null;
}

export class ClaimPageDto {
  @ApiProperty({ type: [ClaimDto], description: 'The newest first' })
  rows: ClaimDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Cursor of the next page' })
  next: string | null;
}

export class ReleasedPlayerDto {
  @ApiProperty({ description: 'Handle of the player without an account now' })
  released: string;
}

export const claimOf = ({ id, player, account, state, message, createdAt, ...rest }: Claim): ClaimDto => ({
  id,
  player,
  account,
  state,
  message,
  createdAt: createdAt.toISOString(),
  decidedBy: rest.decidedBy,
  decidedAt: rest.decidedAt?.toISOString() ?? null,
  reason: rest.reason,
});
