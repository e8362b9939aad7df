import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsHandle, IsIdOf, PageQuery } from '@quadrant/http';
import type { AuditFilters } from '@quadrant/store/reading';
import { parseMoment } from '../requests/moment.js';
import { IsMoment } from '../requests/text-rules.js';
import { IsOptional, IsString, Matches } from 'class-validator';

/** Which entries are wanted: those for which all of it holds. */
export class AuditFiltersQuery {
  @ApiPropertyOptional({ description: 'Handle of the account that did it, or of the account that was changed' })
  @IsOptional()
  @IsHandle()
  person?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Id of a tournament that it concerns' })
  @IsOptional()
  @IsIdOf('a tournament')
  tournament?: string;

  @ApiPropertyOptional({ description: 'Handle or public id of a player whom it concerns' })
  @IsOptional()
  @IsHandle()
  player?: string;

  @ApiPropertyOptional({
    description: 'What was done: `tournament.submit`, or `tournament` for all that is done to tournaments',
    maxLength: 100,
    pattern: '^\\S[ -~]{0,99}$',
  })
  @IsOptional()
  @IsString({ message: 'must be a single text' })
  @Matches(/^[!-~][ -~]{0,99}$/, { message: 'must be an action, such as tournament.submit, or its first word' })
  action?: string;

  @ApiPropertyOptional({ description: 'Not before: a day (from its first moment in UTC) or an instant with offset' })
  @IsOptional()
  @IsMoment()
  from?: string;

  @ApiPropertyOptional({ description: 'Before: a day (its first moment in UTC) or an instant with offset' })
  @IsOptional()
  @IsMoment()
  to?: string;
}

/** Which of them, and which page. */
export class AuditPageQuery extends IntersectionType(AuditFiltersQuery, PageQuery) {}

/** What a query asks the read model for. */
export const filtersOf = ({ person, tournament, player, action, from, to }: AuditFiltersQuery): AuditFilters => ({
  person: person ?? null,
  tournament: tournament ?? null,
  player: player ?? null,
  action: action ?? null,
  from: from === undefined ? null : parseMoment(from),
  to: to === undefined ? null : parseMoment(to),
});
