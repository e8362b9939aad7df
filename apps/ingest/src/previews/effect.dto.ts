import { f } from '@quadrant/http';
import { HistoryDiffDto } from '@quadrant/answers';

/** What a change would move, compared with what is published now. */
export class EffectDto {
  @f.AnyText({ example: '14 later tournaments, 23 players, largest -18.2' }) summary: string;
  @f.Of(HistoryDiffDto) diff: HistoryDiffDto;
}
