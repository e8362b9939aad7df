import { f, nullable, optional } from '@quadrant/http';
import { isProvisional } from '@quadrant/rules/policy';
import { CONTINENTS, continentOf, type Continent } from '@quadrant/rules/permissions';
import { BASES, type Basis, CATEGORIES, GAME_TITLES, SUBMISSION_STATES } from '@quadrant/rules/tournament';
import type { OpenPlayer, PlayerProfile, PlayerRatingChange, PlayerTournament } from '@quadrant/views';
import { AsOfDto } from '../moments/as-of.dto.js';
import { PageDto } from '../paging/page.dto.js';
import { PlayerIdentityDto } from './player-identity.dto.js';
import { RatingChangeDto } from './rating-change.dto.js';

class PlayerRatingDto {
  @f.Choice(GAME_TITLES) game: string;
  @f.Choice(CATEGORIES) category: string;
  @f.Decimal({ about: 'In full precision', example: 1523.7264150943397 }) rating: number;
  @f.Integer({ about: 'Rounded to whole points, for people', example: 1524 }) displayRating: number;
  @f.Ordinal('Rated games') games: number;
  @f.Flag('Whether these are fewer games than the stability policy asks for (/api/v1/policy)') isProvisional: boolean;
  @f.Instant('Start of the last rated tournament') lastPlayedAt: Date;
  @f.KnownDate({
    optional,
    about: 'A month, where the day of that tournament is unknown: `lastPlayedAt` is its end then; otherwise absent',
  })
  lastPlayedOn?: string;
}

class SeasonLeaguePointsDto {
  @f.AnyText('Slug of the league') league: string;
  @f.AnyText({ example: '2014-15' }) season: string;
  @f.Integer() points: number;
}

class PlayerMastersPointsDto {
  @f.Integer({ about: 'Calendar year', example: 2014 }) season: number;
  @f.Integer() points: number;
}

class PlayerLinksDto {
  @f.Link() ratingChanges: string;
  @f.Link() tournaments: string;
}

export class PlayerDto extends PlayerIdentityDto implements PlayerProfile {
  @f.Id('Stays the same when the handle changes') id: string;
  @f.AnyText({ nullable }) region: string | null;
  @f.Link({ nullable, about: 'The region that `region` means; null where it means none that is known' })
  regionLink: string | null;
  @f.Choice(CONTINENTS, {
    nullable,
    about: 'Whose coordinator (Organized Play Guide 4.2, section 1.1) they belong to by their country',
  })
  continent: Continent | null;
  @f.Texts('Other handles that lead to them') aliases: string[];
  @f.Texts('Former handles; they still lead to the player') formerHandles: string[];
  @f.Ordinal('Goes up with every change of the above: If-Match takes it') version: number;
  @f.Texts('Handles of the players who were merged into this one') mergedFrom: readonly string[];
  @f.List(PlayerRatingDto) ratings: PlayerRatingDto[];
  @f.List(SeasonLeaguePointsDto) leaguePoints: SeasonLeaguePointsDto[];
  @f.Integer('League points of all leagues and seasons') lifetimeLeaguePoints: number;
  @f.List(PlayerMastersPointsDto) mastersPoints: PlayerMastersPointsDto[];
  @f.Of(AsOfDto) asOf: AsOfDto;
  @f.Of(PlayerLinksDto) links: PlayerLinksDto;
}

class PlayerRatingChangeDto extends RatingChangeDto implements PlayerRatingChange {
  @f.Id() tournamentId: string;
  @f.AnyText('Name of the tournament') tournament: string;
  @f.Instant() startsAt: Date;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') localDate: string;
  @f.Choice(GAME_TITLES) game: string;
  @f.Ordinal('Number of the run that published it') run: number;
  @f.Flag('Whether the stability policy shows a change of this size as a movement') isMovement: boolean;
}

export class PlayerRatingChangePageDto extends PageDto {
  @f.Of(AsOfDto) asOf: AsOfDto;
  @f.List(PlayerRatingChangeDto) rows: PlayerRatingChangeDto[];
}

class PlayerTournamentDto implements PlayerTournament {
  @f.Id() tournamentId: string;
  @f.AnyText('Name of the tournament') tournament: string;
  @f.Choice(GAME_TITLES) game: string;
  @f.Whole(1, 5) level: number;
  @f.Instant() startsAt: Date;
  @f.Choice(SUBMISSION_STATES, 'State of the current revision') state: string;
  @f.Ordinal({ nullable, about: 'Null: no player alone has this place; see `statedPlace`' }) place: number | null;
  @f.AnyText({
    nullable,
    about:
      'The place as the source of standings states it, where the games are unknown; `?`: it states none; `3-4~`: we concluded that it is shared',
    example: '3-4',
  })
  statedPlace: string | null;
  @f.Integer({ nullable, about: 'Those of the final order; null: unknown' }) points: number | null;
  @f.Flag('A result is unknown: the player has these points or more') pointsAtLeast: boolean;
  @f.Choice(BASES, 'Where the place comes from') basis: Basis;
}

export class PlayerTournamentPageDto extends PageDto {
  @f.List(PlayerTournamentDto) rows: PlayerTournamentDto[];
}

export function playerOf({ player: profile, region, asOf, policy }: OpenPlayer): PlayerDto {
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
