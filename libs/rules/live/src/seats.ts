import { say } from '@quadrant/rules/message';
import type { Stage } from '@quadrant/rules/tournament';
import type { PairAct } from './live-act.js';
import type { LiveGame, LivePod, LiveRound } from './live-state.js';

/** Returns a round that has no tables yet. */
export const addedTables = (round: number, stage: Stage): LiveRound => ({
  round,
  stage,
  attempt: 1,
  games: [],
  byes: [],
  earnedByes: [],
  pods: [],
  explanations: [],
  notes: {},
  changes: [],
  clock: null,
  isStale: false,
});

/** Returns a round as it was drawn. */
export function roundOf(act: PairAct, before: LiveRound | undefined): LiveRound {
  const { round, matches, byes, earnedByes, pods, explanations, notes, reason } = act;
  const again = before === undefined || reason === null ? [] : [say`The round was paired again: ${reason}`];
  return {
    ...addedTables(round, 'swiss'),
    attempt: (before?.attempt ?? 0) + 1,
    games: matches.map((players, index): LiveGame => ({ ...freshSeat(index), players, bracketMatch: null })),
    byes,
    earnedByes,
    pods: pods.map((players, index): LivePod => ({ ...freshSeat(index), players })),
    explanations,
    notes,
    changes: [...(before?.changes ?? []), ...again],
  };
}

const freshSeat = (index: number) => ({ table: index + 1, claims: [], status: 'open' as const, extraMinutes: 0 });

const other = (handle: string, [one, two]: readonly [string, string]): string =>
  handle === one ? two : handle === two ? one : handle;

/** Swaps the places that two players have in a round. */
export function swapSeats(round: LiveRound, pair: readonly [string, string]): void {
  const turn = (handle: string): string => other(handle, pair);
  for (const game of round.games) game.players = [turn(game.players[0]), turn(game.players[1])];
  for (const pod of round.pods) pod.players = pod.players.map(turn);
  round.byes = round.byes.map(turn);
}
