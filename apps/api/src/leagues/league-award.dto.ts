import { ApiProperty } from '@nestjs/swagger';
import { PHASES, type Phase } from '@quadrant/rules/league';
import type { AwardingTournament, LeagueAward } from '@quadrant/store/reading';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { AwardExplanationDto } from './award-explanation.dto.js';
import { dayText } from './season-view.dto.js';

/** A tournament as awards name it. */
export class AwardingTournamentDto implements AwardingTournament {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  startsAt: Date;

  @ApiProperty({ ...dayText, description: 'Local calendar date' })
  localDate: string;
}

/** Points of a league, with the rule that gave them. */
export class LeagueAwardDto implements LeagueAward {
  @ApiProperty({
    enum: ['league', 'bonus'],
    description: 'Bonus counts inside its league only (Organized Play Guide 4.2, section 12.5)',
  })
  kind: LeagueAward['kind'];

  @ApiProperty()
  player: PlayerIdentityDto;

  @ApiProperty()
  tournament: AwardingTournamentDto;

  @ApiProperty({ description: 'Slug' })
  league: string;

  @ApiProperty({ example: '2014-15' })
  season: string;

  @ApiProperty({ type: 'string', enum: [...PHASES], nullable: true, description: 'Null between the phases' })
  phase: Phase | null;

  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty({ type: 'integer', minimum: 4 })
  participants: number;

  @ApiProperty({ type: 'integer' })
  points: number;

  @ApiProperty({ description: 'The table; the bonus scheme with its version and rule; or `manual`' })
  rule: string;

  @ApiProperty({ description: 'Document and section; 000 is the Organized Play Guide 4.2', example: '000 §12.4' })
  section: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Of a bonus: what it was given for' })
  reason: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The run that it came with' })
  run: number;

  @ApiProperty({ type: AwardExplanationDto, nullable: true, description: 'Null for a bonus' })
  explanation: AwardExplanationDto | null;
}
