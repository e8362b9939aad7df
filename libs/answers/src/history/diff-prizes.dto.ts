import { ApiProperty } from '@nestjs/swagger';
import { DiffTournamentDto } from './diff-cause.dto.js';

const count = { type: 'integer', minimum: 0 } as const;

class MovedPrizeDto {
  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ enum: ['added', 'removed'] })
  change: string;

  @ApiProperty({ example: "an Earned Bye for round 1 into that year's World Championships" })
  what: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty({ description: 'In which it is won, or was' })
  tournament: DiffTournamentDto;
}

/** What places are worth besides points, as far as it comes or goes. */
export class PrizesDiffDto {
  @ApiProperty(count)
  added: number;

  @ApiProperty(count)
  removed: number;

  @ApiProperty({ type: [MovedPrizeDto], description: 'In the order of history, the better places first' })
  largest: readonly MovedPrizeDto[];
}
