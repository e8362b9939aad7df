import { DECIPHER_DAYS_AHEAD, OPG_DAYS_AHEAD } from '@quadrant/rules/systems';
import { daysBetween, type RuleSystemId } from '@quadrant/rules/tournament';
import type { AnnouncedTournament } from './announcement.js';

// @row 152
/** Whole local days before the start up to which date and time can be changed: a week (000, appendix A). */
export const LOCK_DAYS = 7;

/** Whole local days between registration and start that sanctioning needs; 0 where the document asks for none. */
const DAYS_AHEAD: Readonly<Record<RuleSystemId, number>> = {
  'opg-4.2': OPG_DAYS_AHEAD,
  'decipher-1999': DECIPHER_DAYS_AHEAD,
  'stccg-1996': 0,
  'ffg-swlcg-2016': 0,
};

/** A table of Tribbles is announced on the day itself, as a tournament of its own (000, appendix A). */
const isTribblesHeat = ({ game, structure }: Pick<AnnouncedTournament, 'game' | 'structure'>): boolean =>
  game === 'tribbles' && structure === 'heat';

/** Whole local days that an announcement has to come before the start, so that its tournament can be sanctioned. */
export const daysNeeded = (tournament: Pick<AnnouncedTournament, 'game' | 'structure' | 'ruleSystem'>): number =>
  isTribblesHeat(tournament) ? 0 : DAYS_AHEAD[tournament.ruleSystem];

/**
 * Whether a tournament was announced early enough to be sanctioned.
 *
 * @param announcedAt ISO 8601 with offset: when the announcement was stored, whatever anybody states
 */
export const isEarlyEnough = (
  tournament: Pick<AnnouncedTournament, 'game' | 'structure' | 'ruleSystem' | 'startsAt'>,
  announcedAt: string,
): boolean => daysBetween(announcedAt, tournament.startsAt) >= daysNeeded(tournament);
