import type { TournamentHeader } from '@quadrant/rules/tournament';

// @row 4
/** 000, 7.2: players to a pod. */
export const SMALLEST_POD = 4;
export const LARGEST_POD = 8;

/** 000, 7.6: rounds that players stay in their pods for. */
export const ROUNDS_IN_POD = 5;

/** 000, appendix A, Tribbles, steps 3 to 5: the tournament that decides the places of several tables. */
export const isFinals = ({ pairing }: TournamentHeader): boolean => pairing === 'tribbles-finals';
