import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IfGiven, IsHandle, IsLine, IsSlug, LONGEST_REASON } from '@quadrant/http';
import { LONGEST_SLUG, SLUG } from '@quadrant/rules/tournament';
import type { League, ShownSeason } from '@quadrant/store/leagues';
import { AreHandles } from '../requests/text-rules.js';
import { SeasonDto, seasonOf } from './season.dto.js';
import { IsOptional } from 'class-validator';

const MOST_PLAYERS = 200;
const MOST_ALTERNATES = 20;

const slugText = { pattern: SLUG.source, maxLength: LONGEST_SLUG, example: 'north-sea' } as const;
const nameText = { maxLength: 100, example: 'North Sea League' } as const;
const directorText = { maxLength: 64, description: 'Handle of the league director' } as const;
const playersText = {
  type: 'string',
  isArray: true,
  maxItems: MOST_PLAYERS,
  description: 'Handles of those who said that they would play',
} as const;
const alternatesText = {
  type: 'string',
  isArray: true,
  maxItems: MOST_ALTERNATES,
  description:
    'Handles of those who may take the place of the league director (Organized Play Guide 4.2, section 12.1)',
} as const;

/** Why something of a league is deleted. */
export class LeagueReasonDto {
  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

/** What was deleted. */
export class DeletedDto {
  @ApiProperty({ description: 'Slug of the league' })
  league: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Name of the season; null: the league itself' })
  season: string | null;
}

/** What a coordinator gives for a new league. */
export class NewLeagueDto {
  @ApiProperty({ ...slugText, description: 'Names the league in reports and addresses; it never changes' })
  @IsSlug()
  slug: string;

  @ApiProperty(nameText)
  @IsLine(100)
  name: string;

  @ApiProperty(directorText)
  @IsHandle()
  director: string;

  @ApiPropertyOptional({
    ...playersText,
    description: `${playersText.description}: at least four (Organized Play Guide 4.2, section 12.1). If left out, the person who forms the league vouches for them`,
  })
  @IfGiven()
  @AreHandles(MOST_PLAYERS)
  players?: string[];
}

/** What is left out stays as it is. */
export class LeagueChangesDto {
  @ApiPropertyOptional(nameText)
  @IfGiven()
  @IsLine(100)
  name?: string;

  @ApiPropertyOptional({ ...directorText, description: `${directorText.description}; coordinators appoint them` })
  @IfGiven()
  @IsHandle()
  director?: string;

  @ApiPropertyOptional(alternatesText)
  @IfGiven()
  @AreHandles(MOST_ALTERNATES)
  alternates?: string[];

  @ApiPropertyOptional({
    maxLength: LONGEST_REASON,
    description: 'Kept in the audit; needed when the director changes',
  })
  @IsOptional()
  @IsLine(LONGEST_REASON)
  reason?: string;
}

export class LeagueListingDto {
  @ApiProperty(slugText)
  slug: string;

  @ApiProperty()
  name: string;

  @ApiProperty(directorText)
  director: string;

  @ApiProperty({ format: 'uri-reference', description: 'The league and its seasons' })
  link: string;
}

export class LeagueDto extends LeagueListingDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Goes up with everything that is done to it: for If-Match' })
  version: number;

  @ApiProperty(alternatesText)
  alternates: readonly string[];

  @ApiProperty({
    ...playersText,
    description: `${playersText.description}; none where the person who formed it vouched for them`,
  })
  players: readonly string[];

  @ApiProperty({ type: [SeasonDto], description: 'In order of their days' })
  seasons: SeasonDto[];
}

type Listed = Pick<League, 'slug' | 'name' | 'director'>;

export function listingOf({ slug, name, director }: Listed): LeagueListingDto {
  return { slug, name, director, link: `/api/v1/leagues/${slug}` };
}

export function leagueOf(
  league: Listed & Pick<League, 'version' | 'alternates' | 'committedPlayers'>,
  seasons: readonly ShownSeason[],
): LeagueDto {
  const { version, alternates, committedPlayers: players } = league;
  return { ...listingOf(league), version, alternates, players, seasons: seasons.map(seasonOf) };
}
