import { lastSeenIn, type FilePlayer, type FileRound, writtenRound } from './file-tournament.js';

/** People write this for a player who stayed. */
const STAYED = /^(0|no|n|false|nein|non|-+)$/i;

/**
 * Adds the drops that a file marks. A mark is the last round that the player played, or a sign alone, which means the
 * last round that they are in.
 *
 * @param marks the text of the mark, by player id
 */
export function withMarkedDrops(
  players: readonly FilePlayer[],
  rounds: readonly FileRound[],
  marks: ReadonlyMap<string, string>,
): FilePlayer[] {
  if (marks.size === 0) return [...players];
  const lastSeen = lastSeenIn(rounds);
  return players.map((player) => {
    const mark = marks.get(player.id);
    if (mark === undefined || STAYED.test(mark)) return player;
    const round = /^\D{0,12}(\d{1,2})$/.exec(mark)?.[1];
    const last = round === undefined ? (lastSeen.get(player.id) ?? 0) : storedRound(Number(round), rounds);
    return { ...player, droppedAfterRound: last };
  });
}

/** A mark counts rounds as the file does, which may begin later than 1. */
const storedRound = (round: number, rounds: readonly FileRound[]): number =>
  rounds.every(({ written }) => written === undefined)
    ? round
    : rounds.filter((each) => writtenRound(each) <= round).length;
