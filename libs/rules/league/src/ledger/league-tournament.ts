import type { EntryIndex, Format, GameTitle } from '@quadrant/rules/tournament';
import type { LeagueRules } from '../league-rules.js';
import type { LeagueSeason } from '../season.js';
import type { EntryFacts } from './entry-facts.js';

/** What a report tells that its league may ask about; stored with a tournament that names one. */
export interface LeagueFacts {
  readonly online: boolean;
  /** In the order of the entries. */
  readonly entries: readonly EntryFacts[];
}

/** A tournament as its league sees it when it is over: what nobody asks about any more may be left out. */
export interface PastTournament extends Omit<LeagueTournament, 'facts'> {
  readonly facts: LeagueFacts | null;
}

/** A tournament as its league sees it. */
export interface LeagueTournament {
  readonly rules: LeagueRules;
  /** The one that covers its local date. */
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
  readonly sanctioned: boolean;
  /** Whether the rules award points for its places: the heats of a larger tournament award none (000, appendix A). */
  readonly awardsPoints: boolean;
  readonly participants: number;
  /** The final order: entry by place, the first place first. */
  readonly placings: readonly EntryIndex[];
  /** Number of the recorded champion of the season before; null or below 0 where there is none that anybody asks about. */
  readonly champion: number | null;
  /** Number of the player behind each entry; below 0 where nobody is going to ask about them. */
  readonly players: ArrayLike<number>;
}
