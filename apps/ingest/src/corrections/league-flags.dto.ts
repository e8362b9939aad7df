import { ApiProperty } from '@nestjs/swagger';
import { IsIdOf, IsTrueOrFalse, IsWholeNumber, ReasonDto } from '@quadrant/http';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, ValidateNested } from 'class-validator';
import { CorrectedDto } from './corrected.dto.js';

const MOST_FLAGS = 100;

/** A tournament in the version that somebody looked at. */
class FlaggedTournamentDto {
  @ApiProperty({ format: 'uuid' })
  @IsIdOf('a tournament')
  id: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Its version, as the list shows it: a flag never undoes what somebody else did meanwhile',
  })
  @IsWholeNumber(1, 2_147_483_647)
  version: number;
}

/** Tournaments that a league director flags together, or whose flag they take away. */
export class LeagueFlagsDto extends ReasonDto {
  @ApiProperty({ type: [FlaggedTournamentDto], minItems: 1, maxItems: MOST_FLAGS, description: 'Each once' })
  @IsArray({ message: 'must be a list of tournaments' })
  @ArrayMinSize(1, { message: 'must name at least one tournament' })
  @ArrayMaxSize(MOST_FLAGS, { message: `must name at most ${MOST_FLAGS} tournaments` })
  @ArrayUnique(({ id }: FlaggedTournamentDto) => String(id).toLowerCase(), {
    message: 'must name each tournament once',
  })
  @ValidateNested({ each: true })
  @Type(() => FlaggedTournamentDto)
  tournaments: FlaggedTournamentDto[];

  @ApiProperty({ description: 'true: they count for the league; false: they count for no league' })
  @IsTrueOrFalse()
  flagged: boolean;
}

export class LeagueFlagsAnswerDto {
  @ApiProperty({ type: [CorrectedDto], description: 'As the request names them' })
  rows: CorrectedDto[];
}
