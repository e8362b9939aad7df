import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IfGiven, IsLine, IsOneOf, LONGEST_REASON } from '@quadrant/http';
import { TO_BE_CONFIRMED, type Confirmation } from '@quadrant/rules/intake';
import { plainToInstance, Type, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';

export const MOST_CONFIRMATIONS = 50;

/** Characters of a list of them in a query, which proxies and servers limit; a held report takes as many as there are. */
export const LONGEST_CONFIRM = 8000;

const LONGEST_POINTER = 200;

/** Why a finding is right as it is. */
export class ConfirmationDto {
  @ApiProperty({ enum: [...TO_BE_CONFIRMED], description: 'Of the finding' })
  @IsOneOf(TO_BE_CONFIRMED)
  code: string;

  @ApiPropertyOptional({
    maxLength: LONGEST_POINTER,
    example: '/rounds/0/matches/2/score/0',
    description: 'Of the finding; if left out, all findings of this code are confirmed',
  })
  @IfGiven()
  @IsLine(LONGEST_POINTER)
  pointer?: string;

  @ApiProperty({ maxLength: LONGEST_REASON, description: 'It is kept with the report, and shown with it' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

/** What the sender of a held report says to its findings. */
export class ConfirmationsDto {
  @ApiProperty({ type: [ConfirmationDto], minItems: 1, maxItems: MOST_CONFIRMATIONS })
  @IsArray({ message: 'must be a list' })
  @ArrayMinSize(1, { message: 'must have at least one confirmation' })
  @ArrayMaxSize(MOST_CONFIRMATIONS, { message: `must have at most ${MOST_CONFIRMATIONS} confirmations` })
  @ValidateNested({ each: true })
  @Type(() => ConfirmationDto)
  confirm: ConfirmationDto[];
}

export const confirmationOf = ({ code, pointer, reason }: ConfirmationDto): Confirmation => ({
  code,
  pointer: pointer ?? null,
  reason: reason.trim(),
});

/** A list in JSON; what is none stays as it is, to be refused. */
export function readConfirmations({ value }: TransformFnParams): unknown {
  if (typeof value !== 'string' || value.length > LONGEST_CONFIRM) return value;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.map((each: unknown) => plainToInstance(ConfirmationDto, each)) : list;
  } catch {
    return value;
  }
}
