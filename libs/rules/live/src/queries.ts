import { foldHandle } from '@quadrant/rules/tournament';
import type { LiveGame, LivePlayer, LivePod, LiveRound, LiveState } from './live-state.js';

/** A game or pod in a round. */
export type LiveTable = LiveGame | LivePod;

/** The player of a handle, whatever its capitals. */
export const findPlayer = (state: LiveState, handle: string): LivePlayer | undefined =>
  state.players.get(foldHandle(handle));

/** Handles as they are shown. */
export const shownHandle = (state: LiveState, handle: string): string => findPlayer(state, handle)?.handle ?? handle;

export const findRound = (state: LiveState, round: number): LiveRound | undefined => state.rounds[round - 1];

/** Games and pods of a round. */
export const tablesOf = ({ games, pods }: LiveRound): LiveTable[] => [...games, ...pods];

/** Where somebody plays in a round; undefined for a bye, and for who does not play in it. */
export function findTable(round: LiveRound, handle: string): LiveTable | undefined {
  const key = foldHandle(handle);
  return tablesOf(round).find(({ players }) => players.some((player) => foldHandle(player) === key));
}

/** Whether somebody plays in a round, or has a bye in it. */
export function isSeatedIn(round: LiveRound, handle: string): boolean {
  if (findTable(round, handle) !== undefined) return true;
  const key = foldHandle(handle);
  return [...round.byes, ...round.earnedByes].some((each) => foldHandle(each) === key);
}

export const isGame = (table: LiveTable): table is LiveGame => 'bracketMatch' in table;

/** Still to be played or decided: the next round waits for it. */
export const isOpen = ({ status }: LiveTable): boolean =>
  status === 'open' || status === 'claimed' || status === 'conflict';

/** Tables whose results are still to come, each with its round. */
export const openTables = (state: LiveState): { readonly round: LiveRound; readonly table: LiveTable }[] =>
  state.rounds.flatMap((round) =>
    tablesOf(round)
      .filter(isOpen)
      .map((table) => ({ round, table })),
  );

/** The last Swiss round that is paired. */
export const lastSwissRound = ({ rounds }: LiveState): LiveRound | undefined =>
  rounds.findLast(({ stage }) => stage === 'swiss');

/** Rounds that began; those of a bracket count from their first result on. */
export const hasBegun = (round: LiveRound): boolean =>
  round.clock !== null ||
  (round.stage === 'elimination' && round.games.some(({ claims, incomplete }) => claims.length > 0 || incomplete));

/** Who can be paired. */
export const playingOf = ({ players }: LiveState): LivePlayer[] =>
  [...players.values()].filter(({ presence }) => presence === 'playing');

/** Whether it is played in pods. */
export const isPodGame = ({ tournament }: LiveState): boolean => tournament.header.game === 'tribbles';
