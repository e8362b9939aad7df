import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsCalendarDay } from '@quadrant/http';
import type { BracketMatch, DecidedBy as SeasonDecidedBy, PointsCutOff, SeedCriterion } from '@quadrant/rules/league';
import { findHandleFault } from '@quadrant/rules/tournament';
import type { ChampionsLeagueView, EligiblePlayer } from '@quadrant/store/reading';
import { AsOfQuery } from '../as-of/as-of-query.dto.js';
import { AsOfDto } from '../as-of/as-of.dto.js';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { dayText, pointsNumber } from './season-view.dto.js';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  ArrayMaxSize,
  IsOptional,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';

const MOST_ENTRANTS = 256;

const DECIDED_BY = [
  'lifetime-points',
  'wins',
  'best',
  'recorded-toss',
  'toss',
] as const satisfies readonly SeasonDecidedBy<SeedCriterion>[];

const splitAtCommas = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.split(',') : value);

@ValidatorConstraint({ name: 'isHandleList' })
class IsHandleList implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return Array.isArray(value) && value.every((each) => typeof each === 'string' && findHandleFault(each) === null);
  }

  defaultMessage(): string {
    return 'must be handles of players, with commas between them';
  }
}

/** As of when, and who attends. */
export class ChampionsLeagueQuery extends AsOfQuery {
  @ApiPropertyOptional({
    ...dayText,
    description:
      'Local calendar date up to which tournaments count; without it the day before the Champions League, or today where that is earlier',
  })
  @IsOptional()
  @IsCalendarDay()
  until?: string;

  @ApiPropertyOptional({
    type: 'string',
    example: 'ann,bob,cy',
    description: `Handles of those who attend, at most ${MOST_ENTRANTS}, for the first round of the bracket`,
  })
  @IsOptional()
  @Transform(splitAtCommas)
  @ArrayMaxSize(MOST_ENTRANTS, { message: `must be at most ${MOST_ENTRANTS} handles` })
  @Validate(IsHandleList)
  entrants?: string[];
}

class EligiblePlayerDto extends PlayerIdentityDto implements EligiblePlayer {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The seed' })
  rank: number;

  @ApiProperty({
    type: 'string',
    enum: [...DECIDED_BY],
    nullable: true,
    description: 'What sets the seed apart from the next one; null in the last row',
  })
  decidedBy: SeasonDecidedBy<SeedCriterion> | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'League points of all leagues' })
  lifetimePoints: number;

  @ApiProperty({ ...pointsNumber, description: 'League tournaments won' })
  wins: number;

  @ApiProperty({ ...pointsNumber, description: 'League points of the best single result' })
  best: number;
}

class SeededPlayerDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Among those who attend' })
  seed: number;

  @ApiProperty()
  player: EligiblePlayerDto;
}

class BracketMatchDto implements BracketMatch<EligiblePlayer> {
  @ApiProperty()
  upper: SeededPlayerDto;

  @ApiProperty({ type: SeededPlayerDto, nullable: true, description: 'Null: the upper one has a bye' })
  lower: SeededPlayerDto | null;
}

class PointsCutOffDto implements PointsCutOff {
  @ApiProperty({ ...dayText, description: 'Points of tournaments up to this day count' })
  until: string;

  @ApiProperty({
    enum: ['champions-league', 'worlds', 'worlds-window'],
    description: 'The day after it: of the Champions League; of Worlds or their window, while that is not known',
  })
  dayBefore: PointsCutOff['dayBefore'];
}

/** Who may enter the Champions League of a year (000, 12.7), and its first round. */
export class ChampionsLeagueDto implements ChampionsLeagueView {
  @ApiProperty({ type: 'integer', example: 2015 })
  year: number;

  @ApiProperty({ ...dayText, description: 'Points of tournaments up to this day count' })
  until: string;

  @ApiProperty({ description: 'Until when points count for this year' })
  cutOff: PointsCutOffDto;

  @ApiProperty({ description: 'Which numbers are shown' })
  asOf: AsOfDto;

  @ApiProperty({ description: 'Whether that day is not over: the seeds are as of today' })
  isOpen: boolean;

  @ApiProperty({ type: 'integer', description: 'Lifetime points that are asked for' })
  pointsAsked: number;

  @ApiProperty({ type: [EligiblePlayerDto], description: 'By lifetime points, then wins, best result, and toss' })
  players: readonly EligiblePlayerDto[];

  @ApiProperty({
    type: [BracketMatchDto],
    nullable: true,
    description:
      'From top to bottom, neighbours meet in the next round; best of one game. Null when `entrants` are not named',
  })
  bracket: readonly BracketMatchDto[] | null;
}
