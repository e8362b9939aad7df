import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsLine, IsOneOf, LONGEST_REASON } from '@quadrant/http';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import { IsOptional } from 'class-validator';

export class ContinentChoiceDto {
  @ApiProperty({ enum: [...CONTINENTS], description: 'Where the player wants to use it' })
  @IsOneOf(CONTINENTS)
  continent: Continent;

  @ApiPropertyOptional({ maxLength: LONGEST_REASON, description: 'Reason, if another person than the player does it' })
  @IsOptional()
  @IsLine(LONGEST_REASON)
  reason?: string;
}
