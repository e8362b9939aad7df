import { isPodGame, lastSwissRound, openTables, playingOf, hasBegun } from './queries.js';
import { recommendedRounds } from '@quadrant/rules/systems';
import { count } from '@quadrant/rules/tournament';
import { standingsOf, reportOf } from './live-report.js';
import type { LiveState } from './live-state.js';

/** What a director does next. */
export type Step =
  | 'heats'
  | 'check-in'
  | 'pair'
  | 'start-round'
  | 'enter-results'
  | 'confrontation'
  | 'play-bracket'
  | 'finish'
  | 'submit';

export interface NextStep {
  readonly step: Step;
  /** The round that it is about; null for none. */
  readonly round: number | null;
  /** In one sentence. */
  readonly text: string;
}

/** The fewest players with whom a tournament is sanctioned (000, section 2). */
const FEWEST = 4;

// @row 10
/** How many rounds are to be played: as planned, or as the document recommends for so many players. Null where nobody knows. */
export function roundsToPlay(state: LiveState): number | null {
  if (state.plannedRounds !== null) return state.plannedRounds;
  const { ruleSystem } = state.tournament.header;
  if (ruleSystem !== 'opg-4.2') return null;
  if (isPodGame(state)) return 5;
  return recommendedRounds(playingOf(state).length) || null;
}

/** What a director does next, so that nobody has to know the order of things. */
export function nextStep(state: LiveState): NextStep {
  if (state.isFinished) {
    return { step: 'submit', round: null, text: 'The tournament is finished. Submit its report.' };
  }
  if (state.heats !== null && state.qualified === null) {
    return {
      step: 'heats',
      round: null,
      text: `Play the ${state.heats.heats} heats. Then let their best players play the finals.`,
    };
  }
  const round = lastSwissRound(state);
  const playing = playingOf(state).length;
  const open = openTables(state);
  if (state.bracket !== null) {
    const number = open[0]?.round.round ?? null;
    return open.length > 0
      ? {
          step: 'play-bracket',
          round: number,
          text: `${count(open.length, 'match', 'matches')} of the bracket can be played.`,
        }
      : { step: 'finish', round: null, text: 'The bracket is played. Finish the tournament.' };
  }
  if (round === undefined) {
    return playing < FEWEST
      ? {
          step: 'check-in',
          round: null,
          text: `Check in the players: ${count(playing, 'player is', 'players are')} checked in, and a tournament needs ${FEWEST}.`,
        }
      : { step: 'pair', round: 1, text: `${playing} players are checked in. Pair round 1 when everybody is here.` };
  }
  if (!hasBegun(round)) {
    return round.isStale
      ? { step: 'pair', round: round.round, text: `Somebody of round ${round.round} has gone. Pair it once more.` }
      : {
          step: 'start-round',
          round: round.round,
          text: `Round ${round.round} is paired. Look at it, then start the round.`,
        };
  }
  if (open.length > 0) {
    const conflicts = open.filter(({ table }) => table.status === 'conflict').length;
    const about =
      conflicts === 0 ? '' : ` ${count(conflicts, 'game')} with two different results: decide which one counts.`;
    const text = `Round ${open[0]!.round.round}: ${count(open.length, 'result')} to come.${about}`;
    return { step: 'enter-results', round: open[0]!.round.round, text };
  }
  const planned = roundsToPlay(state);
  if (planned === null || round.round < planned) {
    const of = planned === null ? '' : ` of ${planned}`;
    return {
      step: 'pair',
      round: round.round + 1,
      text: `All results of round ${round.round}${of} are here. Pair round ${round.round + 1}.`,
    };
  }
  const tied = tiedAtTheTop(state);
  if (tied !== null && state.confrontation === null) {
    const text = `${tied.join(' and ')} are tied at the top. Let them play the final confrontation, or finish the tournament.`;
    return { step: 'confrontation', round: null, text };
  }
  return {
    step: 'finish',
    round: null,
    text: 'All rounds are played. Check the standings, then finish the tournament.',
  };
}

// @row 158
/** The first two where a final confrontation decides: it was announced, or they have the same points. Null otherwise. */
export function tiedAtTheTop(state: LiveState): readonly [string, string] | null {
  if (isPodGame(state)) return null;
  const report = reportOf({ ...state, confrontation: null });
  const [first, second] = standingsOf(state, report);
  if (first === undefined || second === undefined) return null;
  const isAsked = state.tournament.finalConfrontation || first.points === second.points;
  return isAsked ? [first.handle, second.handle] : null;
}
