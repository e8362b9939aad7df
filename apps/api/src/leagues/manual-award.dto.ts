import { ApiProperty } from '@nestjs/swagger';
import { IsHandle, IsIdOf, IsLine, IsWholeNumber, LONGEST_REASON } from '@quadrant/http';
import { SCHEME_TEXT_LIMITS, type GivenAward } from '@quadrant/store/leagues';
import { LEAGUE_TAKES_EFFECT } from './scheme-change.dto.js';

const MOST = SCHEME_TEXT_LIMITS.points;
const points = { type: 'integer', minimum: 1, maximum: MOST } as const;

/** Bonus points by hand. */
export class NewManualAwardDto {
  @ApiProperty({ format: 'uuid', description: 'Id of a tournament of the league' })
  @IsIdOf('a tournament')
  tournament: string;

  @ApiProperty({ maxLength: 64, description: 'Handle of a player who took part in it' })
  @IsHandle()
  player: string;

  @ApiProperty(points)
  @IsWholeNumber(1, MOST)
  points: number;

  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Shown with the award and its run, and kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

/** Why an award is taken back. */
export class ManualAwardReasonDto {
  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Shown with the run and kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class ManualAwardChangedDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the league, after it' })
  leagueVersion: number;

  @ApiProperty({ ...LEAGUE_TAKES_EFFECT })
  takesEffect: string;
}

class AwardedTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date' })
  localDate: string;
}

class ManualAwardDto implements GivenAward {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  tournament: AwardedTournamentDto;

  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty(points)
  points: number;

  @ApiProperty()
  reason: string;

  @ApiProperty({ description: 'Handle of the account that gave it' })
  givenBy: string;

  @ApiProperty({ format: 'date-time', type: 'string' })
  givenAt: Date;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The run that it came with; null: not published, or the tournament does not count',
  })
  run: number | null;
}

export class ManualAwardListDto {
  @ApiProperty({ type: [ManualAwardDto], description: 'Of the latest tournament first' })
  rows: ManualAwardDto[];
}
