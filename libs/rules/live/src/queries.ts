import { getRuleSystem, hasPods } from '@quadrant/rules/systems';
import { foldHandle, type ConcededMatch, type Stage } from '@quadrant/rules/tournament';
import type { LateSeat, LiveGame, LivePlayer, LivePod, LiveRound, LiveState } from './live-state.js';

export type LiveTable = LiveGame | LivePod;

/** Finds the player of a handle in any capitals. */
export const findPlayer = (state: LiveState, handle: string): LivePlayer | undefined =>
  state.players.get(foldHandle(handle));

/** Returns a handle as the player writes it. */
export const shownHandle = (state: LiveState, handle: string): string => findPlayer(state, handle)?.handle ?? handle;

export const findRound = (state: LiveState, round: number): LiveRound | undefined => state.rounds[round - 1];

/** Lists the games of a round, which are followed by its pods. */
export const tablesOf = ({ games, pods }: LiveRound): LiveTable[] => [...games, ...pods];

/** Returns the table of a player in a round; undefined for a bye, and for a player who does not play in it. */
export function findTable(round: LiveRound, handle: string): LiveTable | undefined {
  const key = foldHandle(handle);
  return tablesOf(round).find(({ players }) => players.some((player) => foldHandle(player) === key));
}

/** Tells whether a player plays in a round, or has a bye or a Missed Game in it. */
export function isSeatedIn(round: LiveRound, handle: string): boolean {
  if (findTable(round, handle) !== undefined) return true;
  const key = foldHandle(handle);
  return [...round.byes, ...round.earnedByes, ...missedGamesOf(round)].some((each) => foldHandle(each) === key);
}

/** Lists the handles of players who came too late for a round and have a Missed Game in it (000, 7.5). */
export const missedGamesOf = ({ late }: LiveRound): string[] =>
  late.filter(({ as }) => as === 'missed-game').flatMap(({ players }) => players);

/** Returns how a latecomer was seated in a round; undefined for everybody else. */
export function findLateSeat({ late }: LiveRound, handle: string): LateSeat | undefined {
  const key = foldHandle(handle);
  return late.find(({ players }) => players.some((player) => foldHandle(player) === key));
}

/** Lists the players who are checked in and have no seat in the last Swiss round: they came after it was paired. */
export function listUnseated(state: LiveState): LivePlayer[] {
  const round = state.bracket === null && !state.isFinished ? lastSwissRound(state) : undefined;
  return round === undefined ? [] : playingOf(state).filter(({ handle }) => !isSeatedIn(round, handle));
}

/** Tells whether a player has a place in the bracket that was published. */
export const isInBracket = ({ bracket }: LiveState, handle: string): boolean =>
  bracket !== null && bracket.seeds.some((seed) => foldHandle(seed) === foldHandle(handle));

/** Tells whether a round has begun, and none of its games is still to be played or decided. */
export const isPlayedOut = (round: LiveRound): boolean =>
  hasBegun(round) && tablesOf(round).length > 0 && !tablesOf(round).some(isOpen);

/** Tells whether somebody entered something about a game. */
export const isTouched = (table: LiveTable): boolean => table.claims.length > 0 || table.status !== 'open';

/** Returns the result of a player who came too late to play; null where the rule system has none (only 000, 7.5, has one). */
export function absenceIn(state: LiveState): 'MG' | null {
  const { ruleSystem, game } = state.tournament.header;
  const { rows } = getRuleSystem(ruleSystem).playing.unplayed(game, { stage: 'swiss', present: 0 });
  return rows.some(({ sides, result }) => sides.length === 1 && sides[0] === 1 && result === 'MG') ? 'MG' : null;
}

export const isGame = (table: LiveTable): table is LiveGame => 'bracketMatch' in table;

/** Tells whether a table is still to be played or decided: the next round waits for it. */
export const isOpen = ({ status }: LiveTable): boolean =>
  status === 'open' || status === 'claimed' || status === 'conflict';

/** Lists the tables whose results are still missing, each with its round. */
export const openTables = (state: LiveState): { readonly round: LiveRound; readonly table: LiveTable }[] =>
  state.rounds.flatMap((round) =>
    tablesOf(round)
      .filter(isOpen)
      .map((table) => ({ round, table })),
  );

/** Returns the last Swiss round that is paired. */
export const lastSwissRound = ({ rounds }: LiveState): LiveRound | undefined =>
  rounds.findLast(({ stage }) => stage === 'swiss');

/** Tells whether a round has begun. A round of a bracket begins with its first result. */
export const hasBegun = (round: LiveRound): boolean =>
  round.clock !== null ||
  (round.stage === 'elimination' && round.games.some(({ claims, incomplete }) => claims.length > 0 || incomplete));

/** Lists the players who can be paired. */
export const playingOf = ({ players }: LiveState): LivePlayer[] =>
  [...players.values()].filter(({ presence }) => presence === 'playing');

/** Tells whether it is played in pods. */
export const isPodGame = ({ tournament }: LiveState): boolean => hasPods(tournament.header);

/** Returns the result when the first of two players concedes; null when the director has to enter one. */
export function concessionIn(state: LiveState, pair: readonly [string, string], stage: Stage): ConcededMatch | null {
  const { ruleSystem, game } = state.tournament.header;
  return getRuleSystem(ruleSystem).playing.concession(game, pair, stage);
}
