import { ApiProperty } from '@nestjs/swagger';
import { IsLine } from '@quadrant/http';
import type { League } from '@quadrant/persistence';
import { LONGEST_SLUG, SLUG } from '@quadrant/tournament';
import { IsCalendarDay, IsHandle, IsNotBefore, IsSeasonName, IsSlug, LONGEST_SEASON } from '../requests/text-rules.js';

const slugText = { pattern: SLUG.source, maxLength: LONGEST_SLUG, example: 'north-sea' } as const;
const seasonText = { pattern: SLUG.source, maxLength: LONGEST_SEASON, example: '2014-15' } as const;
const day = { format: 'date', example: '2014-10-01', description: 'Local calendar date, included' } as const;

/** What a coordinator gives for a new league. */
export class NewLeagueDto {
  @ApiProperty({ ...slugText, description: 'Names the league in reports and addresses; it never changes' })
  @IsSlug()
  slug: string;

  @ApiProperty({ maxLength: 100, example: 'North Sea League' })
  @IsLine(100)
  name: string;

  @ApiProperty({ maxLength: 64, description: 'Handle of the league director' })
  @IsHandle()
  director: string;
}

/** What a coordinator gives for a new season of a league. */
export class NewSeasonDto {
  @ApiProperty({ ...seasonText, description: 'Name of the season, the same in every league that plays it' })
  @IsSeasonName()
  season: string;

  @ApiProperty(day)
  @IsCalendarDay()
  startsOn: string;

  @ApiProperty({ ...day, example: '2015-03-31' })
  @IsCalendarDay()
  @IsNotBefore('startsOn')
  endsOn: string;
}

export class SeasonDto {
  @ApiProperty(seasonText)
  season: string;

  @ApiProperty(day)
  startsOn: string;

  @ApiProperty({ ...day, example: '2015-03-31' })
  endsOn: string;

  @ApiProperty({ format: 'uri-reference', description: 'Its table' })
  link: string;
}

export class LeagueListingDto {
  @ApiProperty(slugText)
  slug: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'Handle of the league director' })
  director: string;

  @ApiProperty({ format: 'uri-reference', description: 'The league and its seasons' })
  link: string;
}

export class LeagueDto extends LeagueListingDto {
  @ApiProperty({ type: [SeasonDto], description: 'In order of their days' })
  seasons: SeasonDto[];
}

export function listingOf({ slug, name, director }: League): LeagueListingDto {
  return { slug, name, director, link: `/api/v1/leagues/${slug}` };
}

export function seasonOf(league: string, { season, startsOn, endsOn }: Omit<SeasonDto, 'link'>): SeasonDto {
  return { season, startsOn, endsOn, link: `/api/v1/leagues/${league}/seasons/${season}` };
}
