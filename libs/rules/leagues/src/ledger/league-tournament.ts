import type { EntryIndex, Format, GameTitle } from '@quadrant/rules/tournament';
import type { LeagueRules } from '../league-rules.js';
import type { LeagueSeason } from '../season.js';
import type { EntryFacts } from './entry-facts.js';

/** A league may ask about these facts of a report. They are stored with a tournament that names a league. */
export interface LeagueFacts {
  readonly online: boolean;
  /** They are in the order of the entries. */
  readonly entries: readonly EntryFacts[];
}

/** A tournament as its league sees it when it is over. Facts that no scheme asks about any more may be left out. */
export interface PastTournament extends Omit<LeagueTournament, 'facts'> {
  readonly facts: LeagueFacts | null;
}

/** A tournament as its league sees it. */
export interface LeagueTournament {
  readonly rules: LeagueRules;
  /** This season covers the local date. */
  readonly season: LeagueSeason;
  readonly facts: LeagueFacts;
  readonly manualAwards: readonly {
    readonly id: string;
    readonly entry: EntryIndex;
    readonly points: number;
    readonly reason: string;
  }[];
  readonly game: GameTitle;
  readonly format: Format;
  readonly localDate: string;
  /** A month, a year or `unknown`. Absent or undefined means that the day is known. */
  readonly knownDate?: string | undefined;
  readonly sanctioned: boolean;
  /** Tells whether the rules award points for its places: the heats of a larger tournament award none (000, appendix A). */
  readonly awardsPoints: boolean;
  readonly participants: number;
  /** The entry that finished at each place, the first place first. */
  readonly placings: readonly EntryIndex[];
  /** The entries whose place is shared or otherwise not certain. Absent or undefined means none. */
  readonly unplaced?: readonly EntryIndex[] | undefined;
  /** The number of the champion recorded for the season before. Null or negative when there is none, or no scheme asks. */
  readonly champion: number | null;
  /** The number of the player behind each entry; negative when no scheme will ask about them. */
  readonly players: ArrayLike<number>;
}
