import { ApiProperty } from '@nestjs/swagger';
import { TAKES_EFFECT } from '@quadrant/answers';
import type { TakesEffect } from '@quadrant/rules/intake';
import { EffectDto } from './effect.dto.js';

/** What a correction would move. Nothing was changed. */
export class CorrectionPreviewDto {
  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the tournament, now' })
  version: number;

  @ApiProperty({ ...TAKES_EFFECT })
  takesEffect: TakesEffect;

  @ApiProperty({ description: 'As if it were published now, alone' })
  effect: EffectDto;
}
