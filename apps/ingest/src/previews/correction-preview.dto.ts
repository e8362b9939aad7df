import { f } from '@quadrant/http';
import { WhenItCounts } from '@quadrant/views';
import type { TakesEffect } from '@quadrant/rules/corrections';
import { EffectDto } from './effect.dto.js';

export class CorrectionPreviewDto {
  @f.Id() tournamentId: string;
  @f.Ordinal('Of the tournament, now') version: number;
  @WhenItCounts() takesEffect: TakesEffect;
  @f.Of(EffectDto, 'As if it were published now, alone') effect: EffectDto;
}
