import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOneOf, PlayerCandidateDto } from '@quadrant/http';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { IsPlayerName, LONGEST_NAME } from '../requests/text-rules.js';
import { IsOptional } from 'class-validator';

/** Who is looked for. */
export class PlayerSearchQuery {
  @ApiProperty({
    description: 'Name or handle, as somebody wrote it',
    example: 'Smith, Jhon',
    minLength: 1,
    maxLength: LONGEST_NAME,
  })
  @IsPlayerName()
  name: string;

  @ApiPropertyOptional({ enum: [...GAME_TITLES], description: 'Whose rating is wanted' })
  @IsOptional()
  @IsOneOf(GAME_TITLES)
  game?: GameTitle;
}

export class PlayerSearchDto {
  @ApiProperty({ type: [PlayerCandidateDto], description: 'At most ten, the most likely first' })
  candidates: readonly PlayerCandidateDto[];
}
