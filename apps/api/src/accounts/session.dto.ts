import { ApiProperty } from '@nestjs/swagger';
import { IsAnyText, LONGEST_PASSWORD } from '@quadrant/http';
import { AccountDto } from './account.dto.js';
import { CODE, LONGEST_CODE } from './second-factor/second-factor.dto.js';
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

/** The second step of a sign-in. */
export class SecondStepDto {
  @ApiProperty({ maxLength: 2000, description: 'The "challenge" that the answer to the first step carries' })
  @IsAnyText()
  @MaxLength(2000, { message: 'must be at most 2000 characters long' })
  challenge: string;

  @ApiProperty(CODE)
  @IsAnyText()
  @MaxLength(LONGEST_CODE, { message: `must be at most ${LONGEST_CODE} characters long` })
  code: string;
}

export class ListedSessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Browser and system, where the browser said so' })
  browser: string | null;

  @ApiProperty()
  beganAt: Date;

  @ApiProperty({ description: 'To the minute' })
  lastUsedAt: Date;

  @ApiProperty({ description: 'Whether the request comes with it' })
  isThisOne: boolean;
}

export class SessionListDto {
  @ApiProperty({ type: [ListedSessionDto], description: 'Yours first, then the one used last' })
  rows: ListedSessionDto[];
}

export class EndedSessionsDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many sessions ended' })
  ended: number;
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
