import type { Text } from '@quadrant/rules/message';
import { f } from '@quadrant/http';
import { HistoryDiffDto } from '@quadrant/views';

/** A change would have this effect, compared with what is published now. */
export class EffectDto {
  @f.AnyText({ example: '14 later tournaments, 23 players, largest -18.2' }) summary: Text;
  @f.Of(HistoryDiffDto) diff: HistoryDiffDto;
}
