import { ApiProperty } from '@nestjs/swagger';
import { VerdictDto } from '@quadrant/answers';
import { FindingDto } from '@quadrant/http';
import type { CheckedFile } from '@quadrant/rules/files';
import type { FileCounts } from '@quadrant/rules/file-reading';

export class FileCountsDto implements FileCounts {
  @ApiProperty({ type: 'string', nullable: true, description: 'As the file says it' })
  name: string | null;

  @ApiProperty({ type: 'integer', minimum: 0 })
  players: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  rounds: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Pairings of two, played or forfeited' })
  matches: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Players who got points without an opponent' })
  byes: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Players who left before the last round they could play' })
  drops: number;
}

/** What a file holds, and how it would count. */
export class CheckedFileDto implements CheckedFile {
  @ApiProperty({ type: 'string', nullable: true, example: 'csv-matches', description: 'Null for an unknown format' })
  format: string | null;

  @ApiProperty({ type: [FileCountsDto] })
  tournaments: readonly FileCountsDto[];

  @ApiProperty({ type: [FindingDto] })
  findings: readonly FindingDto[];

  @ApiProperty({ type: VerdictDto, nullable: true, description: 'Null for a file that is no single readable report' })
  sanctioned: VerdictDto | null;

  @ApiProperty({ type: VerdictDto, nullable: true, description: 'Null for a file that is no single readable report' })
  rated: VerdictDto | null;
}
