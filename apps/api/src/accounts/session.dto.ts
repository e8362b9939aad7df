import { ApiProperty } from '@nestjs/swagger';
import { IsAnyText, LONGEST_PASSWORD } from '@quadrant/http';
import { AccountDto } from './account.dto.js';
import { MaxLength } from 'class-validator';

/** Who signs in. */
export class SignInDto {
  @ApiProperty({ maxLength: 256 })
  @IsAnyText()
  @MaxLength(256, { message: 'must be at most 256 characters long' })
  handle: string;

  @ApiProperty({ format: 'password', maxLength: LONGEST_PASSWORD, writeOnly: true })
  @IsAnyText()
  @MaxLength(2 * LONGEST_PASSWORD, { message: `must be at most ${LONGEST_PASSWORD} characters long` })
  password: string;
}

export class SessionDto {
  @ApiProperty()
  account: AccountDto;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'To be sent with every change, in the header X-CSRF-Token; null for a token, which needs none',
  })
  csrfToken: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the session is over if it is not used; null for a token',
  })
  expiresAt: Date | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Why no session can be kept, if there is a reason',
  })
  notice: string | null;
}

export class SignedOutDto {
  @ApiProperty({ description: 'When the session ended' })
  signedOutAt: Date;
}
