import { ApiProperty } from '@nestjs/swagger';
import type { AuditRow } from '@quadrant/store/reading';
import { PageDto } from '../paging/page.dto.js';

/** Something that was done, or refused. */
export class AuditEntryDto implements AuditRow {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Without gaps' })
  id: number;

  @ApiProperty()
  at: Date;

  @ApiProperty({
    description: 'Handle of the account that did it; `operator` for the command, `schedule` for the schedule',
  })
  actor: string;

  @ApiProperty({ description: 'Thing and verb', example: 'tournament.submit' })
  action: string;

  @ApiProperty({ description: 'Which thing' })
  subject: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'What, before and after, and why' })
  detail: Readonly<Record<string, unknown>>;

  @ApiProperty({ type: 'string', nullable: true, description: 'The X-Request-Id under which it was asked for' })
  requestId: string | null;

  @ApiProperty({
    type: [String],
    description: 'What it concerns besides: `player:`, `tournament:` or `account:`, and which',
  })
  mentions: readonly string[];
}

export class AuditPageDto extends PageDto {
  @ApiProperty({ type: [AuditEntryDto] })
  rows: AuditEntryDto[];
}
