import { f } from '@quadrant/http';
import { WhenItCounts } from '@quadrant/views';
import type { Corrected, TakesEffect } from '@quadrant/rules/corrections';

class CorrectionLinksDto {
  @f.Link() tournament: string;
}

export class CorrectedDto {
  @f.Id() tournamentId: string;
  @f.Ordinal('Of the tournament, after this correction') version: number;
  @WhenItCounts() takesEffect: TakesEffect;
  @f.Of(CorrectionLinksDto) links: CorrectionLinksDto;
}

export const correctedOf = ({ tournamentId, version, takesEffect }: Corrected): CorrectedDto => ({
  tournamentId,
  version,
  takesEffect,
  links: { tournament: `/api/v1/tournaments/${tournamentId}` },
});
