import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOneOf } from '@quadrant/http';
import { PHASES, type Phase } from '@quadrant/rules/league';
import { NOT_COUNTING_REASONS, type ListedTournament, type NotCountingReason } from '@quadrant/store/reading';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { AwardingTournamentDto, LeagueAwardDto } from './league-award.dto.js';
import { IsOptional } from 'class-validator';

class SeasonTournamentDto extends AwardingTournamentDto implements ListedTournament {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the tournament, as a flag names it' })
  version: number;

  @ApiProperty({ type: 'string', enum: [...PHASES], nullable: true, description: 'Null between the phases' })
  phase: Phase | null;

  @ApiProperty({ type: 'integer', minimum: 0 })
  participants: number;

  @ApiProperty({ description: 'League points do not ask for it (Organized Play Guide 4.2, section 12)' })
  sanctioned: boolean;

  @ApiProperty({ description: 'Whether it gives points in the league' })
  counts: boolean;

  @ApiProperty({
    type: 'string',
    enum: [...NOT_COUNTING_REASONS],
    nullable: true,
    description: 'Why it does not count; null when it does',
  })
  reason: NotCountingReason | null;

  @ApiProperty({ type: PlayerIdentityDto, nullable: true, description: 'Null when it does not count' })
  winner: PlayerIdentityDto | null;

  @ApiProperty({ type: 'integer', description: 'Bonus points that it gave, all players together' })
  bonus: number;

  @ApiProperty({ type: 'integer', minimum: 1, nullable: true, description: 'The run that published it' })
  run: number | null;
}

export class SeasonTournamentListDto {
  @ApiProperty({ type: [SeasonTournamentDto], description: 'In the order of history' })
  rows: SeasonTournamentDto[];
}

/** What is listed of the tournaments that do not count. */
export class NotCountingQuery {
  @ApiPropertyOptional({ enum: [...NOT_COUNTING_REASONS], description: 'Only those that do not count for this reason' })
  @IsOptional()
  @IsOneOf(NOT_COUNTING_REASONS)
  reason?: NotCountingReason;
}

class FirstCompletionDto {
  @ApiProperty()
  tournament: AwardingTournamentDto;

  @ApiProperty({ type: [PlayerIdentityDto], description: 'Everybody who completed it there, the first place first' })
  players: readonly PlayerIdentityDto[];
}

class MissionTallyDto {
  @ApiProperty({ description: 'As the report spells it that has it first' })
  mission: string;

  @ApiProperty({ description: 'Where it was completed first in the season' })
  first: FirstCompletionDto;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'How often it was completed: once by a player and tournament',
  })
  times: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'In how many tournaments' })
  tournaments: number;
}

/** The mission tally sheet of a season. */
export class MissionTallyListDto {
  @ApiProperty({ type: [MissionTallyDto], description: 'In the order in which they were completed first' })
  rows: MissionTallyDto[];
}

export class LeagueAwardListDto {
  @ApiProperty({ type: [LeagueAwardDto], description: 'In the order of history' })
  rows: LeagueAwardDto[];
}
