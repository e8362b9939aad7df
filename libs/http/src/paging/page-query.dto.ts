import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** Rows that a page has at most. */
export const LARGEST_PAGE = 200;
const USUAL_PAGE = 50;

/** Which page of a listing is asked for; a listing with filters extends it. */
export class PageQuery {
  @ApiPropertyOptional({
    description: 'Maximum number of rows',
    minimum: 1,
    maximum: LARGEST_PAGE,
    default: USUAL_PAGE,
    type: 'integer',
  })
  @Type(() => Number)
  @IsInt({ message: 'must be a whole number' })
  @Min(1, { message: 'must be at least 1' })
  @Max(LARGEST_PAGE, { message: `must be at most ${LARGEST_PAGE}` })
  limit: number = USUAL_PAGE;

  @ApiPropertyOptional({ description: 'The cursor of the page before, unchanged; without one the first page' })
  @IsOptional()
  @IsString({ message: 'must be a single text' })
  @MaxLength(2000, { message: 'must be at most 2000 characters long' })
  cursor?: string;
}
