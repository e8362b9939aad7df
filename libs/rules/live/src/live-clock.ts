import { getRuleSystem, ROUNDS_IN_POD } from '@quadrant/rules/systems';
import { foldHandle } from '@quadrant/rules/tournament';
import type { LiveRound, LiveState, RoundClock } from './live-state.js';
import { tablesOf } from './queries.js';

export const MINUTE_MS = 60_000;

// @row 16, 22, 23, 45, 94, 139
/** Returns how long a round lasts by the document of its game; null when it names no limit. */
export const limitOf = ({ tournament: { header } }: LiveState, { stage }: Pick<LiveRound, 'stage'>) =>
  getRuleSystem(header.ruleSystem).playing.timeLimit(header, stage);

/**
 * Starts the clock of a round. Five Tribbles rounds of a pod share one (000, 7.2).
 *
 * @param minutes the limit that the director sets; null for that of the document
 * @param at milliseconds since 1970
 */
export function beginClock(state: LiveState, round: LiveRound, minutes: number | null, at: number): RoundClock {
  const limit = limitOf(state, round);
  const isFirst = (round.round - 1) % ROUNDS_IN_POD === 0;
  const before = state.rounds[round.round - 2]?.clock;
  if (limit?.per === 'five-rounds' && minutes === null && !isFirst && before) return before;
  return {
    startedAt: at,
    pausedAt: null,
    pausedMs: 0,
    minutes: minutes ?? limit?.minutes ?? null,
    extraMinutes: 0,
  };
}

export function pauseClock(clock: RoundClock | null | undefined, at: number): void {
  if (clock && clock.pausedAt === null) clock.pausedAt = at;
}

export function resumeClock(clock: RoundClock | null | undefined, at: number): void {
  if (!clock || clock.pausedAt === null) return;
  clock.pausedMs += at - clock.pausedAt;
  clock.pausedAt = null;
}

// @row 46
/** Adds time to the whole round or to one table. */
export function addClockTime(round: LiveRound, minutes: number, player: string | null): void {
  if (player === null) {
    if (round.clock !== null) round.clock.extraMinutes += minutes;
    return;
  }
  const key = foldHandle(player);
  const table = tablesOf(round).find(({ players }) => players.some((each) => foldHandle(each) === key));
  if (table !== undefined) table.extraMinutes += minutes;
}

/**
 * Returns when a round currently ends, in milliseconds since 1970; null without a limit or before the start.
 *
 * @param at now: while the clock is paused, the end moves with it
 */
export function endOfRound({ clock }: Pick<LiveRound, 'clock'>, at: number): number | null {
  if (clock === null || clock.minutes === null) return null;
  const paused = clock.pausedMs + (clock.pausedAt === null ? 0 : Math.max(0, at - clock.pausedAt));
  return clock.startedAt + (clock.minutes + clock.extraMinutes) * MINUTE_MS + paused;
}
