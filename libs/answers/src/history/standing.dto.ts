import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { TournamentStanding } from '@quadrant/store/reading';

/** A row of the final order. Numbers that the rule system does not have are left out. */
export class StandingDto implements TournamentStanding {
  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty()
  handle: string;

  @ApiProperty({ type: 'integer', description: 'Victory points, tournament points or, in Tribbles, points' })
  points: number;

  @ApiPropertyOptional({ description: 'A sum (opg-4.2) or a mean in full precision (ffg-swlcg-2016)' })
  strengthOfSchedule?: number;

  @ApiPropertyOptional({ description: 'In full precision' })
  extendedStrengthOfSchedule?: number;

  @ApiPropertyOptional({ type: 'integer' })
  differential?: number;

  @ApiPropertyOptional({ type: 'integer' })
  cumulativeVictoryPoints?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'Tribbles: rounds in which they went out' })
  roundsWon?: number;

  @ApiProperty({ description: 'The tiebreaker that decided this place', example: 'strength-of-schedule' })
  decidedBy: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description: 'The place that the report or the file of the director gives, where it gives one',
  })
  ownPlace?: number;
}
