import { f } from '@quadrant/http';
import { WhenItCounts } from '@quadrant/views';
import type { TakesEffect } from '@quadrant/rules/corrections';
import { EffectDto } from './effect.dto.js';

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
