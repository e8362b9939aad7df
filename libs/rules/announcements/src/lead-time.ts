import { getRuleSystem } from '@quadrant/rules/systems';
import { daysBetween } from '@quadrant/rules/tournament';
import type { AnnouncedTournament } from './announcement.js';

// @row 152
/** Whole local days before the start up to which date and time can be changed: a week (000, appendix A). */
export const LOCK_DAYS = 7;

/** Whole local days that an announcement has to come before the start, so that its tournament can be sanctioned. */
export const daysNeeded = (tournament: Pick<AnnouncedTournament, 'game' | 'structure' | 'ruleSystem'>): number =>
  getRuleSystem(tournament.ruleSystem).announcing.daysAhead(tournament);

/**
 * Whether a tournament was announced early enough to be sanctioned.
 *
 * @param announcedAt ISO 8601 with offset: when the announcement was stored, whatever anybody states
 */
export const isEarlyEnough = (
  tournament: Pick<AnnouncedTournament, 'game' | 'structure' | 'ruleSystem' | 'startsAt'>,
  announcedAt: string,
): boolean => daysBetween(announcedAt, tournament.startsAt) >= daysNeeded(tournament);
