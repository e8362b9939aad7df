import { ApiProperty, PickType } from '@nestjs/swagger';
import { PageQuery } from '@quadrant/http';
import type { Difference } from '@quadrant/rules/outcome';
import type { VerificationRow } from '@quadrant/store/proof';

/** How many verifications are asked for; they have no pages. */
export class VerificationListQuery extends PickType(PageQuery, ['limit']) {}

class VerifiedTournamentDto implements NonNullable<Difference['tournament']> {
  @ApiProperty({ format: 'uuid', description: 'Id of the tournament' })
  key: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;
}

class DifferenceDto {
  @ApiProperty({
    type: VerifiedTournamentDto,
    nullable: true,
    description: 'The first tournament that differs; null when what differs belongs to no single one',
  })
  tournament: VerifiedTournamentDto | null;

  @ApiProperty({ description: 'Which number, text or hash', example: 'rating after of ann, constructed' })
  what: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'What the replay gives, as text; null: nothing',
    example: '1508',
  })
  expected: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'What is published, as text; null: nothing' })
  got: string | null;
}

/** A replay of everything that was published, and what came of it. */
export class VerificationDto {
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'Instant of the schedule; null when somebody asked',
  })
  dueAt: Date | null;

  @ApiProperty()
  startedAt: Date;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, description: 'Null while it is under way' })
  finishedAt: Date | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The run whose numbers were verified' })
  run: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Tournaments that were replayed' })
  tournaments: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Rated games in them' })
  games: number | null;

  @ApiProperty({
    type: 'boolean',
    nullable: true,
    description: 'Whether everything was the same; null while it is under way, and when it could not be done',
  })
  ok: boolean | null;

  @ApiProperty({ type: DifferenceDto, nullable: true, description: 'The first thing that differs' })
  difference: DifferenceDto | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it could not be done' })
  error: string | null;
}

export class VerificationListDto {
  @ApiProperty({ type: [VerificationDto], description: 'Newest first' })
  rows: VerificationDto[];
}

export function verificationOf({ id: _id, difference, ...row }: VerificationRow): VerificationDto {
  return { ...row, difference: difference && { ...difference, ...textsOf(difference) } };
}

const textsOf = ({ expected, got }: Difference) => ({ expected: textOf(expected), got: textOf(got) });

const textOf = (value: Difference['expected']): string | null => (value === null ? null : String(value));
