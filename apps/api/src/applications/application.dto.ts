import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  FindingDto,
  IsCalendarDay,
  IsCountry,
  IsHandle,
  IsLine,
  IsOneOf,
  IsRegion,
  LONGEST_REASON,
  PageQuery,
} from '@quadrant/http';
import { GAME_TITLES, type Finding, type GameTitle } from '@quadrant/rules/tournament';
import { ALLOTTED_KINDS, type AllottedKind } from '@quadrant/rules/championships';
import {
  APPLICATION_STATES,
  type Application,
  type ApplicationState,
  type DecidedApplication,
  type HeldTournament,
} from '@quadrant/store/applications';
import { IsMessage } from '../requests/text-rules.js';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsOptional, ValidateIf } from 'class-validator';

const LONGEST_NAME = 200;
const LONGEST_MESSAGE = 2000;
const text = { type: 'string', nullable: true } as const;
const day = { format: 'date', example: '2015-05-16', description: 'Local calendar date' } as const;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** 000, 11.4: dates, location, games, and as much else as possible. */
export class NewApplicationDto {
  @ApiProperty({ enum: [...ALLOTTED_KINDS], description: 'What is applied for; its level follows from it' })
  @IsOneOf(ALLOTTED_KINDS)
  kind: AllottedKind;

  @ApiProperty({ type: [String], enum: [...GAME_TITLES], description: 'One tournament for each of them' })
  @IsArray({ message: 'must be a list' })
  @ArrayNotEmpty({ message: 'must name at least one game' })
  @ArrayUnique({ message: 'must name each game once' })
  @IsIn(GAME_TITLES, { each: true, message: `must each be one of ${GAME_TITLES.join(', ')}` })
  games: GameTitle[];

  @ApiProperty({ maxLength: LONGEST_NAME, example: 'German National Championships' })
  @IsLine(LONGEST_NAME)
  name: string;

  @ApiProperty(day)
  @IsCalendarDay()
  plannedOn: string;

  @ApiPropertyOptional({
    pattern: '^[A-Za-z]{2}$',
    example: 'DE',
    description: 'Two letters (ISO 3166-1); only a Masters may be nowhere in particular, as an online tournament is',
  })
  @ValidateIf(({ kind }: NewApplicationDto, value: unknown) => kind !== 'masters' || isGiven(value))
  @IsCountry()
  country?: string;

  @ApiPropertyOptional({ maxLength: 64, description: 'Name or slug of the region', example: 'andoria' })
  @IsOptional()
  @IsRegion()
  region?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_NAME })
  @IsOptional()
  @IsLine(LONGEST_NAME)
  venue?: string;

  @ApiPropertyOptional({
    maxLength: 64,
    description: 'Handle of the person who will direct it; if left out, of the applicant',
  })
  @IsOptional()
  @IsHandle()
  director?: string;

  @ApiProperty({ maxLength: LONGEST_MESSAGE, description: 'What speaks for it' })
  @IsMessage(LONGEST_MESSAGE)
  message: string;
}

/** Which applications are wanted. */
export class ApplicationQuery extends PageQuery {
  @ApiPropertyOptional({ enum: [...APPLICATION_STATES], description: 'State of the applications' })
  @IsOptional()
  @IsOneOf(APPLICATION_STATES)
  state?: ApplicationState;
}

export class ApplicationDecisionDto {
  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Shown with the application and kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

class ApplicationUseDto {
  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ format: 'uuid' })
  tournamentId: string;
}

export class ApplicationDto implements Omit<Application, 'applicantId'> {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: [...ALLOTTED_KINDS] })
  kind: AllottedKind;

  @ApiProperty({ type: [String], enum: [...GAME_TITLES] })
  games: readonly GameTitle[];

  @ApiProperty()
  name: string;

  @ApiProperty(day)
  plannedOn: string;

  @ApiProperty({ ...text, description: 'Two letters (ISO 3166-1)' })
  country: string | null;

  @ApiProperty({ ...text, description: 'Slug of the region' })
  region: string | null;

  @ApiProperty(text)
  venue: string | null;

  @ApiProperty({ description: 'Handle' })
  director: string;

  @ApiProperty({ description: 'Handle' })
  applicant: string;

  @ApiProperty()
  message: string;

  @ApiProperty({ type: [FindingDto], description: 'What was to be said when it came; the pointers lead into it' })
  findings: readonly Finding[];

  @ApiProperty({ enum: [...APPLICATION_STATES] })
  state: ApplicationState;

  @ApiProperty({ format: 'date-time' })
  createdAt: Date;

  @ApiProperty({ ...text, description: 'Handle of the account that approved, refused or withdrew it' })
  decidedBy: string | null;

  @ApiProperty({ ...text, format: 'date-time' })
  decidedAt: Date | null;

  @ApiProperty({ ...text, description: 'Of the decision' })
  reason: string | null;

  @ApiProperty({ type: [ApplicationUseDto], description: 'Tournaments that it was used for, one for each game' })
  usedFor: readonly ApplicationUseDto[];

  @ApiProperty({ format: 'uri-reference' })
  link: string;
}

export class ApplicationPageDto {
  @ApiProperty({ type: [ApplicationDto] })
  rows: ApplicationDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Cursor of the next page, to be sent back unchanged; null on the last one',
  })
  next: string | null;
}

class HeldTournamentDto implements HeldTournament {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty(day)
  date: string;

  @ApiProperty({ description: 'What to do so that it counts as what was approved' })
  advice: string;
}

export class DecidedApplicationDto extends ApplicationDto {
  @ApiProperty({ type: [HeldTournamentDto], description: 'Reported before it was approved, and held at level 1' })
  held: readonly HeldTournamentDto[];
}

export function applicationOf({ applicantId: _applicantId, ...application }: Application): ApplicationDto {
  return { ...application, link: `/api/v1/applications/${application.id}` };
}

export const decidedOf = ({ application, held }: DecidedApplication): DecidedApplicationDto => ({
  ...applicationOf(application),
  held: held.map((tournament) => ({
    ...tournament,
    advice: `Send PATCH /api/v1/tournaments/${tournament.id} with "level": null and a reason: its report's level counts then.`,
  })),
});
