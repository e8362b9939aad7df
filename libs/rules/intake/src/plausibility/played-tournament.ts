import { isHeat } from '@quadrant/rules/systems';
import type { Format, GameTitle, TournamentHeader, TournamentReport } from '@quadrant/rules/tournament';

/** Where something lies, in degrees (WGS 84). */
export interface Position {
  /** North is positive. */
  readonly latitude: number;
  /** East is positive. */
  readonly longitude: number;
}

/** Players who sat at one table in a round, and what each of them scored. */
export interface PlayedTable {
  readonly round: number;
  /** Index into the players. */
  readonly entries: readonly number[];
  /** In the order of the entries; null where none were written down. */
  readonly scores: readonly number[] | null;
}

/** What of a tournament is compared with others. */
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
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Likewise; null where nobody said. */
  readonly endsAt: number | null;
  /** Row id of the player as whom each entry counts; null for a new one. */
  readonly players: readonly (number | null)[];
  readonly tables: readonly PlayedTable[];
}

const HOUR_MS = 3_600_000;

/** Duplicates start within it of each other (issue of near-duplicates; ours). Whoever loads others looks no farther. */
export const NEARBY_MS = 36 * HOUR_MS;

/** A reported tournament, with what its report cannot know. */
export function playedTournament(
  report: TournamentReport,
  { key, players, position }: Pick<PlayedTournament, 'key' | 'players' | 'position'>,
): PlayedTournament {
  return { ...headerOf(report.tournament), key, players, position, tables: tablesOf(report) };
}

/** What the header of a tournament says for comparisons. */
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

/** Who sat with whom, and their scores. Byes and Missed Games are played at no table. */
export const tablesOf = ({ rounds }: TournamentReport): PlayedTable[] =>
  rounds.flatMap(({ round, matches, pods }) => [
    ...matches.flatMap(({ players, score }) =>
      players.length === 2 ? [{ round, entries: players, scores: score }] : [],
    ),
    ...pods.map(({ players, scores }) => ({ round, entries: players, scores })),
  ]);
