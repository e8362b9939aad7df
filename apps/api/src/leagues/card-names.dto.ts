import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IfGiven, IsLine, LONGEST_REASON } from '@quadrant/http';
import { AreLines } from '../requests/text-rules.js';

const MOST_AT_ONCE = 1000;
const LONGEST_NAME = 200;
const namesText = { type: 'string', isArray: true, maxItems: MOST_AT_ONCE } as const;

export class CardNamesDto {
  @ApiProperty({ type: [String] })
  names: readonly string[];
}

/** Names to add to a list, and to remove from it. */
export class CardNameChangesDto {
  @ApiPropertyOptional({ ...namesText, description: 'One that is there already is spelled as it is given now' })
  @IfGiven()
  @AreLines(MOST_AT_ONCE, LONGEST_NAME)
  add?: string[];

  @ApiPropertyOptional(namesText)
  @IfGiven()
  @AreLines(MOST_AT_ONCE, LONGEST_NAME)
  remove?: string[];

  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}
