import type { Text } from '@quadrant/rules/message';
import { f } from '@quadrant/http';
import { HistoryDiffDto, WhenItCounts } from '@quadrant/views';
import type { TakesEffect } from '@quadrant/rules/corrections';

/** A change would have this effect, compared with what is published now. */
export class EffectDto {
  @f.AnyText({ example: '14 later tournaments, 23 players, largest -18.2' }) summary: Text;
  @f.Of(HistoryDiffDto) diff: HistoryDiffDto;
}

export class CorrectionPreviewDto {
  @f.Id() tournamentId: string;
  @f.Ordinal('Of the tournament, now') version: number;
  @WhenItCounts() takesEffect: TakesEffect;
  @f.Of(EffectDto, 'As if it were published now, alone') effect: EffectDto;
}

class EnteredTournamentDto {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.Instant() startsAt: Date;
}

export class MergePreviewDto {
  @f.AnyText('Handle of the player who is merged') player: string;
  @f.AnyText('Handle of the player that they would count as, or does') into: string;
  @f.Ordinal('Of the merged player, now') version: number;
  @WhenItCounts() takesEffect: TakesEffect;
  @f.List(EnteredTournamentDto, 'Those of the merged player, in the order of history')
  tournaments: readonly EnteredTournamentDto[];
  @f.Of(EffectDto, 'As if it were published now, alone') effect: EffectDto;
}
