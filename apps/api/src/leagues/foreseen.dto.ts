import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IfGiven } from '@quadrant/http';
import {
  LEAST_PARTICIPANTS,
  type NextPlace,
  type NextTournament,
  type Prospects,
  type ReachStatus,
} from '@quadrant/rules/league';
import { AsOfQuery } from '../as-of/as-of-query.dto.js';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { pointsNumber } from './season-view.dto.js';

const MOST_PARTICIPANTS = 5000;

/** Which field is foreseen. */
export class ForeseenFieldDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: LEAST_PARTICIPANTS,
    maximum: MOST_PARTICIPANTS,
    description:
      "Participants of the largest field that is foreseen; the largest of the league's history when left out",
  })
  @IfGiven()
  @Type(() => Number)
  @IsInt({ message: 'must be a whole number of participants' })
  @Min(LEAST_PARTICIPANTS)
  @Max(MOST_PARTICIPANTS)
  participants?: number;
}

/** Which field is foreseen, and as of when. */
export class LiveQuery extends IntersectionType(ForeseenFieldDto, AsOfQuery) {}

/** What "in" and "out" take for granted of the tournaments that are left. */
export class ProspectsDto implements Prospects {
  @ApiProperty({ type: 'integer', description: 'Participants of the largest field that is foreseen' })
  participants: number;

  @ApiProperty({
    ...pointsNumber,
    nullable: true,
    description:
      'The most bonus points of one player in one tournament, by the maxima of the schemes in force; null where a scheme states none: then everything is by table points alone',
  })
  bonus: number | null;
}

class NextPlaceDto implements NextPlace {
  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty({ ...pointsNumber, description: 'By table 12.4.1, without bonus' })
  points: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Place in the phase, if nobody else gained anything' })
  standing: number;

  @ApiProperty({
    type: 'string',
    enum: ['in', 'bubble', 'out'],
    nullable: true,
    description: 'Whatever the others do; null while no qualifiers are announced',
  })
  status: ReachStatus | null;
}

/** "If you finish 1st, 2nd, 3rd … next time". */
export class NextTournamentDto implements NextTournament {
  @ApiProperty({
    type: 'integer',
    description: "Participants that are taken for it: those of the season's last one, or as asked",
  })
  participants: number;

  @ApiProperty({ type: [NextPlaceDto] })
  places: readonly NextPlaceDto[];
}
