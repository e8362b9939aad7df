import { ApiProperty } from '@nestjs/swagger';
import type { AwardExplanation } from '@quadrant/rules/league';

/** Where points stand in the printed tables. */
export class AwardExplanationDto implements AwardExplanation {
  @ApiProperty({ example: '000 table 12.4.1', description: 'Document and table' })
  table: string;

  @ApiProperty({ example: '8-9 players', description: 'Participants' })
  row: string;

  @ApiProperty({ example: '3rd-4th', description: 'Places' })
  column: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  points: number;

  @ApiProperty({ description: 'What a tournament has to be to award them' })
  rule: string;
}
