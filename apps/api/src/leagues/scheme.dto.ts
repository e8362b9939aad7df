import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IfGiven, IsCalendarDay, IsLine, IsOneOf, IsSlug, IsWholeNumber, LONGEST_REASON } from '@quadrant/http';
import {
  listPrintedSchemes,
  SCHEME_STATES,
  SCHEME_TEXT_LIMITS,
  type ListedFact,
  type ListedScheme,
  type SchemeState,
  type SchemeVersion,
} from '@quadrant/store/leagues';
import { IsSeasonName } from '../requests/text-rules.js';
import { IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';

const PRINTED = listPrintedSchemes().map(({ id }) => id);

const LONGEST_NAME = 60;
const MOST_OFFSET = 100_000;
export const LARGEST_PAGE = 50;

/** Ten times what a scheme may have: more is not looked at; of less it is told what is wrong. */
const LONGEST_SENT = 10 * SCHEME_TEXT_LIMITS.characters;

const day = { format: 'date', example: '2014-11-01' } as const;
const isWritten = ({ printed }: { printed?: unknown }): boolean => printed === undefined;
const isPrinted = ({ text, printed }: { text?: unknown; printed?: unknown }): boolean =>
  printed !== undefined || text === undefined;

/** A scheme that somebody wrote, or a printed one. */
class SchemeTextDto {
  @ApiPropertyOptional({ maxLength: SCHEME_TEXT_LIMITS.characters, description: 'In the language of bonus schemes' })
  @ValidateIf(isWritten)
  @IsString({ message: 'must be the text of a scheme, or "printed" names one in its place' })
  @MaxLength(LONGEST_SENT, { message: `must be at most ${LONGEST_SENT} characters` })
  text?: string;

  @ApiPropertyOptional({ enum: PRINTED, description: 'A scheme that 000 prints, in place of a text' })
  @ValidateIf(isPrinted)
  @IsOneOf(PRINTED)
  printed?: ListedScheme['id'];
}

/** A new version of a scheme. */
export class NewSchemeDto extends SchemeTextDto {
  @ApiPropertyOptional({ maxLength: LONGEST_NAME, description: 'Of a printed one its own when left out' })
  @ValidateIf(({ name, printed }: NewSchemeDto) => name !== undefined || printed === undefined)
  @IsLine(LONGEST_NAME)
  name?: string;

  @ApiPropertyOptional({
    ...day,
    description:
      'Local calendar date from which on it is in force; today (UTC) when left out. One in the past moves what was published',
  })
  @IfGiven()
  @IsCalendarDay()
  from?: string;

  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Shown with the run and kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

/** The end of a scheme. */
export class SchemeEndDto {
  @ApiProperty({ ...day, description: 'The last local calendar date on which it is in force' })
  @IsCalendarDay()
  on: string;

  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Shown with the run and kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

/** A scheme that somebody wants to try. */
export class SchemeTrialDto extends SchemeTextDto {
  @ApiPropertyOptional({ description: 'Slug of the scheme whose place it takes; beside all of them when left out' })
  @IsOptional()
  @IsSlug()
  scheme?: string;

  @ApiPropertyOptional({ example: '2014-15', description: 'Only on the tournaments of this season' })
  @IsOptional()
  @IsSeasonName()
  season?: string;

  @ApiPropertyOptional({ ...day, description: 'Only on tournaments from this local calendar date on' })
  @IfGiven()
  @IsCalendarDay()
  from?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    default: 0,
    description: 'Where the page begins, as `next` of the page before',
  })
  @IfGiven()
  @IsWholeNumber(0, MOST_OFFSET)
  offset?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_PAGE,
    default: LARGEST_PAGE,
    description: 'Tournaments on a page',
  })
  @IfGiven()
  @IsWholeNumber(1, LARGEST_PAGE)
  limit?: number;
}

