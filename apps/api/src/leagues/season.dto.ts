import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { TAKES_EFFECT } from '@quadrant/answers';
import { IfGiven, IsCalendarDay, IsLine, IsOneOf, IsWholeNumber, LONGEST_REASON, ReasonDto } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/intake';
import { SEASON_PARTS, type Announcement, type SeasonPart } from '@quadrant/rules/league';
import { SLUG } from '@quadrant/rules/tournament';
import type { SeasonChangeCommand, SeasonStored, ShownSeason } from '@quadrant/store/leagues';
import { AreLines, IsNotBefore, IsSeasonName, LONGEST_SEASON } from '../requests/text-rules.js';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';

const LONGEST_HANDLE = 64;
const MOST_PROMOS = 100;
const LONGEST_PROMO = 100;
const MOST_QUALIFIERS = 1000;
const MOST_TOURNAMENTS = 100;

export const seasonText = { pattern: SLUG.source, maxLength: LONGEST_SEASON, example: '2014-15' } as const;
const day = { format: 'date', example: '2014-10-01', description: 'Local calendar date, included' } as const;
const lastDay = { ...day, example: '2015-03-31' } as const;
const reasonText = {
  maxLength: LONGEST_REASON,
  description: 'Kept in the audit, and shown with the run that publishes the change',
};
const promosText = {
  type: 'string',
  isArray: true,
  maxItems: MOST_PROMOS,
  description:
    'Cards that only tournaments of the league may see until the season has ended (Organized Play Guide 4.2, section 12.3)',
} as const;
const tournamentsText = {
  type: 'integer',
  minimum: 1,
  maximum: MOST_TOURNAMENTS,
  description:
    'How many tournaments count in each part of the season; where nothing is said, four (Organized Play Guide 4.2, section 12.2)',
} as const;

/** The days of one part of a season. */
class DaysDto {
  @ApiProperty(day)
  @IsCalendarDay()
  from: string;

  @ApiProperty({ ...day, example: '2014-11-30' })
  @IsCalendarDay()
  to: string;
}

/** When the halves and the playoffs of a season are; a part that is null or left out it does not have. */
export class PhasesDto {
  @ApiPropertyOptional({ type: DaysDto, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => DaysDto)
  'first-half'?: DaysDto | null;

  @ApiPropertyOptional({ type: DaysDto, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => DaysDto)
  'second-half'?: DaysDto | null;

  @ApiPropertyOptional({ type: DaysDto, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => DaysDto)
  playoffs?: DaysDto | null;
}

/** How many players of each half play on for the season (000, section 12.2). */
export class QualifiersDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_QUALIFIERS })
  @IsWholeNumber(1, MOST_QUALIFIERS)
  firstHalf: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_QUALIFIERS })
  @IsWholeNumber(1, MOST_QUALIFIERS)
  secondHalf: number;
}

const MOST_BEST = 100;
const bestText = {
  type: 'integer',
  minimum: 1,
  maximum: MOST_BEST,
  nullable: true,
  description: 'How many results of a player count; null: all',
} as const;

/** How many results of a player count in the tables of a league of its own rules. */
export class BestResultsDto {
  @ApiPropertyOptional(bestText)
  @IsOptional()
  @IsWholeNumber(1, MOST_BEST)
  season: number | null = null;

  @ApiPropertyOptional(bestText)
  @IsOptional()
  @IsWholeNumber(1, MOST_BEST)
  half: number | null = null;
}

/** What may be announced with a season, or later. */
class AnnouncementDto {
  @ApiPropertyOptional({
    type: PhasesDto,
    description:
      'Where nothing is said: October and November, December and January, February and March (Organized Play Guide 4.2, section 12.2), as far as ' +
      'the season lies there. Given, they are all that there is',
  })
  @IfGiven()
  @ValidateNested()
  @Type(() => PhasesDto)
  phases?: PhasesDto;

  @ApiPropertyOptional(tournamentsText)
  @IfGiven()
  @IsWholeNumber(1, MOST_TOURNAMENTS)
  tournamentsPerPhase?: number;

