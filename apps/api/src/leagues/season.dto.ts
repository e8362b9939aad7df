import { WhenItCounts } from '@quadrant/views';
import { f, LONGEST_REASON, nullable, optional, ReasonDto } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/corrections';
import { SEASON_PARTS, type Announcement, type PointsTable, type SeasonPart } from '@quadrant/rules/leagues';
import type { SeasonChangeCommand, SeasonStored, ShownSeason } from '@quadrant/store/leagues';
import { IsNotBefore, SeasonName } from '../requests/fields.js';

const LONGEST_HANDLE = 64;
const MOST_PROMOS = 100;
const LONGEST_PROMO = 100;
const MOST_QUALIFIERS = 1000;
const MOST_TOURNAMENTS = 100;

const day = { example: '2014-10-01', about: 'Local calendar date, included' } as const;
const lastDay = { ...day, example: '2015-03-31' } as const;
const REASON = 'Kept in the audit, and shown with the run that publishes the change';
const PROMOS =
  'Cards that only tournaments of the league may see until the season has ended (Organized Play Guide 4.2, section 12.3)';
const COUNTING =
  'How many tournaments count in each part of the season; where nothing is said, four (Organized Play Guide 4.2, section 12.2)';

class DaysDto {
  @f.Day(day) from: string;
  @f.Day({ ...day, example: '2014-11-30' }) to: string;
}

/** A part of a season that is null or left out does not exist. */
export class PhasesDto {
  @f.Of(DaysDto, { optional, nullable }) 'first-half'?: DaysDto | null;
  @f.Of(DaysDto, { optional, nullable }) 'second-half'?: DaysDto | null;
  @f.Of(DaysDto, { optional, nullable }) playoffs?: DaysDto | null;
}

/** How many players of each half play on for the season (000, section 12.2). */
export class QualifiersDto {
  @f.Whole(1, MOST_QUALIFIERS) firstHalf: number;
  @f.Whole(1, MOST_QUALIFIERS) secondHalf: number;
}

const MOST_BEST = 100;
const BEST = 'How many results of a player count; null: all';

/** A league with rules of its own may count only a player's best results. */
export class BestResultsDto {
  @f.Whole(1, MOST_BEST, { optional, nullable, about: BEST }) season: number | null = null;
  @f.Whole(1, MOST_BEST, { optional, nullable, about: BEST }) half: number | null = null;
}

const MOST_COLUMNS = 32;
const MOST_ROWS = 64;
const LARGEST_FIELD = 5000;
const MOST_POINTS = 10_000;
const TABLE =
  'Points for places in tournaments of the season; null: those of the Organized Play Guide 4.2, section 12.4';

/** A row holds from so many participants up to the next row. */
export class PointsRowDto {
  @f.Whole(4, LARGEST_FIELD, 'The fewest participants') from: number;
  @f.Wholes(MOST_COLUMNS, 0, MOST_POINTS, 'Of each column; columns left out at the end have none')
  points: number[];
}

/** A league may give points of its own. A later place never has more, and a larger field never gives a place fewer. */
export class PointsTableDto implements PointsTable {
  @f.Wholes(MOST_COLUMNS, 1, LARGEST_FIELD, 'The last place of each column, rising')
  lastPlaces: number[];
  @f.ListOf(PointsRowDto, { least: 1, most: MOST_ROWS }) rows: PointsRowDto[];
}

/** This may be announced with a season, or later. */
class AnnouncementDto {
  @f.Of(PhasesDto, {
    optional,
    about:
      'Where nothing is said: October and November, December and January, February and March (Organized Play Guide 4.2, section 12.2), as far as ' +
      'the season lies there. Given, they are all that there is',
  })
  phases?: PhasesDto;
  @f.Whole(1, MOST_TOURNAMENTS, { optional, about: COUNTING }) tournamentsPerPhase?: number;
  @f.Of(QualifiersDto, {
    optional,
    nullable,
    about:
      'Frozen with the first tournament of the season (Organized Play Guide 4.2, section 12.2); null: not announced',
  })
  qualifiers?: QualifiersDto | null;
  @f.Of(BestResultsDto, {
    optional,
    nullable,
    about: 'Count only the best results in the tables of the halves and the season; null: all, as the guide does',
  })
  best?: BestResultsDto | null;
  @f.Of(PointsTableDto, { optional, nullable, about: TABLE }) pointsTable?: PointsTableDto | null;
  @f.Lines(MOST_PROMOS, LONGEST_PROMO, { optional, about: PROMOS }) promos?: string[];
}

export class NewSeasonDto extends AnnouncementDto {
  @SeasonName({ about: 'Name of the season, the same in every league that plays it' }) season: string;
  @f.Day(day) startsOn: string;
  @f.Day(lastDay) @IsNotBefore('startsOn') endsOn: string;
  @f.Line(LONGEST_REASON, { optional: 'or-null', about: REASON }) reason?: string;
}

/** A field that is left out stays as it is. */
export class SeasonChangesDto extends AnnouncementDto {
  @SeasonName({ optional, about: 'Another name, for a season without tournaments' }) season?: string;
  @f.Line(LONGEST_HANDLE, {
    optional,
    nullable,
    about: 'Handle of the champion, once the season is over: schemes of the next season may ask for them; null: none',
  })
  champion?: string | null;
  @f.Day({ optional, ...day }) startsOn?: string;
  @f.Day({ optional, ...lastDay }) endsOn?: string;
  @f.Line(LONGEST_REASON, REASON) reason: string;
}

