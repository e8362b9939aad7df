import type { FilePlace } from './file-findings.js';

/** How a pairing of two players ended, as the first player's; null while nobody wrote it down. */
export type FileResult = 'win' | 'loss' | 'draw' | null;

/** One row of the pairings of a round. */
export interface FileMatch {
  /** Ids of players: two, or one who met nobody. */
  readonly players: readonly [string] | readonly [string, string];
  /**
   * - played: two met
   * - forfeit: two were paired and did not play; the result says who got the point, a draw that both got half of one, null that neither did
   * - bye: one got points without an opponent
   * - absent: one was not there and got none
   */
  readonly kind: 'played' | 'forfeit' | 'bye' | 'absent';
  /** Of a bye: half a point, as for a round that a player asked to miss. No rule system has such a bye. */
  readonly isHalf?: true;
  /** Of a match that was played: the loser gave it up (Organized Play Guide 4.2, section 7.9). */
  readonly isConceded?: true;
  /** As the first player's; null for one player, and where the file gives none. */
  readonly result: FileResult;
  /** Whether the winner won in full or by points when time was called (Organized Play Guide 4.2, section 7.5); null where the file does not tell. */
  readonly margin: 'full' | 'modified' | null;
  /** Points or games of each, in the order of the players. */
  readonly score: readonly [number, number] | null;
  /** Winners of single games, where the file tells them: index of the player, null for a draw. */
  readonly games: readonly (0 | 1 | null)[];
  /** Whether the file leaves the result out, and its score tells it. */
  readonly isFromScore?: true;
  /** Where the file tells it. */
  readonly place?: FilePlace;
}

/** One round. */
export interface FileRound {
  /** From 1, through all stages. */
  readonly round: number;
  readonly stage: 'swiss' | 'elimination';
  readonly matches: readonly FileMatch[];
}

/** One player of a file. Birth dates, addresses, telephone numbers and ids of other systems are never read into it. */
export interface FilePlayer {
  /** Names the player inside this file, and nowhere else. */
  readonly id: string;
  readonly name: string;
  readonly seed: number | null;
  /** ISO 3166-1 alpha-2, where the file tells one. */
  readonly country: string | null;
  /** The place that the other program printed, from 1. */
  readonly place: number | null;
  /** The last round that they were there for; null for players who stayed. */
  readonly droppedAfterRound: number | null;
  /** Where the file names them first. */
  readonly listedAt?: FilePlace;
}

/** One tournament as another program wrote it down. */
export interface FileTournament {
  readonly name: string | null;
  /** YYYY-MM-DD, or ISO 8601 with an offset where the file has one. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly place: string | null;
  readonly plannedRounds: number | null;
  /** Whether scores are points of the game itself, as people write them into tables; other programs count games or their own points. */
  readonly hasGameScores?: boolean;
  readonly players: readonly FilePlayer[];
  readonly rounds: readonly FileRound[];
}

/** How much of everything a file holds: what `quadrant check FILE --json` prints. */
export interface FileCounts {
  readonly name: string | null;
  readonly players: number;
  readonly rounds: number;
  /** Pairings of two, played or forfeited. */
  readonly matches: number;
  /** Players who got points without an opponent. */
  readonly byes: number;
  /** Players who left before the last round that they could have played. */
  readonly drops: number;
}

/** Counts what a file holds. */
export function countTournament({ name, players, rounds }: FileTournament): FileCounts {
  let pairings = 0;
  let byes = 0;
  for (const { matches } of rounds) {
    for (const match of matches) {
      if (match.players.length > 1) pairings += 1;
      if (match.kind === 'bye') byes += 1;
    }
  }
  return {
    name,
    players: players.length,
    rounds: rounds.length,
    matches: pairings,
    byes,
    drops: players.filter(({ droppedAfterRound }) => droppedAfterRound !== null).length,
  };
}

/**
 * The last round of everybody who was missing from some round of the Swiss stage to its end, where a file does not
 * mark who dropped.
 *
 * @returns by player id; players who stayed, and players who are in no round at all, are left out
 */
export function findDrops(rounds: readonly FileRound[]): Map<string, number> {
  const last = rounds.findLast(({ stage }) => stage === 'swiss')?.round ?? 0;
  return new Map([...lastSeenIn(rounds)].filter(([, round]) => round < last));
}

/** The last round of the Swiss stage that each player was there for, by player id. */
export function lastSeenIn(rounds: readonly FileRound[]): Map<string, number> {
  // From the last round back: most players are seen there and in no other.
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').toSorted((one, other) => other.round - one.round);
  const lastSeen = new Map<string, number>();
  for (const { round, matches } of swiss) {
    for (const { players, kind } of matches) {
      if (kind !== 'absent') for (const id of players) if (!lastSeen.has(id)) lastSeen.set(id, round);
    }
  }
  return lastSeen;
}

/** The players with their drops as {@link findDrops} finds them, unless the file marks one. */
export function withDrops(players: readonly FilePlayer[], rounds: readonly FileRound[]): FilePlayer[] {
  const drops = findDrops(rounds);
  return players.map((player) => ({
    ...player,
    droppedAfterRound: player.droppedAfterRound ?? drops.get(player.id) ?? null,
  }));
}

/** The tournament of a file that says little about itself besides its name and day. */
export const tournamentOf = (
  facts: Pick<FileTournament, 'name' | 'startsAt'> & Partial<FileTournament>,
  players: readonly FilePlayer[],
  rounds: readonly FileRound[],
): FileTournament => ({
  endsAt: null,
  country: null,
  place: null,
  plannedRounds: null,
  ...facts,
  players: withDrops(players, rounds),
  rounds,
});
