import { f, LONGEST_REASON, nullable, optional } from '@quadrant/http';
import type { League, ShownSeason } from '@quadrant/store/leagues';
import { SeasonDto, seasonOf } from './season.dto.js';

const MOST_PLAYERS = 200;
const MOST_ALTERNATES = 20;

const DIRECTOR = 'Handle of the league director';
const COMMITTED = 'Handles of those who said that they would play';
const ALTERNATES =
  'Handles of those who may take the place of the league director (Organized Play Guide 4.2, section 12.1)';

export class LeagueReasonDto {
  @f.Line(LONGEST_REASON, 'Kept in the audit') reason: string;
}

export class DeletedDto {
  @f.AnyText('Slug of the league') league: string;
  @f.AnyText({ nullable, about: 'Name of the season; null: the league itself' }) season: string | null;
}

export class NewLeagueDto {
  @f.Slug({ about: 'Names the league in reports and addresses; it never changes', example: 'north-sea' }) slug: string;
  @f.Line(100, { example: 'North Sea League' }) name: string;
  @f.Handle(DIRECTOR) director: string;
  @f.Handles(MOST_PLAYERS, {
    optional,
    about: `${COMMITTED}: at least four (Organized Play Guide 4.2, section 12.1). If left out, the person who forms the league vouches for them`,
  })
  players?: string[];
}

/** A field that is left out stays as it is. */
export class LeagueChangesDto {
  @f.Line(100, { optional, example: 'North Sea League' }) name?: string;
  @f.Handle({ optional, about: `${DIRECTOR}; coordinators appoint them` }) director?: string;
  @f.Handles(MOST_ALTERNATES, { optional, about: ALTERNATES }) alternates?: string[];
  @f.Line(LONGEST_REASON, { optional: 'or-null', about: 'Kept in the audit; needed when the director changes' })
  reason?: string;
}

export class LeagueListingDto {
  @f.Slug({ example: 'north-sea' }) slug: string;
  @f.AnyText() name: string;
  @f.Handle(DIRECTOR) director: string;
  @f.Link('The league and its seasons') link: string;
}

export class LeagueDto extends LeagueListingDto {
  @f.Ordinal('Goes up with everything that is done to it: for If-Match') version: number;
  @f.Handles(MOST_ALTERNATES, ALTERNATES) alternates: readonly string[];
  @f.Handles(MOST_PLAYERS, `${COMMITTED}; none where the person who formed it vouched for them`)
  players: readonly string[];
  @f.List(SeasonDto, 'In order of their days') seasons: SeasonDto[];
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
