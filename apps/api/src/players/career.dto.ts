import { f, nullable, optional } from '@quadrant/http';
import { CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type {
  BestWin,
  Career,
  GameRecord,
  HeadToHead,
  Meeting,
  Mover,
  Movers,
  Opponent,
  TrackCareer,
  TrackOpening,
} from '@quadrant/store/careers';
import { PageDto } from '../paging/page.dto.js';
import { PlayerIdentityDto } from './player-identity.dto.js';

class BoardPlaceDto {
  @f.Ordinal('Equal ratings share a rank, 1-2-2-4') rank: number;
  @f.Ordinal('Players on the leaderboard') players: number;
  @f.Decimal({
    about: 'Percent of the players whose rating is not higher: 100 for the first',
    minimum: 0,
    maximum: 100,
  })
  percentile: number;
  @f.Count('Players on the leaderboard whose rating is lower: without those who share the rank') lower: number;
}

class CountryPlaceDto extends BoardPlaceDto {
  @f.AnyText({ example: 'DE' }) code: string;
}

class PeakDto {
  @f.Decimal('In full precision') rating: number;
  @f.Id('The first tournament that left it') tournamentId: string;
  @f.AnyText() tournament: string;
  @f.Instant() startsAt: Date;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') localDate: string;
}

export class OpeningDto implements TrackOpening {
  @f.Decimal('In full precision, after the conversion') rating: number;
  @f.Ordinal('Rated games behind it') games: number;
  @f.Decimal('As it stood in the file') value: number;
  @f.Day('The cut-over day of the track: tournaments up to it were rated by the previous system') on: string;
  @f.AnyText({ example: 'List of 31 December 2019' }) source: string;
}

class MovementDto {
  @f.Ordinal('Rank in the last official run') rank: number;
  @f.Decimal() rating: number;
  @f.Integer('Ranks gained since; negative when lost') rankGain: number;
  @f.Decimal('Points gained since; negative when lost') ratingGain: number;
}

class GameRecordDto implements GameRecord {
  @f.Count('Rated games') games: number;
  @f.Count('A modified win is a win') wins: number;
  @f.Count() losses: number;
  @f.Count() ties: number;
}

class TrackCareerDto extends GameRecordDto implements Omit<TrackCareer, 'official'> {
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(CATEGORIES) category: Category;
  @f.Decimal('In full precision') rating: number;
  @f.Integer('Rounded to whole points, for people') displayRating: number;
  @f.Instant('Start of the last rated tournament') lastPlayedAt: Date;
  @f.KnownDate({
    optional,
    about: 'A month, where the day of that tournament is unknown: `lastPlayedAt` is its end then; otherwise absent',
  })
  lastPlayedOn?: string;
  @f.Of(BoardPlaceDto) world: BoardPlaceDto;
  @f.Of(CountryPlaceDto, { nullable, about: 'Null without a country' }) country: CountryPlaceDto | null;
  @f.Of(PeakDto, {
    nullable,
    about: 'The highest rating that a tournament left; null where none is as high as the one that was brought in',
  })
  peak: PeakDto | null;
  @f.Count({
    optional,
    about: 'Rated games of a previous system, of whose results nothing is known; absent without any',
  })
  broughtGames?: number;
  @f.Of(OpeningDto, { optional, about: 'The rating that was brought in from a previous system; absent without one' })
  opening?: OpeningDto;
  @f.Of(MovementDto, {
    nullable,
    about: 'Since the last official run; null when the player was not on its leaderboard',
  })
  sinceOfficial: MovementDto | null;
}

export class CareerDto implements Omit<Career, 'tracks'> {
  @f.AnyText() handle: string;
  @f.Count('Number of the run that is shown') run: number;
  @f.Integer({ nullable, about: 'Number of the last official run' }) officialRun: number | null;
  @f.List(TrackCareerDto) tracks: TrackCareerDto[];
}

class BestWinDto implements BestWin {
  @f.Decimal('Rating of the opponent before that tournament, in its first category') rating: number;
  @f.AnyText() tournamentId: string;
  @f.AnyText() tournament: string;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') localDate: string;
}

class OpponentDto extends GameRecordDto implements Opponent {
  @f.AnyText() handle: string;
  @f.AnyText({ nullable }) name: string | null;
  @f.AnyText({ nullable, example: 'DE' }) country: string | null;
  @f.Instant('Start of the last tournament in which they met') lastMetAt: Date;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') lastMetOn: string;
  @f.Of(BestWinDto, {
    nullable,
    about: 'The win in which the opponent was rated highest; null when the player never beat them',
  })
  bestWin: BestWinDto | null;
}

export class OpponentPageDto extends PageDto {
  @f.Count('Number of the run that is shown') run: number;
  @f.Count('Opponents on all pages') opponents: number;
  @f.List(OpponentDto) rows: OpponentDto[];
}

class MeetingDto implements Meeting {
  @f.Id() tournamentId: string;
  @f.AnyText() tournament: string;
  @f.Instant() startsAt: Date;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') localDate: string;
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choices(['win', 'loss', 'tie'], 'Game by game, in playing order') results: Meeting['results'];
}

export class HeadToHeadDto extends GameRecordDto implements HeadToHead {
  @f.Count('Number of the run that is shown') run: number;
  @f.AnyText() handle: string;
  @f.AnyText() opponent: string;
  @f.List(MeetingDto, 'Newest first') meetings: readonly MeetingDto[];
}

class MoverDto extends PlayerIdentityDto implements Mover {
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(CATEGORIES) category: Category;
  @f.Decimal('Rating before the first of the tournaments') before: number;
  @f.Decimal('Rating after the last of them') after: number;
  @f.Decimal() change: number;
  @f.Ordinal('Rated games in them') games: number;
}

export class MoverListDto implements Movers {
  @f.Count('Number of the run that is shown') run: number;
  @f.Instant('Tournaments that began from here on') from: Date;
  @f.Instant('And before this instant') to: Date;
  @f.List(MoverDto, 'The largest changes first, up or down') rows: readonly MoverDto[];
}

export function careerOf({ tracks, ...career }: Career): CareerDto {
  return {
    ...career,
    tracks: tracks.map(({ official, world, ...track }) => ({
      ...track,
      world,
      displayRating: Math.round(track.rating),
      sinceOfficial: official && {
        ...official,
        rankGain: official.rank - world.rank,
        ratingGain: track.rating - official.rating,
      },
    })),
  };
}
