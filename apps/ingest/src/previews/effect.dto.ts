import { f } from '@quadrant/http';
import { HistoryDiffDto } from '@quadrant/answers';

/** A change would have this effect, compared with what is published now. */
export class EffectDto {
  @f.AnyText({ example: '14 later tournaments, 23 players, largest -18.2' }) summary: string;
  @f.Of(HistoryDiffDto) diff: HistoryDiffDto;
}
