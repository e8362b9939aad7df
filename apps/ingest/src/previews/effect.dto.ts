import { ApiProperty } from '@nestjs/swagger';
import { HistoryDiffDto } from '@quadrant/answers';

/** What a change would move, compared with what is published now. */
export class EffectDto {
  @ApiProperty({ example: '14 later tournaments, 23 players, largest -18.2' })
  summary: string;

  @ApiProperty()
  diff: HistoryDiffDto;
}
