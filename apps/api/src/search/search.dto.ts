import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOneOf, IsTrueOrFalse, IsWholeNumber } from '@quadrant/http';
import { SEARCH_KINDS, type SearchHit, type SearchKind } from '@quadrant/store/reading';
import { IsPlayerName, LONGEST_NAME } from '../requests/text-rules.js';
import { Transform, Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

const MOST_HITS = 50;

/** What is searched for. */
export class SearchQuery {
  @ApiProperty({
    description: 'Beginnings of words, in any order; case and accents do not count',
    example: 'pic jea',
    minLength: 1,
    maxLength: LONGEST_NAME,
  })
  @IsPlayerName()
  q: string;

  @ApiPropertyOptional({ enum: [...SEARCH_KINDS], description: 'Only this kind' })
  @IsOptional()
  @IsOneOf(SEARCH_KINDS)
  kind?: SearchKind;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_HITS,
    default: 5,
    description: 'Maximum number of each kind',
  })
  @Type(() => Number)
  @IsWholeNumber(1, MOST_HITS)
  limit: number = 5;

  @ApiPropertyOptional({
    type: 'boolean',
    default: true,
    description: 'False: nobody is found by likeness, which is quicker; for suggestions while somebody types',
  })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsTrueOrFalse()
  similar: boolean = true;
}

class SearchHitDto implements SearchHit {
  @ApiProperty({ enum: [...SEARCH_KINDS] })
  kind: SearchKind;

  @ApiProperty({ description: 'The last part of its address: a handle, an id or a slug' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The name of a player, the game of a tournament, the city of a venue',
  })
  note: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'DE' })
  country: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, description: 'Of a tournament' })
  startsAt: Date | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'Local date of a tournament' })
  localDate: string | null;

  @ApiProperty({ format: 'uri-reference' })
  link: string;
}

export class SearchResultDto {
  @ApiProperty({ type: [SearchHitDto], description: 'Players, tournaments, leagues, venues; of each the best first' })
  rows: SearchHitDto[];
}
