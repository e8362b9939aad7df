import { PickType } from '@nestjs/swagger';
import { f, nullable, PageQuery } from '@quadrant/http';
import type { Difference } from '@quadrant/rules/verification';
import type { VerificationRow } from '@quadrant/store/verification';

/** Verifications have no pages, only a limit. */
export class VerificationListQuery extends PickType(PageQuery, ['limit']) {}

class VerifiedTournamentDto implements NonNullable<Difference['tournament']> {
  @f.Id('Id of the tournament') key: string;
  @f.AnyText() name: string;
  @f.Instant() startsAt: string;
}

class DifferenceDto {
  @f.Of(VerifiedTournamentDto, {
    nullable,
    about: 'The first tournament that differs; null when what differs belongs to no single one',
  })
  tournament: VerifiedTournamentDto | null;
  @f.AnyText({ about: 'Which number, text or hash', example: 'rating after of ann, constructed' }) what: string;
  @f.AnyText({ nullable, about: 'What the replay gives, as text; null: nothing', example: '1508' })
  expected: string | null;
  @f.AnyText({ nullable, about: 'What is published, as text; null: nothing' }) got: string | null;
}

export class VerificationDto {
  @f.Instant({ nullable, about: 'Instant of the schedule; null when somebody asked' }) dueAt: Date | null;
  @f.Instant() startedAt: Date;
  @f.Instant({ nullable, about: 'Null while it is under way' }) finishedAt: Date | null;
  @f.Integer({ nullable, about: 'The run whose numbers were verified' }) run: number | null;
  @f.Integer({ nullable, about: 'Tournaments that were replayed' }) tournaments: number | null;
  @f.Integer({ nullable, about: 'Rated games in them' }) games: number | null;
  @f.Flag({
    nullable,
    about: 'Whether everything was the same; null while it is under way, and when it could not be done',
  })
  ok: boolean | null;
  @f.Of(DifferenceDto, { nullable, about: 'The first thing that differs' }) difference: DifferenceDto | null;
  @f.AnyText({ nullable, about: 'Why it could not be done' }) error: string | null;
}

export class VerificationListDto {
  @f.List(VerificationDto, 'Newest first') rows: VerificationDto[];
}

export function verificationOf({ id: _id, difference, ...row }: VerificationRow): VerificationDto {
  return { ...row, difference: difference && { ...difference, ...textsOf(difference) } };
}

const textsOf = ({ expected, got }: Difference) => ({ expected: textOf(expected), got: textOf(got) });

const textOf = (value: Difference['expected']): string | null => (value === null ? null : String(value));
