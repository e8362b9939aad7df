import { ApiProperty } from '@nestjs/swagger';
import { isProvisional, type StabilityPolicy } from '@quadrant/rules/policy';
import { CONTINENTS, continentOf, type Continent } from '@quadrant/rules/permissions';
import { CATEGORIES, GAME_TITLES, SUBMISSION_STATES } from '@quadrant/rules/tournament';
import type { Region } from '@quadrant/store/intake';
import type { AsOf, PlayerProfile, PlayerRatingChange, PlayerTournament } from '@quadrant/store/reading';
import { AsOfDto } from '../as-of/as-of.dto.js';
import { PageDto } from '../paging/page.dto.js';
import { PlayerIdentityDto } from './player-identity.dto.js';
import { RatingChangeDto } from './rating-change.dto.js';

class PlayerRatingDto {
  @ApiProperty({ enum: [...GAME_TITLES] })
  game: string;

  @ApiProperty({ enum: [...CATEGORIES] })
  category: string;

  @ApiProperty({ description: 'In full precision', example: 1523.7264150943397 })
  rating: number;

  @ApiProperty({ type: 'integer', description: 'Rounded to whole points, for people', example: 1524 })
  displayRating: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Rated games' })
  games: number;

  @ApiProperty({ description: 'Whether these are fewer games than the stability policy asks for (/api/v1/policy)' })
  isProvisional: boolean;

  @ApiProperty({ description: 'Start of the last rated tournament' })
  lastPlayedAt: Date;
}

class SeasonLeaguePointsDto {
  @ApiProperty({ description: 'Slug of the league' })
  league: string;

  @ApiProperty({ example: '2014-15' })
  season: string;

  @ApiProperty({ type: 'integer' })
  points: number;
}

class PlayerMastersPointsDto {
  @ApiProperty({ type: 'integer', example: 2014, description: 'Calendar year' })
  season: number;

  @ApiProperty({ type: 'integer' })
  points: number;
}

class PlayerLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  ratingChanges: string;

  @ApiProperty({ format: 'uri-reference' })
  tournaments: string;
}

export class PlayerDto extends PlayerIdentityDto implements PlayerProfile {
  @ApiProperty({ format: 'uuid', description: 'Stays the same when the handle changes' })
  id: string;

  @ApiProperty({ type: 'string', nullable: true })
  region: string | null;

  @ApiProperty({
    type: 'string',
    format: 'uri-reference',
    nullable: true,
    description: 'The region that `region` means; null where it means none that is known',
  })
  regionLink: string | null;

  @ApiProperty({
    enum: [...CONTINENTS],
    nullable: true,
    description: 'Whose coordinator (Organized Play Guide 4.2, section 1.1) they belong to by their country',
  })
  continent: Continent | null;

  @ApiProperty({ type: [String], description: 'Other handles that lead to them' })
  aliases: string[];

  @ApiProperty({ type: [String], description: 'Former handles; they still lead to the player' })
  formerHandles: string[];

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Goes up with every change of the above: If-Match takes it',
  })
  version: number;

  @ApiProperty({ type: [String], description: 'Handles of the players who were merged into this one' })
  mergedFrom: readonly string[];

  @ApiProperty({ type: [PlayerRatingDto] })
  ratings: PlayerRatingDto[];

  @ApiProperty({ type: [SeasonLeaguePointsDto] })
  leaguePoints: SeasonLeaguePointsDto[];

  @ApiProperty({ type: 'integer', description: 'League points of all leagues and seasons' })
  lifetimeLeaguePoints: number;

  @ApiProperty({ type: [PlayerMastersPointsDto] })
  mastersPoints: PlayerMastersPointsDto[];

  @ApiProperty()
  asOf: AsOfDto;

  @ApiProperty()
  links: PlayerLinksDto;
}

class PlayerRatingChangeDto extends RatingChangeDto implements PlayerRatingChange {
  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty({ description: 'Name of the tournament' })
  tournament: string;

  @ApiProperty()
  startsAt: Date;

  @ApiProperty({ format: 'date', description: 'Local date of the tournament' })
  localDate: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Number of the run that published it' })
  run: number;

  @ApiProperty({ description: 'Whether the stability policy shows a change of this size as a movement' })
  isMovement: boolean;
}

export class PlayerRatingChangePageDto extends PageDto {
  @ApiProperty()
  asOf: AsOfDto;

  @ApiProperty({ type: [PlayerRatingChangeDto] })
  rows: PlayerRatingChangeDto[];
}

class PlayerTournamentDto implements PlayerTournament {
  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty({ description: 'Name of the tournament' })
  tournament: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  level: number;

  @ApiProperty()
  startsAt: Date;

  @ApiProperty({ enum: [...SUBMISSION_STATES], description: 'State of the current revision' })
  state: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty({ type: 'integer', description: 'Those of the final order' })
  points: number;
}

export class PlayerTournamentPageDto extends PageDto {
  @ApiProperty({ type: [PlayerTournamentDto] })
  rows: PlayerTournamentDto[];
}

export function playerOf(
  profile: PlayerProfile,
  region: Region | null,
  asOf: AsOf,
  policy: StabilityPolicy,
): PlayerDto {
  const self = `/api/v1/players/${encodeURIComponent(profile.handle)}`;
  return {
    ...profile,
    continent: continentOf(profile.country),
    regionLink: region && `/api/v1/regions/${encodeURIComponent(region.slug)}`,
    ratings: profile.ratings.map((rating) => ({
      ...rating,
      displayRating: Math.round(rating.rating),
      isProvisional: isProvisional(rating.games, policy),
    })),
    asOf,
    links: { ratingChanges: `${self}/rating-changes`, tournaments: `${self}/tournaments` },
  };
}
