import { findHandleFault, isCalendarDay } from '@quadrant/rules/tournament';
import type { AuditFilters } from '@quadrant/store/audit';
import { t } from '../languages/t.js';
import type { FieldReader } from '../query/field-reader.js';
import { validate as isUuid } from 'uuid';

/** The filters of the audit as an address has them; moments are days in UTC. */
export type AuditFields = { readonly [Name in keyof AuditFilters]: string | null };

const isHandle = (text: string): boolean => findHandleFault(text) === null;
const isAction = (text: string): boolean => /^[!-~][ -~]{0,99}$/.test(text);

const LONGEST_ADDRESS = 300;
const isName = (text: string): boolean => text.length <= LONGEST_ADDRESS && !/\p{Cc}/u.test(text);

/** The address of a tournament's page has its id; a name stays as it is. */
const tournamentOf = (text: string | null): string | null => text?.split(/[/?#]/).find((part) => isUuid(part)) ?? text;

export const readAuditFields = (fields: FieldReader): AuditFields => ({
  person: fields.read('person', isHandle, t('a handle of 1 to 64 visible characters')),
  tournament: tournamentOf(fields.read('tournament', isName, t('a name, an address or an id of a tournament'))),
  player: fields.read('player', isHandle, t('the handle or the id of a player')),
  action: fields.read('action', isAction, t('an action, such as tournament.submit, or its first word')),
  from: fields.read('from', isCalendarDay, t('a day of the calendar from 1900 to 2099, such as 2014-11-08')),
  to: fields.read('to', isCalendarDay, t('a day of the calendar from 1900 to 2099, such as 2014-11-08')),
});

export const filtersOf = ({ from, to, ...fields }: AuditFields): AuditFilters => ({
  ...fields,
  from: firstMomentOf(from),
  to: firstMomentOf(to),
});

const firstMomentOf = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T00:00:00Z`));
