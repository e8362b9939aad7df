import { f, nullable, optional } from '@quadrant/http';
import { type Basis, BASES, CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { LeaderboardRow, RatingTrack } from '@quadrant/views';
import { AsOfDto } from '../moments/as-of.dto.js';
import { PageDto } from '../paging/page.dto.js';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';

class RatingTrackDto implements RatingTrack {
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(CATEGORIES) category: Category;
  @f.Ordinal('Players with at least one rated game') players: number;
  @f.Instant('Start of the last rated tournament') lastPlayedAt: Date;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') lastPlayedOn: string;
  @f.Link('The leaderboard') link: string;
}

export class LeaderboardListDto {
  @f.List(RatingTrackDto) rows: RatingTrackDto[];
}

class LeaderboardRowDto extends PlayerIdentityDto implements LeaderboardRow {
  @f.Ordinal('Equal ratings share a rank, 1-2-2-4, within the filters') rank: number;
  @f.Ordinal({
    nullable,
    about:
      'Rank by the official run `comparedWith`: a larger number than `rank` means that the player has climbed. Null for a player whom that run did not rate',
  })
  rankBefore: number | null;
  @f.AnyText({ nullable }) region: string | null;
  @f.Decimal({ about: 'In full precision', example: 1523.7264150943397 }) rating: number;
  @f.Integer({ about: 'Rounded to whole points, for people', example: 1524 }) displayRating: number;
  @f.Ordinal('Rated games: those won, lost, tied and brought in') games: number;
  @f.Count('Rated games won; a modified win is one') wins: number;
  @f.Count() losses: number;
  @f.Count() ties: number;
  @f.Count({
    optional,
    about: 'Rated games of a previous system, of whose results nothing is known; absent without any',
  })
  broughtGames?: number;
  @f.Choice(BASES, { optional, about: '`stated` where games and rating include what was brought in; otherwise absent' })
  basis?: Basis;
  @f.Flag('Whether these are fewer games than the stability policy asks for') isProvisional: boolean;
  @f.Instant('Start of the last rated tournament') lastPlayedAt: Date;
  @f.KnownDate({
    optional,
    about: 'A month, where the day of that tournament is unknown: `lastPlayedAt` is its end then; otherwise absent',
  })
  lastPlayedOn?: string;
}

export class LeaderboardDto extends PageDto {
  @f.Count('Number of the run that is shown, the same on every page; 0 before the first') run: number;
  @f.Count('Number of the newest run. When it is larger than `run`, the leaderboard was published again since')
  headRun: number;
  @f.Integer({
    nullable,
    about:
      'Number of the last official run, which `rankBefore` is of. Null before the first one, under filters and at earlier moments',
  })
  comparedWith: number | null;
  @f.AnyText({
    nullable,
    about: 'Handle of the player in the middle of the page, as they are shown; null when nobody was asked for',
  })
  around: string | null;
  @f.Of(AsOfDto) asOf: AsOfDto;
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(CATEGORIES) category: Category;
  @f.Count('Players who match the filters, on all pages') players: number;
  @f.List(LeaderboardRowDto) rows: LeaderboardRowDto[];
}
