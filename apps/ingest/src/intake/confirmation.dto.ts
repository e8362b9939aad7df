import { say } from '@quadrant/rules/message';
import { f, LONGEST_REASON, optional } from '@quadrant/http';
import { TO_BE_CONFIRMED, type Confirmation } from '@quadrant/rules/suspicions';
import { plainToInstance, type TransformFnParams } from 'class-transformer';

export const MOST_CONFIRMATIONS = 50;
export const TOO_MANY_CONFIRMATIONS = say`must have at most ${MOST_CONFIRMATIONS} confirmations`;

/** Proxies and servers limit queries, so a list of confirmations there is at most this long. A held report takes any number. */
export const LONGEST_CONFIRM = 8000;

const LONGEST_POINTER = 200;

export class ConfirmationDto {
  @f.Choice(TO_BE_CONFIRMED, 'Of the finding') code: string;
  @f.Line(LONGEST_POINTER, {
    optional,
    about: 'Of the finding; if left out, all findings of this code are confirmed',
    example: '/rounds/0/matches/2/score/0',
  })
  pointer?: string;
  @f.Line(LONGEST_REASON, 'It is kept with the report, and shown with it') reason: string;
}

export class ConfirmationsDto {
  @f.ListOf(ConfirmationDto, {
    least: 1,
    most: MOST_CONFIRMATIONS,
    says: { least: say`must have at least one confirmation`, most: TOO_MANY_CONFIRMATIONS },
  })
  confirm: ConfirmationDto[];
}

export const confirmationOf = ({ code, pointer, reason }: ConfirmationDto): Confirmation => ({
  code,
  pointer: pointer ?? null,
  reason: reason.trim(),
});

/** Reads a list in JSON; any other value stays as it is, to be refused. */
export function readConfirmations({ value }: TransformFnParams): unknown {
  if (typeof value !== 'string' || value.length > LONGEST_CONFIRM) return value;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.map((each: unknown) => plainToInstance(ConfirmationDto, each)) : list;
  } catch {
    return value;
  }
}
