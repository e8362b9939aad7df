import { ApiProperty } from '@nestjs/swagger';
import { IsLine, LONGEST_REASON } from './is-line.decorator.js';

/** Why something is done. */
export class ReasonDto {
  @ApiProperty({
    maxLength: LONGEST_REASON,
    description: 'Shown with the run and kept in the audit',
    example: 'reported twice',
  })
  @IsLine(LONGEST_REASON)
  reason: string;
}
