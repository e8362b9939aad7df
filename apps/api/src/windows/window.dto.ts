import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsCalendarDay, IsLine, IsOneOf } from '@quadrant/http';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { ALLOTTED_KINDS, type AllottedKind, type ChampionshipWindow } from '@quadrant/rules/championships';
import { IsNotBefore } from '../requests/text-rules.js';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

// Years whose days `isCalendarDay` knows.
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const LONGEST_SOURCE = 200;

const gameText = { enum: [...GAME_TITLES], description: 'Null or left out: every game' } as const;
const continentText = { enum: [...CONTINENTS], description: 'Null or left out: all of them' } as const;
const day = { format: 'date', example: '2015-03-01', description: 'Local calendar date, included' } as const;

/** Which windows are wanted. */
export class WindowQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: FIRST_YEAR,
    maximum: LAST_YEAR,
    description: 'Year of play; without one, this year',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'must be a year' })
  @Min(FIRST_YEAR, { message: `must be at least ${FIRST_YEAR}` })
  @Max(LAST_YEAR, { message: `must be at most ${LAST_YEAR}` })
  year?: number;
}

/** A window as it was announced for the year of its first day. */
export class NewWindowDto {
  @ApiProperty({ enum: [...ALLOTTED_KINDS] })
  @IsOneOf(ALLOTTED_KINDS)
  kind: AllottedKind;

  @ApiPropertyOptional(gameText)
  @IsOptional()
  @IsOneOf(GAME_TITLES)
  game?: GameTitle;

  @ApiPropertyOptional(continentText)
  @IsOptional()
  @IsOneOf(CONTINENTS)
  continent?: Continent;

  @ApiPropertyOptional({ ...day, description: 'First day on which applications are taken' })
  @IsOptional()
  @IsCalendarDay()
  applicationsFrom?: string;

  @ApiPropertyOptional({ ...day, description: 'Last day on which applications are taken' })
  @IsOptional()
  @IsCalendarDay()
  @IsNotBefore('applicationsFrom')
  applicationsUntil?: string;

  @ApiProperty(day)
  @IsCalendarDay()
  playFrom: string;

  @ApiProperty({ ...day, example: '2015-06-30' })
  @IsCalendarDay()
  @IsNotBefore('playFrom')
  playUntil: string;

  @ApiProperty({ maxLength: LONGEST_SOURCE, description: 'Where it was announced' })
  @IsLine(LONGEST_SOURCE)
  source: string;
}

export class WindowDto implements ChampionshipWindow {
  @ApiProperty({ enum: [...ALLOTTED_KINDS] })
  kind: AllottedKind;

  @ApiProperty({ type: 'integer' })
  year: number;

  @ApiProperty({ ...gameText, nullable: true })
  game: GameTitle | null;

  @ApiProperty({ ...continentText, nullable: true })
  continent: string | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'Null where nothing was announced' })
  applicationsFrom: string | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'Null where nothing was announced' })
  applicationsUntil: string | null;

  @ApiProperty(day)
  playFrom: string;

  @ApiProperty(day)
  playUntil: string;

  @ApiProperty({
    example: '000 §11.1.1',
    description: 'Document and section (000 is the Organized Play Guide 4.2), or where it was announced',
  })
  source: string;
}

export class WindowListDto {
  @ApiProperty({ type: [WindowDto], description: 'Announced ones, and the printed one where none stands for all' })
  rows: WindowDto[];
}
