import { count, say, type Text } from '@quadrant/rules/message';
import { getRuleSystem } from '@quadrant/rules/systems';
import { foldHandle, type TournamentReport } from '@quadrant/rules/tournament';
import { reportOf } from './live-report.js';
import type { LivePlayer, LiveRound, LiveState } from './live-state.js';
import { hasBegun, isOpen, playingOf, tablesOf } from './queries.js';

/** Lists the players who are still playing and missed the cut; nobody without a bracket after Swiss rounds. */
export function othersOf(state: LiveState): LivePlayer[] {
  const { bracket } = state;
  if (bracket === null || bracket.after === 0) return [];
  const cut = new Set(bracket.seeds.map(foldHandle));
  return playingOf(state).filter(({ key }) => !cut.has(key));
}

/** Returns the last Swiss round that the others play beside the bracket; undefined while there is none. */
export const lastBesideCut = ({ rounds, bracket }: LiveState): LiveRound | undefined =>
  bracket === null ? undefined : rounds.slice(bracket.after).findLast(({ stage }) => stage === 'swiss');

// @row 235
/** Tells whether the others may play Swiss rounds beside the bracket: the rules rank the cut before them (004). */
export const mayPlayBesideCut = (state: LiveState): boolean =>
  getRuleSystem(state.tournament.header.ruleSystem).playing.othersPlayOn && othersOf(state).length > 1;

/** The number of the round that can be paired beside the bracket now. It comes after all rounds of the bracket. */
export function nextBesideCut(state: LiveState): number {
  const last = lastBesideCut(state);
  if (last === undefined) return state.rounds.length + 1;
  return hasBegun(last) ? last.round + 1 : last.round;
}

/** Returns whether a director can pair the next round of the others or start it; null while its results are missing. */
export function othersStep(state: LiveState): { readonly step: 'pair' | 'start-round'; readonly round: number } | null {
  if (state.isFinished || !mayPlayBesideCut(state)) return null;
  const last = lastBesideCut(state);
  if (last === undefined) return { step: 'pair', round: nextBesideCut(state) };
  if (!hasBegun(last)) return { step: last.isStale ? 'pair' : 'start-round', round: last.round };
  return tablesOf(last).some(isOpen) ? null : { step: 'pair', round: last.round + 1 };
}

/** Says what is missing in the round of the others; empty while they play none. */
export function tellOthers(state: LiveState): Text {
  const last = lastBesideCut(state);
  if (last === undefined) return '';
  if (!hasBegun(last)) return say` Round ${last.round} of the others is paired, and has not started.`;
  const open = tablesOf(last).filter(isOpen).length;
  return open === 0 ? '' : say` Round ${last.round} of the others: ${count(open, 'result')} to come.`;
}

/**
 * Returns the report by which a round beside the bracket is paired: its Swiss rounds, counted from 1, in which everybody of
 * the cut has gone.
 *
 * @param round the number of the round among all rounds of the tournament
 */
export function reportBesideCut(state: LiveState, round: number): TournamentReport {
  const swiss = state.rounds.filter((each) => each.stage === 'swiss' && each.round < round);
  const counted = swiss.map((each, index) => ({ ...each, round: index + 1 }));
  const report = reportOf({ ...state, bracket: null, rounds: counted, isFinished: false });
  const others = new Set(othersOf(state).map(({ key }) => key));
  const entries = report.entries.map((entry) =>
    others.has(foldHandle(entry.handle)) ? entry : { ...entry, droppedAfterRound: counted.length },
  );
  return { ...report, entries };
}
