import type { Finding, GameTitle, PlaceInference, RoundInference } from '@quadrant/rules/tournament';
import type { FilePlace } from './file-findings.js';
import type { SuggestedFacts } from './suggested-facts.js';

/** The result of a pairing from the first player's point of view; null when nobody has written it down yet. */
export type FileResult = 'win' | 'loss' | 'draw' | null;

export interface FileMatch {
  /** The ids of the players: two, or one who had no opponent, or a played match with an unknown opponent. */
  readonly players: readonly [string] | readonly [string, string];
  /**
   * - played: two met
   * - forfeit: two were paired and did not play; the result tells who got the point. A draw gives half a point to both,
   *   null gives none
   * - bye: one got points without an opponent
   * - absent: one was not there and got none
   */
  readonly kind: 'played' | 'forfeit' | 'bye' | 'absent';
  /** It marks a bye worth half a point, as for a round that a player asked to miss. No rule system has such a bye. */
  readonly isHalf?: true;
  /** It marks a played match that the loser conceded (Organized Play Guide 4.2, section 7.9). */
  readonly isConceded?: true;
  /** The result is the first player's. It is null for one player, and where the file gives none. */
  readonly result: FileResult;
  /** Whether the winner won in full or by points when time was called (Organized Play Guide 4.2, section 7.5); null where the file does not tell. */
  readonly margin: 'full' | 'modified' | null;
  /** Both scores, as points or games, in the order of the players. */
  readonly score: readonly [number, number] | null;
  /** The first player's differential, where the file gives one. A report keeps it in place of a score. */
  readonly differential?: number;
  /** Winners of single games, where the file tells them: the index of the player, or null for a draw. */
  readonly games: readonly (0 | 1 | null)[];
  /** The light side of each of `games` is that of this player, as an index, where the file tells it. */
  readonly lightOf?: readonly (0 | 1 | null)[];
  /** Whether the file says that the result is unknown. Then `result` is null. */
  readonly isResultUnknown?: true;
  /** Whether the file leaves the result out. It is an error, unless an answer says that such results are unknown. */
  readonly isResultMissing?: true;
  /** Whether the file leaves the result out, and its score tells it. */
  readonly isFromScore?: true;
  readonly place?: FilePlace;
}

export interface FileRound {
  /** It counts from 1 through all stages. */
  readonly round: number;
  /** The number that the file gives it, where the file does not have all earlier rounds. */
  readonly written?: number;
  readonly stage: 'swiss' | 'elimination';
  readonly matches: readonly FileMatch[];
  /** The points of each player in a round of Tribbles, by id. Then there are no matches. */
  readonly scores?: readonly (readonly [id: string, points: number])[];
  /** The players of each pod of a round of Tribbles, by id; absent where the file does not say who sat together. */
  readonly pods?: readonly (readonly string[])[];
}

/** Returns a round whose players have other ids. */
export const withIds = (round: FileRound, to: (id: string) => string): FileRound => ({
  ...round,
  matches: round.matches.map((match) => ({ ...match, players: match.players.map(to) as [string, string] })),
  ...(round.scores !== undefined && { scores: round.scores.map(([id, points]) => [to(id), points] as const) }),
  ...(round.pods !== undefined && { pods: round.pods.map((ids) => ids.map(to)) }),
});

/** Tells whether a round holds matches, or the points of its players. */
export const holdsResults = ({ matches, scores = [] }: FileRound): boolean => matches.length > 0 || scores.length > 0;

/** One player of a file. Birth dates, addresses, telephone numbers and ids of other systems are never read into it. */
export interface FilePlayer {
  /** The id is unique within this file only. */
  readonly id: string;
  readonly name: string;
  /** The name as the file has it, where several players have one name and `name` tells them apart by their ids. */
  readonly sharedName?: string;
  readonly seed: number | null;
  /** ISO 3166-1 alpha-2, where the file tells one. */
  readonly country: string | null;
  /** The place that the other program printed, from 1. */
  readonly place: number | null;
  /** The last round that they took part in; null for players who stayed. */
  readonly droppedAfterRound: number | null;
  /** The place where the file names them first. */
  readonly listedAt?: FilePlace;
}

