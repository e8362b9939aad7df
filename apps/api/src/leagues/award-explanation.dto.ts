import type { Text } from '@quadrant/rules/message';
import { f } from '@quadrant/http';
import type { AwardExplanation } from '@quadrant/rules/leagues';

/** Says where the points stand in a printed table, or in that of the season. */
export class AwardExplanationDto implements AwardExplanation {
  @f.AnyText({ about: 'Document and table', example: '000 table 12.4.1' }) table: string;
  @f.AnyText({ about: 'Participants', example: '8-9 players' }) row: Text;
  @f.AnyText({ about: 'Places', example: '3rd-4th' }) column: string;
  @f.Ordinal() points: number;
  @f.AnyText('What a tournament has to be to award them') rule: string;
}
