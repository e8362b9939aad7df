import { IntersectionType } from '@nestjs/swagger';
import { f, optional, PageQuery } from '@quadrant/http';
import type { AuditFilters } from '@quadrant/store/audit';
import { parseMoment } from '../requests/moment.js';
import { Moment } from '../requests/fields.js';

/** A tournament's name has fewer characters. */
const LONGEST_NAME = 300;
const ACTION = /^[!-~][ -~]{0,99}$/;

/** An entry must match all of these. */
export class AuditFiltersQuery {
  @f.Handle({ optional, about: 'Handle of the account that did it, or of the account that was changed' })
  person?: string;
  @f.Line(LONGEST_NAME, { optional, about: 'Id or name of a tournament that it concerns' }) tournament?: string;
  @f.Handle({ optional, about: 'Handle or public id of a player whom it concerns' }) player?: string;
  @f.Matching(ACTION, 'must be an action, such as tournament.submit, or its first word', {
    optional,
    about: 'What was done: `tournament.submit`, or `tournament` for all that is done to tournaments',
    pattern: '^\\S[ -~]{0,99}$',
    maxLength: 100,
  })
  action?: string;
  @Moment({ optional, about: 'Not before: a day (from its first moment in UTC) or an instant with offset' })
  from?: string;
  @Moment({ optional, about: 'Before: a day (its first moment in UTC) or an instant with offset' }) to?: string;
}

export class AuditPageQuery extends IntersectionType(AuditFiltersQuery, PageQuery) {}

export const filtersOf = ({ person, tournament, player, action, from, to }: AuditFiltersQuery): AuditFilters => ({
  person: person ?? null,
  tournament: tournament ?? null,
  player: player ?? null,
  action: action ?? null,
  from: from === undefined ? null : parseMoment(from),
  to: to === undefined ? null : parseMoment(to),
});