export class ClosingDto extends ReasonDto {
  @f.Choice(SEASON_PARTS, 'A half; `season`: all of it, with its playoffs') part: SeasonPart;
}

class ClosedPartsDto {
  @f.Instant({ optional }) 'first-half'?: string;
  @f.Instant({ optional }) 'second-half'?: string;
  @f.Instant({ optional, about: 'The whole season, with its playoffs' }) season?: string;
}

class QualifierAnnouncementDto implements Announcement {
  @f.Of(QualifiersDto, { nullable }) qualifiers: QualifiersDto | null;
  @f.Instant() at: string;
  @f.Flag('What somebody else announces after the start of the first tournament that counts has no force')
  byCoordinator: boolean;
}

class SeasonPhasesDto {
  @f.Of(DaysDto, { nullable }) 'first-half': DaysDto | null;
  @f.Of(DaysDto, { nullable }) 'second-half': DaysDto | null;
  @f.Of(DaysDto, { nullable }) playoffs: DaysDto | null;
}

export class SeasonDto {
  @SeasonName() season: string;
  @f.Day(day) startsOn: string;
  @f.Day(lastDay) endsOn: string;
  @f.Of(SeasonPhasesDto, 'When its halves and its playoffs are; null: it has none') phases: SeasonPhasesDto;
  @f.Whole(1, MOST_TOURNAMENTS, COUNTING) tournamentsPerPhase: number;
  @f.Of(QualifiersDto, {
    nullable,
    about: 'How many players of each half qualify for the playoffs; null while that is not announced',
  })
  qualifiers: QualifiersDto | null;
  @f.AnyText({ nullable, about: 'What is to be announced before the first tournament and is not; null: nothing' })
  missing: string | null;
  @f.List(QualifierAnnouncementDto, 'How the number of qualifiers was announced, oldest first')
  announcements: readonly QualifierAnnouncementDto[];
  @f.Of(ClosedPartsDto, 'Its closed parts, each with the moment at which it was closed') closed: ClosedPartsDto;
  @f.Of(BestResultsDto, { nullable, about: 'How many results count; null: all' }) best: BestResultsDto | null;
  @f.Of(PointsTableDto, { optional, nullable, about: `${TABLE}. Left out where no table was ever set` })
  pointsTable?: PointsTable | null;
  @f.Flag('Whether the league director has recorded the champion for the schemes of the next season')
  hasRecordedChampion: boolean;
  @f.Lines(MOST_PROMOS, LONGEST_PROMO, PROMOS) promos: readonly string[];
  @f.Link('Its table') link: string;
}

export class StoredSeasonDto extends SeasonDto {
  @f.Ordinal('Of the league, after it') version: number;
  @WhenItCounts() takesEffect: TakesEffect;
}

export const phasesOf = (phases: PhasesDto): ShownSeason['phases'] => ({
  'first-half': phases['first-half'] ?? null,
  'second-half': phases['second-half'] ?? null,
  playoffs: phases.playoffs ?? null,
});

/** Returns the change without the fields that the request leaves out. */
export function changeOf(changes: SeasonChangesDto): SeasonChangeCommand['change'] {
  const { season, champion, startsOn, endsOn, phases, tournamentsPerPhase, qualifiers, best, pointsTable, promos } =
    changes;
  return {
    ...(season !== undefined && { season }),
    ...(champion !== undefined && { champion }),
    ...(best !== undefined && { best: best && bestOf(best) }),
    ...(pointsTable !== undefined && { pointsTable: pointsTable && tableOf(pointsTable) }),
    ...(startsOn !== undefined && { startsOn }),
    ...(endsOn !== undefined && { endsOn }),
    ...(phases !== undefined && { phases: phasesOf(phases) }),
    ...(tournamentsPerPhase !== undefined && { tournamentsPerPhase }),
    ...(qualifiers !== undefined && { qualifiers }),
    ...(promos !== undefined && { promos }),
  };
}

const QUALIFIERS_MISSING =
  'It is not announced how many players of each half qualify for the playoffs. The league director announces it before the first ' +
  'tournament that counts (Organized Play Guide 4.2, section 12.2); after its start only a coordinator can.';

export const bestOf = ({ season, half }: BestResultsDto): BestResultsDto => ({ season, half });

export const tableOf = ({ lastPlaces, rows }: PointsTableDto): PointsTable => ({
  lastPlaces,
  rows: rows.map(({ from, points }) => ({ from, points })),
});

export function seasonOf({ id: _id, league, best = null, champion, ...season }: ShownSeason): SeasonDto {
  const { closed = {}, announcements = [] } = season;
  const missing = season.qualifiers === null ? QUALIFIERS_MISSING : null;
  const hasRecordedChampion = (champion ?? null) !== null;
  const link = `/api/v1/leagues/${league}/seasons/${season.season}`;
  return { ...season, best, hasRecordedChampion, closed, announcements, missing, link };
}

export const storedSeasonOf = ({ season, version, takesEffect }: SeasonStored): StoredSeasonDto => ({
  ...seasonOf(season),
  version,
  takesEffect,
});
