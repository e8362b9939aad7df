import { getRuleSystem } from '@quadrant/rules/systems';
import type { NoPlace } from './live-refusal.js';
import type { LivePlayer, LiveState } from './live-state.js';
import { hasBegun, isInBracket, isPlayedOut, isPodGame, isSeatedIn, lastSwissRound, playingOf } from './queries.js';

// @row 10
/**
 * Returns how many rounds are to be played: as planned, or as the document recommends; null when that is unknown.
 *
 * @param players the number of players; without it, those who are playing
 */
export function roundsToPlay(state: LiveState, players = playingOf(state).length): number | null {
  if (state.plannedRounds !== null) return state.plannedRounds;
  const { ruleSystem, game } = state.tournament.header;
  return getRuleSystem(ruleSystem).announcing.usualRounds(game, players);
}

/** Says why nobody can join the tournament any more; null while somebody who comes may still play. */
export function findNoPlace(state: LiveState): NoPlace | null {
  const { bracket, rounds, tournament } = state;
  if (bracket !== null) {
    // Where the rules let the others play on beside the cut, somebody may join them.
    if (bracket.after > 0 && getRuleSystem(tournament.header.ruleSystem).playing.othersPlayOn) return null;
    return rounds.slice(bracket.after).some(hasBegun) ? 'bracket-played' : 'bracket';
  }
  const last = lastSwissRound(state);
  const planned = roundsToPlay(state, playingOf(state).length + 1);
  if (last === undefined || planned === null || last.round < planned) return null;
  // Nobody is seated at the tables of a pod once its round has begun.
  return isPlayedOut(last) || (isPodGame(state) && hasBegun(last)) ? 'rounds-played' : null;
}

/** Lists the players who have played, have a place, or may still get one: standings list nobody else. */
export const listPlayersWithPlace = (state: LiveState): LivePlayer[] => {
  const players = [...state.players.values()];
  return findNoPlace(state) === null
    ? players
    : players.filter(
        ({ handle }) => isInBracket(state, handle) || state.rounds.some((round) => isSeatedIn(round, handle)),
      );
};
