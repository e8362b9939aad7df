import { ApiProperty } from '@nestjs/swagger';
import { HistoryDiffDto } from '@quadrant/http';
import { describeDiff } from '@quadrant/outcome';
import type { NamedHistoryDiff } from '@quadrant/persistence';

export const TAKES_EFFECT = {
  enum: ['at-once', 'with-refresh', 'when-resumed', 'never'],
  description:
    'at-once: a run of its own, within moments; with-refresh: waits for the next refresh; when-resumed: publishing is ' +
    'paused after a rollback; never: nothing that is published depends on it',
};

/** What a change would move, compared with what is published now. */
export class EffectDto {
  @ApiProperty({ example: '14 later tournaments, 23 players, largest -18.2' })
  summary: string;

  @ApiProperty()
  diff: HistoryDiffDto;
}

export const effectOf = (diff: NamedHistoryDiff): EffectDto => ({ summary: describeDiff(diff), diff });