export class SchemeRuleDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  rule: number;

  @ApiProperty({ description: 'As it is written, on one line' })
  source: string;

  @ApiProperty({ description: 'What it gives and when' })
  words: string;
}

class SchemeVersionDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  version: number;

  @ApiProperty()
  name: string;

  @ApiProperty({
    example: '000 §12.5.1',
    description:
      'Where the Organized Play Guide 4.2 prints it, written as in the example; section 12.5 for any other scheme',
  })
  section: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ type: [SchemeRuleDto] })
  rules: readonly SchemeRuleDto[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description: 'The most points of one entry of a tournament; null for an older scheme that states none',
  })
  most: number | null;

  @ApiProperty({
    enum: [...SCHEME_STATES],
    description: 'Today (UTC). replaced: in force on no day, another took its place',
  })
  state: SchemeState;

  @ApiProperty({
    ...day,
    type: 'string',
    nullable: true,
    description: 'First local calendar date; null: in force on no day',
  })
  from: string | null;

  @ApiProperty({ ...day, type: 'string', nullable: true, description: 'Last local calendar date; null: without end' })
  to: string | null;

  @ApiProperty({ description: 'Handle of the account that saved it' })
  savedBy: string;

  @ApiProperty({ format: 'date-time', type: 'string' })
  savedAt: Date;

  @ApiProperty()
  reason: string;
}

class SchemeDto {
  @ApiProperty({ description: 'Slug within its league' })
  scheme: string;

  @ApiProperty({ description: 'Of its last version' })
  name: string;

  @ApiProperty({ description: 'Whether a version is in force today (UTC)' })
  isInForce: boolean;

  @ApiProperty({ type: [SchemeVersionDto], description: 'The last one first' })
  versions: SchemeVersionDto[];
}

export class SchemeListDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the league: for If-Match, to save or end a scheme' })
  leagueVersion: number;

  @ApiProperty({ type: [SchemeDto] })
  rows: SchemeDto[];
}

export function schemesOf(versions: readonly SchemeVersion[]): SchemeDto[] {
  const schemes = new Map<string, SchemeVersion[]>();
  for (const version of versions) schemes.set(version.scheme, [version, ...(schemes.get(version.scheme) ?? [])]);
  return [...schemes].map(([scheme, saved]) => ({
    scheme,
    name: saved[0]!.name,
    isInForce: saved.some(({ state }) => state === 'in-force'),
    versions: saved.map(versionDtoOf),
  }));
}

export const versionDtoOf = ({ scheme: _, ...version }: SchemeVersion): SchemeVersionDto => version;

class PrintedSchemeDto {
  @ApiProperty({ enum: PRINTED })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ example: '12.5.1', description: 'Of 000' })
  section: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ type: [SchemeRuleDto] })
  rules: readonly SchemeRuleDto[];

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The most points of one entry of a tournament' })
  most: number;
}

class FactDto {
  @ApiProperty({ example: 'entry.headquarters' })
  name: string;

  @ApiProperty({ enum: ['number', 'text', 'boolean', 'set', 'player', 'players'] })
  type: ListedFact['type'];

  @ApiProperty({ enum: ['entry', 'tournament', 'player', 'season', 'previous', 'deck'] })
  about: ListedFact['about'];

  @ApiProperty({ description: 'Whether a report may leave it out' })
  optional: boolean;

  @ApiProperty()
  means: string;

  @ApiProperty({
    type: [String],
    nullable: true,
    description: 'The only values of a text; null where it may be anything',
  })
  words: readonly string[] | null;
}

/** What a league director writes a scheme with. */
export class BonusSchemesDto {
  @ApiProperty({
    type: [PrintedSchemeDto],
    description: 'The schemes that 000 prints: to be used, or copied and altered',
  })
  printed: PrintedSchemeDto[];

  @ApiProperty({ type: [FactDto], description: 'What a scheme may ask for' })
  facts: FactDto[];
}

export { SchemeVersionDto };
