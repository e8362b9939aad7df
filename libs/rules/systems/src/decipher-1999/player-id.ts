import { isCalendarDay } from '@quadrant/rules/tournament';

// @row 171
/** A score card of 1999 identifies a player by these data. They are never stored, because they contain a date of birth. */
export interface PersonalData {
  readonly firstName: string;
  readonly lastName: string;
  /** It is written `1960-11-02`. */
  readonly bornOn: string;
}

/**
 * The player ID number of 001, II.A.i, 2: first name, last name and date of birth as mmddyy, `johnbrown110260`. Letters
 * only and in lower case, as in the one example that is printed.
 *
 * @throws RangeError for a date of birth that no calendar has
 */
export function decipherPlayerId({ firstName, lastName, bornOn }: PersonalData): string {
  if (!isCalendarDay(bornOn)) throw new RangeError(`${bornOn} is not a day of the calendar.`);
  const [year = '', month = '', day = ''] = bornOn.split('-');
  const letters = `${firstName}${lastName}`.replace(/\P{L}/gu, '').toLowerCase();
  return `${letters}${month}${day}${year.slice(2)}`;
}

/** 001 prints only this example; no other number leaves this rule system. */
export const PRINTED_PLAYER_ID = {
  name: 'John Brown',
  day: '1960-11-02',
  id: decipherPlayerId({ firstName: 'John', lastName: 'Brown', bornOn: '1960-11-02' }),
} as const;
