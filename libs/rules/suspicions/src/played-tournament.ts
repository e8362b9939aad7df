import { isHeat } from '@quadrant/rules/systems';
import type { Format, GameTitle, TournamentHeader, TournamentReport } from '@quadrant/rules/tournament';
import type { Position } from '@quadrant/rules/places';

/** Players who sat at one table in a round, and their scores. */
export interface PlayedTable {
  readonly round: number;
  /** They are indexes into the players. */
  readonly entries: readonly number[];
  /** They are in the order of the entries; null when none were written down. */
  readonly scores: readonly number[] | null;
}

export interface PlayedTournament {
  readonly key: string;
  readonly name: string;
  readonly game: GameTitle;
  readonly format: Format;
  readonly isHeat: boolean;
  readonly online: boolean;
  readonly country: string | null;
  readonly venue: string | null;
  readonly position: Position | null;
  /** It counts milliseconds since 1970. */
  readonly startsAt: number;
  /** It counts milliseconds since 1970, and is null when the end is unknown. */
  readonly endsAt: number | null;
  /** Each entry has the row id of its player after merges; null for a new player. */
  readonly players: readonly (number | null)[];
  readonly tables: readonly PlayedTable[];
}

const HOUR_MS = 3_600_000;

/**
 * Duplicates start within this time of each other (our choice, from the issue of near-duplicates). Only tournaments
 * within it need to be loaded.
 */
export const NEARBY_MS = 36 * HOUR_MS;

/** Combines a reported tournament with facts that its report cannot know. */
export function playedTournament(
  report: TournamentReport,
  { key, players, position }: Pick<PlayedTournament, 'key' | 'players' | 'position'>,
): PlayedTournament {
  return { ...headerOf(report.tournament), key, players, position, tables: tablesOf(report) };
}

/** Returns the facts of a header that are compared. */
export const headerOf = (
  header: TournamentHeader,
): Omit<PlayedTournament, 'key' | 'position' | 'players' | 'tables'> => ({
  name: header.name,
  game: header.game,
  format: header.format,
  isHeat: isHeat(header),
  online: header.online,
  country: header.country,
  venue: header.venue,
  startsAt: Date.parse(header.startsAt),
  endsAt: header.endsAt === null ? null : Date.parse(header.endsAt),
});

/** Lists the tables with their players and scores. Byes and Missed Games have no table. */
export const tablesOf = ({ rounds }: TournamentReport): PlayedTable[] =>
  rounds.flatMap(({ round, matches, pods }) => [
    ...matches.flatMap(({ players, score }) =>
      players.length === 2 ? [{ round, entries: players, scores: score }] : [],
    ),
    ...pods.map(({ players, scores }) => ({ round, entries: players, scores })),
  ]);