  @ApiPropertyOptional({
    type: QualifiersDto,
    nullable: true,
    description:
      'Frozen with the first tournament of the season (Organized Play Guide 4.2, section 12.2); null: not announced',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => QualifiersDto)
  qualifiers?: QualifiersDto | null;

  @ApiPropertyOptional({
    type: BestResultsDto,
    nullable: true,
    description: 'Count only the best results in the tables of the halves and the season; null: all, as the guide does',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => BestResultsDto)
  best?: BestResultsDto | null;

  @ApiPropertyOptional(promosText)
  @IfGiven()
  @AreLines(MOST_PROMOS, LONGEST_PROMO)
  promos?: string[];
}

/** A new season of a league. */
export class NewSeasonDto extends AnnouncementDto {
  @ApiProperty({ ...seasonText, description: 'Name of the season, the same in every league that plays it' })
  @IsSeasonName()
  season: string;

  @ApiProperty(day)
  @IsCalendarDay()
  startsOn: string;

  @ApiProperty(lastDay)
  @IsCalendarDay()
  @IsNotBefore('startsOn')
  endsOn: string;

  @ApiPropertyOptional(reasonText)
  @IsOptional()
  @IsLine(LONGEST_REASON)
  reason?: string;
}

/** What is left out stays as it is. */
export class SeasonChangesDto extends AnnouncementDto {
  @ApiPropertyOptional({ ...seasonText, description: 'Another name, for a season without tournaments' })
  @IfGiven()
  @IsSeasonName()
  season?: string;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    description:
      'Handle of the champion, once the season is over: schemes of the next season may ask for them; null: none',
  })
  @IsOptional()
  @IsLine(LONGEST_HANDLE)
  champion?: string | null;

  @ApiPropertyOptional(day)
  @IfGiven()
  @IsCalendarDay()
  startsOn?: string;

  @ApiPropertyOptional(lastDay)
  @IfGiven()
  @IsCalendarDay()
  endsOn?: string;

  @ApiProperty(reasonText)
  @IsLine(LONGEST_REASON)
  reason: string;
}

/** A part of a season that somebody closes. */
export class ClosingDto extends ReasonDto {
  @ApiProperty({ enum: [...SEASON_PARTS], description: 'A half; `season`: all of it, with its playoffs' })
  @IsOneOf(SEASON_PARTS)
  part: SeasonPart;
}

class ClosedPartsDto {
  @ApiPropertyOptional({ format: 'date-time' })
  'first-half'?: string;

  @ApiPropertyOptional({ format: 'date-time' })
  'second-half'?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'The whole season, with its playoffs' })
  season?: string;
}

class QualifierAnnouncementDto implements Announcement {
  @ApiProperty({ type: QualifiersDto, nullable: true })
  qualifiers: QualifiersDto | null;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    description: 'What somebody else announces after the start of the first tournament that counts has no force',
  })
  byCoordinator: boolean;
}

class SeasonPhasesDto {
  @ApiProperty({ type: DaysDto, nullable: true })
  'first-half': DaysDto | null;

  @ApiProperty({ type: DaysDto, nullable: true })
  'second-half': DaysDto | null;

  @ApiProperty({ type: DaysDto, nullable: true })
  playoffs: DaysDto | null;
}

export class SeasonDto {
  @ApiProperty(seasonText)
  season: string;

  @ApiProperty(day)
  startsOn: string;

  @ApiProperty(lastDay)
  endsOn: string;

  @ApiProperty({ description: 'When its halves and its playoffs are; null: it has none' })
  phases: SeasonPhasesDto;

  @ApiProperty(tournamentsText)
  tournamentsPerPhase: number;

  @ApiProperty({
    type: QualifiersDto,
    nullable: true,
    description: 'How many players of each half qualify for the playoffs; null while that is not announced',
  })
  qualifiers: QualifiersDto | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'What is to be announced before the first tournament and is not; null: nothing',
  })
  missing: string | null;

  @ApiProperty({
    type: [QualifierAnnouncementDto],
    description: 'How the number of qualifiers was announced, oldest first',
  })
  announcements: readonly QualifierAnnouncementDto[];

  @ApiProperty({ description: 'Its closed parts, each with the moment at which it was closed' })
  closed: ClosedPartsDto;
  @ApiProperty({ type: BestResultsDto, nullable: true, description: 'How many results count; null: all' })
  best: BestResultsDto | null;

  @ApiProperty({
    description: 'Whether the league director has recorded the champion for the schemes of the next season',
  })
  hasRecordedChampion: boolean;

  @ApiProperty(promosText)
  promos: readonly string[];

  @ApiProperty({ format: 'uri-reference', description: 'Its table' })
  link: string;
}

/** A season that was added or changed. */
export class StoredSeasonDto extends SeasonDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the league, after it' })
  version: number;

  @ApiProperty({ ...TAKES_EFFECT })
  takesEffect: TakesEffect;
}

export const phasesOf = (phases: PhasesDto): ShownSeason['phases'] => ({
  'first-half': phases['first-half'] ?? null,
  'second-half': phases['second-half'] ?? null,
  playoffs: phases.playoffs ?? null,
});

/** What a request would change, without what it leaves out. */
export function changeOf(changes: SeasonChangesDto): SeasonChangeCommand['change'] {
  const { season, champion, startsOn, endsOn, phases, tournamentsPerPhase, qualifiers, best, promos } = changes;
  return {
    ...(season !== undefined && { season }),
    ...(champion !== undefined && { champion }),
    ...(best !== undefined && { best: best && bestOf(best) }),
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
