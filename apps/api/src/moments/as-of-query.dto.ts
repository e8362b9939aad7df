import { IntersectionType } from '@nestjs/swagger';
import { f, optional, PageQuery } from '@quadrant/http';
import { PUBLICATIONS, type PublicationName } from '@quadrant/views';
import { RunOrDay } from '../requests/fields.js';

export class KnownByQuery {
  @f.Choice(PUBLICATIONS, {
    about: 'The newest numbers, or those that the last weekly refresh made official',
    default: 'current',
  })
  publication: PublicationName = 'current';
  @RunOrDay({
    optional,
    about: 'As it was published by a run (its number), or by the end of a day in UTC (its last run)',
    example: '2014-11-08',
  })
  knownBy?: string;
}

export class AsOfQuery extends KnownByQuery {
  @f.Day({
    optional,
    about: 'As the last tournament left it that began by the end of this day in UTC',
    example: '2014-11-08',
  })
  playedBy?: string;
}

export class AsOfPageQuery extends IntersectionType(PageQuery, AsOfQuery) {}
