import { say } from '@quadrant/rules/message';
import { foldHandle, type Stage } from '@quadrant/rules/tournament';
import type { PairAct, SeatAct } from './live-act.js';
import type { LateSeat, LiveGame, LivePod, LiveRound } from './live-state.js';

/** Returns a round that has no tables yet. */
export const addedTables = (round: number, stage: Stage): LiveRound => ({
  round,
  stage,
  attempt: 1,
  pairedIn: null,
  games: [],
  byes: [],
  earnedByes: [],
  late: [],
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

const freshSeat = (index: number) => ({
  ...{ table: index + 1, claims: [], status: 'open' as const, before: null, extraMinutes: 0 },
});

/** Takes players without a seat into a round: at a table of their own, with a bye, or with a Missed Game. */
export function seatLate(round: LiveRound, { players, as }: Pick<SeatAct, 'players' | 'as'>): void {
  const [late, opponent] = players;
  if (late === undefined) return;
  const hadBye = opponent !== undefined && round.byes.some((handle) => isSame(handle, opponent));
  if (as === 'bye') round.byes = [...round.byes, late];
  if (as === 'game' && opponent !== undefined) {
    const table = Math.max(0, ...round.games.map((game) => game.table));
    round.games = [...round.games, { ...freshSeat(table), players: [late, opponent], bracketMatch: null }];
    round.byes = round.byes.filter((handle) => !isSame(handle, opponent));
  }
  round.late = [...round.late, { players, as, hadBye }];
}

/** Takes back that a latecomer was seated. Their opponent has the bye again if they had it before. */
export function unseatLate(round: LiveRound, seat: LateSeat): void {
  const [late, opponent] = seat.players;
  const isTheirs = (handle: string): boolean => seat.players.some((each) => isSame(each, handle));
  if (seat.as === 'game') round.games = round.games.filter(({ players }) => !players.some(isTheirs));
  if (late !== undefined) round.byes = round.byes.filter((handle) => !isSame(handle, late));
  if (seat.hadBye && opponent !== undefined) round.byes = [...round.byes, opponent];
  round.late = round.late.filter((each) => each !== seat);
}

const isSame = (one: string, other: string): boolean => foldHandle(one) === foldHandle(other);

const other = (handle: string, [one, two]: readonly [string, string]): string =>
  handle === one ? two : handle === two ? one : handle;

/** Swaps the places that two players have in a round. */
export function swapSeats(round: LiveRound, pair: readonly [string, string]): void {
  const turn = (handle: string): string => other(handle, pair);
  for (const game of round.games) game.players = [turn(game.players[0]), turn(game.players[1])];
  for (const pod of round.pods) pod.players = pod.players.map(turn);
  round.byes = round.byes.map(turn);
}
