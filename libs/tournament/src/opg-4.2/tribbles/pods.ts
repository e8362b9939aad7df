import type { TournamentHeader } from '../../report.js';

/** 000, 7.2: players to a pod. */
export const SMALLEST_POD = 4;
export const LARGEST_POD = 8;

/** 000, 7.6: rounds that players stay in their pods for. */
export const ROUNDS_IN_POD = 5;

/** What `structure` says of a tournament that is one table of a larger one. */
export const HEAT = 'heat';

/** 000, appendix A, Tribbles, steps 3 to 5: the tournament that decides the places of several tables. */
export const isFinals = ({ pairing }: TournamentHeader): boolean => pairing === 'tribbles-finals';

/**
 * 000, appendix A, Tribbles, steps 1 and 2: one table of a tournament of more than eight players, entered as a
 * tournament of its own. Nothing else in a report tells it from a tournament that was no larger, so its `structure` has
 * to say it.
 */
export const isHeat = (tournament: TournamentHeader): boolean =>
  tournament.game === 'tribbles' && tournament.structure === HEAT && !isFinals(tournament);
