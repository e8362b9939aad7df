import { count, say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { daysBetween, isAfter } from '../local-date.js';
import type { TournamentHeader } from '../report.js';

/** Whether the tournament was registered as many whole local days before its start as sanctioning needs. */
export function validateLeadTime({ registeredAt, startsAt }: TournamentHeader, fewestDays: number): Finding[] {
  if (registeredAt === null) {
    const message = say`The report does not say when the tournament was registered. Without this date a tournament that a director reports is not sanctioned.`;
    return [finding('lead-time-unknown', '/tournament', message, say`Add the date of registration if it is known.`)];
  }
  const days = daysBetween(registeredAt, startsAt);
  // The reader warns of a registration after the start.
  if (days >= fewestDays || isAfter(registeredAt, startsAt)) return [];
  const message = say`The tournament was registered ${count(days, 'day')} ahead, but sanctioning needs ${fewestDays}.`;
  return [
    finding('lead-time-too-short', '/tournament/registeredAt', message, say`It will not be rated; check the date.`),
  ];
}
