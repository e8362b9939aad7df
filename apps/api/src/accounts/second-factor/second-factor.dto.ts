import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsAnyText, LONGEST_PASSWORD } from '@quadrant/http';
import { IsOptional, MaxLength } from 'class-validator';

export const LONGEST_CODE = 40;
export const CODE = {
  maxLength: LONGEST_CODE,
  writeOnly: true,
  description: 'Six digits of the app, or a recovery code',
};

/** Shows that the owner sends the request, where the account has a password. */
export class BeginFactorDto {
  @ApiPropertyOptional({ format: 'password', maxLength: LONGEST_PASSWORD, writeOnly: true })
  @IsOptional()
  @IsAnyText()
  @MaxLength(2 * LONGEST_PASSWORD, { message: `must be at most ${LONGEST_PASSWORD} characters long` })
  currentPassword?: string;
}

export class CodeDto {
  @ApiProperty(CODE)
  @IsAnyText()
  @MaxLength(LONGEST_CODE, { message: `must be at most ${LONGEST_CODE} characters long` })
  code: string;
}

/** A code or the password. */
export class RemoveFactorDto extends BeginFactorDto {
  @ApiPropertyOptional(CODE)
  @IsOptional()
  @IsAnyText()
  @MaxLength(LONGEST_CODE, { message: `must be at most ${LONGEST_CODE} characters long` })
  code?: string;
}

export class SecondFactorDto {
  @ApiProperty({ enum: ['off', 'begun', 'on'] })
  state: 'off' | 'begun' | 'on';

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, description: 'Since when it is on' })
  since: Date | null;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Recovery codes that were not used yet' })
  recoveryCodesLeft: number;

  @ApiProperty({ description: 'Whether this installation requires it of administrators and coordinators' })
  isRequired: boolean;
}

export class BegunFactorDto {
  @ApiProperty({ description: 'To be typed into an app, in base32 (RFC 4648)' })
  secret: string;

  @ApiProperty({ description: 'The same as an otpauth:// address, which a QR code carries' })
  uri: string;
}

export class ResetFactorDto {
  @ApiProperty({ description: 'When it was taken off' })
  resetAt: Date;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String], description: 'Each works once in place of a code of the app; shown only this once' })
  recoveryCodes: string[];
}
