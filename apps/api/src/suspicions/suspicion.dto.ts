import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FindingDto, IsTrueOrFalse, PageQuery } from '@quadrant/http';
import type { ConfirmedFinding, Suspicion } from '@quadrant/store/intake';
import { Transform } from 'class-transformer';

const text = { type: 'string', nullable: true } as const;

export class SuspicionQuery extends PageQuery {
  @ApiPropertyOptional({ type: 'boolean', default: false, description: 'true: those that somebody says are fine' })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsTrueOrFalse()
  excluded: boolean = false;
}

/** Something improbable about a tournament. */
class ImprobableFactDto {
  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty({ description: 'Name of the tournament' })
  tournament: string;

  @ApiProperty({ format: 'date', description: 'Local date of the tournament' })
  date: string;

  @ApiProperty(text)
  country: string | null;

  @ApiProperty(text)
  region: string | null;

  @ApiProperty()
  finding: FindingDto;
}

/** Something improbable that the checks of the night found. */
export class SuspicionDto extends ImprobableFactDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  foundAt: Date;

  @ApiProperty({ ...text, description: 'Handle of the account that excluded it' })
  excludedBy: string | null;

  @ApiProperty({ ...text, format: 'date-time' })
  excludedAt: Date | null;

  @ApiProperty({ ...text, description: 'Why it is fine' })
  exclusionReason: string | null;

  @ApiProperty({ format: 'uri-reference' })
  link: string;
}

export class SuspicionPageDto {
  @ApiProperty({ type: [SuspicionDto] })
  rows: SuspicionDto[];

  @ApiProperty({ ...text, description: 'Cursor of the next page' })
  next: string | null;
}

/** Something improbable that counts, because its sender says why it is right. */
export class ConfirmedSuspicionDto extends ImprobableFactDto {
  @ApiProperty({ ...text, description: 'Handle of the account that sent the report' })
  confirmedBy: string | null;

  @ApiProperty({ description: 'Why it is right, in their words' })
  reason: string;

  @ApiProperty({ format: 'date-time', description: 'When the report was received' })
  receivedAt: Date;

  @ApiProperty({ format: 'uri-reference' })
  link: string;
}

/** All that was confirmed of a number of tournaments. */
export class ConfirmedSuspicionPageDto {
  @ApiProperty({ type: [ConfirmedSuspicionDto] })
  rows: ConfirmedSuspicionDto[];

  @ApiProperty({ ...text, description: 'Cursor of the next page' })
  next: string | null;
}

export const confirmedSuspicionOf = (confirmed: ConfirmedFinding): ConfirmedSuspicionDto => ({
  ...confirmed,
  link: `/api/v1/tournaments/${confirmed.tournamentId}`,
});

export const suspicionOf = (suspicion: Suspicion): SuspicionDto => ({
  ...suspicion,
  link: `/api/v1/tournaments/${suspicion.tournamentId}`,
});
