import type { TournamentHeader } from '@quadrant/rules/tournament';
import { isFinals } from './tribbles/pods.js';

/** What `structure` says of a tournament that only tells who plays on in another one. */
export const HEAT = 'heat';

/**
 * A heat of a larger event (000, section 9), or one table of a Tribbles tournament of more than eight players (appendix A,
 * steps 1 and 2), entered as a tournament of its own. It is rated; its places are worth nothing. Nothing else in a report
 * tells it from a tournament that was no larger, so its `structure` has to say it.
 */
export const isHeat = (tournament: TournamentHeader): boolean =>
  tournament.ruleSystem === 'opg-4.2' && tournament.structure === HEAT && !isFinals(tournament);

/** A heat that appendix A is about. */
export const isTribblesHeat = (tournament: TournamentHeader): boolean =>
  tournament.game === 'tribbles' && isHeat(tournament);
