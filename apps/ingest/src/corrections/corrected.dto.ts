import { ApiProperty } from '@nestjs/swagger';
import { TAKES_EFFECT } from '@quadrant/answers';
import type { Corrected, TakesEffect } from '@quadrant/rules/intake';

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
