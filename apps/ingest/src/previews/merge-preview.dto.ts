import { ApiProperty } from '@nestjs/swagger';
import { TAKES_EFFECT } from '@quadrant/answers';
import type { TakesEffect } from '@quadrant/rules/intake';
import { EffectDto } from './effect.dto.js';

class EnteredTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  startsAt: Date;
}

/** What a merge, or its undoing, would move. Nothing was changed. */
export class MergePreviewDto {
  @ApiProperty({ description: 'Handle of the player who is merged' })
  player: string;

  @ApiProperty({ description: 'Handle of the player that they would count as, or does' })
  into: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the merged player, now' })
  version: number;

  @ApiProperty({ ...TAKES_EFFECT })
  takesEffect: TakesEffect;

  @ApiProperty({ type: [EnteredTournamentDto], description: 'Those of the merged player, in the order of history' })
  tournaments: readonly EnteredTournamentDto[];

  @ApiProperty({ description: 'As if it were published now, alone' })
  effect: EffectDto;
}
