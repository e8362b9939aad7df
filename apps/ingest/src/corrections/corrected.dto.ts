import { ApiProperty } from '@nestjs/swagger';
import { TAKES_EFFECT } from '@quadrant/http';
import type { Corrected, TakesEffect } from '@quadrant/persistence';
import { EffectDto } from '../previews/effect.dto.js';

class CorrectionLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  tournament: string;
}

/** The correction is stored. */
export class CorrectedDto {
  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the tournament, after this correction' })
  version: number;

  @ApiProperty({ ...TAKES_EFFECT })
  takesEffect: TakesEffect;

  @ApiProperty()
  links: CorrectionLinksDto;
}

export const correctedOf = ({ tournamentId, version, takesEffect }: Corrected): CorrectedDto => ({
  tournamentId,
  version,
  takesEffect,
  links: { tournament: `/api/v1/tournaments/${tournamentId}` },
});

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
