import { ApiProperty } from '@nestjs/swagger';
import { LONGEST_PASSWORD } from '@quadrant/http';
import { IsString, MaxLength } from 'class-validator';
import { PASSWORD } from './account.dto.js';

/** A new password, set by a one-time link. */
export class PasswordByLinkDto {
  @ApiProperty({ maxLength: 100, writeOnly: true, description: 'What follows # in the link' })
  @IsString({ message: 'must be a text' })
  @MaxLength(100, { message: 'must be at most 100 characters long' })
  link: string;

  @ApiProperty(PASSWORD)
  @IsString({ message: 'must be a text' })
  newPassword: string;
}

/** A new password in place of the present one. */
export class PasswordChangeDto {
  @ApiProperty({ format: 'password', maxLength: LONGEST_PASSWORD, writeOnly: true })
  @IsString({ message: 'must be a text' })
  @MaxLength(2 * LONGEST_PASSWORD, { message: `must be at most ${LONGEST_PASSWORD} characters long` })
  currentPassword: string;

  @ApiProperty(PASSWORD)
  @IsString({ message: 'must be a text' })
  newPassword: string;
}

export class PasswordSetDto {
  @ApiProperty({ description: 'Whose password it is; he signs in with it at /api/v1/session' })
  handle: string;
}
