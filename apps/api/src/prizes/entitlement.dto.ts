import { ApiProperty } from '@nestjs/swagger';
import {
  ENTITLEMENT_STATES,
  type EntitlementState,
  type NamedTournament,
  type ShownAct,
  type ShownEntitlement,
} from '@quadrant/rules/league';
import { CONTINENTS } from '@quadrant/rules/permissions';

export class NamedTournamentDto implements NamedTournament {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date', description: 'Local date' })
  date: string;
}

class EntitlementTargetDto {
  @ApiProperty({ enum: ['continental', 'worlds'] })
  kind: 'continental' | 'worlds';

  @ApiProperty({ example: '2e' })
  game: string;

  @ApiProperty({ enum: [...CONTINENTS], nullable: true, description: 'Null for Worlds, and while none is chosen' })
  continent: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: the next one, which has not been played yet' })
  year: number | null;
}

class EntitlementUseDto {
  @ApiProperty()
  tournament: NamedTournamentDto;

  @ApiProperty({ type: [Number], description: 'Rounds of Earned Byes; none for a head start' })
  rounds: readonly number[];
}

class EntitlementActDto implements ShownAct {
  @ApiProperty({ description: 'Handle of the account that did it' })
  by: string;

  @ApiProperty()
  at: Date;

  @ApiProperty({ type: 'string', nullable: true })
  reason: string | null;
}

class EntitlementChoiceDto extends EntitlementActDto {
  @ApiProperty({ enum: [...CONTINENTS] })
  continent: string;
}

/** What a place has won: why, and with which run. */
export class PrizeDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty({ description: 'Why it was given' })
  rule: string;

  @ApiProperty({ example: '000 §11.1.1', description: 'Document and section; 000 is the Organized Play Guide 4.2' })
  section: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Number of the run that it came with' })
  run: number;
}

/** An Earned Bye or a head start that somebody has won (000, 7.2, 11.1.1 to 11.2.1 and 12.7). */
export class EntitlementDto extends PrizeDto implements Omit<ShownEntitlement, 'championship'> {
  @ApiProperty({ description: 'The same after a refresh', example: '0b6f8bd4-7d0c-5f39-9c9e-1f2f3a4b5c6d-0' })
  id: string;

  @ApiProperty({ description: 'Handle of the player' })
  player: string;

  @ApiProperty({ example: 'Earned Byes for rounds 1 and 2' })
  worth: string;

  @ApiProperty({ type: [Number], description: 'Rounds' })
  earnedByes: readonly number[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Points, in Tribbles' })
  headStart: number;

  @ApiProperty({ enum: [...ENTITLEMENT_STATES] })
  state: EntitlementState;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it has expired, or when it was given up' })
  why: string | null;

  @ApiProperty({ description: 'What it is for' })
  championship: EntitlementTargetDto;

  @ApiProperty({ example: 'the World Championships of 2015', description: 'The same in words' })
  target: string;

  @ApiProperty({ type: [Number], description: 'Rounds that were not used' })
  roundsLeft: readonly number[];

  @ApiProperty({ type: [EntitlementUseDto] })
  uses: readonly EntitlementUseDto[];

  @ApiProperty({ description: 'Where it was won' })
  wonIn: NamedTournamentDto;

  @ApiProperty({ type: EntitlementChoiceDto, nullable: true, description: 'The continent that was chosen' })
  choice: EntitlementChoiceDto | null;

  @ApiProperty({ type: EntitlementActDto, nullable: true, description: 'Who gave it up' })
  forfeit: EntitlementActDto | null;
}