/** It is one of several sheets of a workbook that look like results. */
export interface ReadSheet {
  readonly name: string;
  /** The name of the reader that reads this sheet. */
  readonly format?: string | null;
  /** They hold when this sheet is chosen. */
  readonly findings: readonly Finding[];
}

export interface FileTournament {
  readonly name: string | null;
  /** The game, where the file names one that a rule system of ours has. */
  readonly game?: GameTitle;
  /** YYYY-MM-DD, or ISO 8601 with an offset where the file has one. */
  readonly startsAt: string | null;
  /** A date of its beginning that may be two days, as the file writes it. */
  readonly startsWritten?: string;
  /** The rows above a table say this. */
  readonly suggested?: SuggestedFacts;
  /** The start in UTC, where the file has no local day, and `startsAt` is null for this reason. */
  readonly utcStart?: string | undefined;
  readonly endsAt: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly place: string | null;
  readonly plannedRounds: number | null;
  /** Whether scores are points of the game itself, as people write them. Other programs count games or their own points. */
  readonly hasGameScores?: boolean;
  /** The file says who met, and not in which round: this rule says it. */
  readonly roundsInferred?: RoundInference;
  readonly sheet?: ReadSheet;
  readonly players: readonly FilePlayer[];
  readonly rounds: readonly FileRound[];
  /** The places that a file states, alone or beside its games. */
  readonly standings?: readonly StatedRow[];
}

/** A row of standings as a file states it. */
export interface StatedRow {
  readonly player: string;
  readonly place: number | null;
  readonly points: number | null;
  /** It is absent where the file gives none. */
  readonly differential?: number;
  /** The file leaves the place empty, and it was concluded by this rule. */
  readonly inferred?: PlaceInference;
  /** The place of the row in its file, where the file of the games lists the player elsewhere. */
  readonly listedAt?: FilePlace;
}

/** Returns the number of a round as its file writes it. */
export const writtenRound = ({ round, written = round }: Pick<FileRound, 'round' | 'written'>): number => written;

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

export function countTournament({ name, players, rounds, sheet }: FileTournament): FileCounts {
  let pairings = 0;
  let byes = 0;
  for (const { matches } of rounds) {
    for (const match of matches) {
      if (match.players.length > 1) pairings += 1;
      if (match.kind === 'bye') byes += 1;
    }
  }
  return {
    name: name ?? sheet?.name ?? null,
    players: players.length,
    rounds: rounds.length,
    matches: pairings,
    byes,
    drops: players.filter(({ droppedAfterRound }) => droppedAfterRound !== null).length,
  };
}

/**
 * Finds the last round of everybody who was missing from some round of the Swiss stage to its end, for files that do
 * not mark drops.
 *
 * @returns by player id; players who stayed, and players who are in no round at all, are left out
 */
export function findDrops(rounds: readonly FileRound[]): Map<string, number> {
  const last = rounds.findLast(({ stage }) => stage === 'swiss')?.round ?? 0;
  return new Map([...lastSeenIn(rounds)].filter(([, round]) => round < last));
}

/** Returns the last round of the Swiss stage in which each player took part, by player id. */
export function lastSeenIn(rounds: readonly FileRound[]): Map<string, number> {
  // It goes backwards from the last round, since most players are in it and need no other.
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').toSorted((one, other) => other.round - one.round);
  const lastSeen = new Map<string, number>();
  for (const { round, matches } of swiss) {
    for (const { players, kind } of matches) {
      if (kind !== 'absent') for (const id of players) if (!lastSeen.has(id)) lastSeen.set(id, round);
    }
  }
  return lastSeen;
}

/** Adds the drops that {@link findDrops} finds to the players, unless the file marks one. */
export function withDrops(
  players: readonly FilePlayer[],
  rounds: readonly FileRound[],
  roundsInferred?: RoundInference,
): FilePlayer[] {
  // Rounds that were concluded do not say when somebody left.
  if (roundsInferred !== undefined) return [...players];
  const drops = findDrops(rounds);
  return players.map((player) => ({
    ...player,
    droppedAfterRound: player.droppedAfterRound ?? drops.get(player.id) ?? null,
  }));
}

/** Returns the tournament of a file that says little about itself besides its name and day. */
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
  players: withDrops(players, rounds, facts.roundsInferred),
  rounds,
});
