import { lastSeenIn, type FilePlayer, type FileRound } from './file-tournament.js';

/** What people write for a player who stayed. */
const STAYED = /^(0|no|n|false|nein|non|-+)$/i;

/**
 * The players with the drops that a file marks: with the last round that they played, or with a sign alone, which leaves the
 * last round that they are in.
 *
 * @param marks what stands there, by player id
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
    return { ...player, droppedAfterRound: round === undefined ? (lastSeen.get(player.id) ?? 0) : Number(round) };
  });
}
