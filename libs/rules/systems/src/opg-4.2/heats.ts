import type { TournamentHeader } from '@quadrant/rules/tournament';
import { isFinals } from './tribbles/pods.js';

/** A tournament has this `structure` when it only decides who plays on in another one. */
export const HEAT = 'heat';

/**
 * A heat of a larger event (000, section 9), or one table of a Tribbles tournament of more than eight players
 * (appendix A, steps 1 and 2), entered as a separate tournament. It is rated, but its places give nothing. Nothing
 * else in a report distinguishes it from a small tournament, so its `structure` has to.
 */
export const isHeat = (tournament: Pick<TournamentHeader, 'structure' | 'pairing'>): boolean =>
  tournament.structure === HEAT && !isFinals(tournament);

/** Tells whether a heat falls under appendix A. */
export const isTribblesHeat = (tournament: TournamentHeader): boolean =>
  tournament.game === 'tribbles' && isHeat(tournament);
