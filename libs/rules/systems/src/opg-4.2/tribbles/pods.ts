import type { TournamentHeader } from '@quadrant/rules/tournament';

export { LARGEST_POD, ROUNDS_IN_POD, SMALLEST_POD } from '@quadrant/rules/pairing';

/** 000, appendix A, Tribbles, steps 3 to 5: the tournament that decides the places of several tables. */
export const isFinals = ({ pairing }: Pick<TournamentHeader, 'pairing'>): boolean => pairing === 'tribbles-finals';
