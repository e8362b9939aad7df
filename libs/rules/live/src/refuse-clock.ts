import type { LiveRefusal } from './live-refusal.js';
import type { LiveState } from './live-state.js';
import { findRound, findTable } from './queries.js';

/** This is a day, which is longer than any round. */
export const MOST_MINUTES = 1440;

/** Nobody needs longer to find their table. */
export const MOST_LEAD_IN = 15;

/** Says why a clock is not changed. Time is only ever added: a round that has to end earlier is ended at the table. */
export const refuseClock = {
  minutes: (minutes: number, most = MOST_MINUTES): LiveRefusal | null =>
    Number.isSafeInteger(minutes) && minutes >= 1 && minutes <= most ? null : { kind: 'live-minutes', minutes, most },

  running: (state: LiveState, { round: number }: { readonly round: number }): LiveRefusal | null => {
    const round = findRound(state, number);
    if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
    return round.clock === null ? { kind: 'live-round-not-begun', round: number } : null;
  },

  table: (state: LiveState, act: { readonly round: number; readonly player?: string }): LiveRefusal | null => {
    if (act.player === undefined) return null;
    const round = findRound(state, act.round);
    return round && findTable(round, act.player) ? null : { kind: 'live-player-unknown', handles: [act.player] };
  },
};

// @row 140
/** A deadline belongs to a round that is paired, and to a game in it. */
export function refuseDeadline(
  state: LiveState,
  act: { readonly round: number; readonly player?: string },
): LiveRefusal | null {
  if (findRound(state, act.round) === undefined) {
    return { kind: 'live-round-unknown', round: act.round, rounds: state.rounds.length };
  }
  return refuseClock.table(state, act);
}
