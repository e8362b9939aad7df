import type { Clock } from '@quadrant/http';

/**
 * The day that seasons are looked at on, as `YYYY-MM-DD`. Ours: the one of UTC, since a league may have players in any
 * time zone; a phase ends for everybody at the same moment.
 */
export const todayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10);
