import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsCalendarDay, IsOneOf, PageQuery } from '@quadrant/http';
import { PUBLICATIONS, type PublicationName } from '@quadrant/store/reading';
import { IsRunOrDay } from '../requests/text-rules.js';
import { IsOptional } from 'class-validator';

/** By when the numbers were published that are wanted. */
export class KnownByQuery {
  @ApiPropertyOptional({
    enum: [...PUBLICATIONS],
    default: 'current',
    description: 'The newest numbers, or those that the last weekly refresh made official',
  })
  @IsOneOf(PUBLICATIONS)
  publication: PublicationName = 'current';

  @ApiPropertyOptional({
    type: 'string',
    example: '2014-11-08',
    description: 'As it was published by a run (its number), or by the end of a day in UTC (its last run)',
  })
  @IsOptional()
  @IsRunOrDay()
  knownBy?: string;
}

/** By when the numbers were published, and played for, that are wanted. */
export class AsOfQuery extends KnownByQuery {
  @ApiPropertyOptional({
    format: 'date',
    example: '2014-11-08',
    description: 'As the last tournament left it that began by the end of this day in UTC',
  })
  @IsOptional()
  @IsCalendarDay()
  playedBy?: string;
}

/** A page of a listing as of then. */
export class AsOfPageQuery extends IntersectionType(PageQuery, AsOfQuery) {}
