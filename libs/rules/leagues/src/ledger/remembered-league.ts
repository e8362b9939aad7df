import type { Phase } from '../phase.js';
import type { LeagueTournament } from './league-tournament.js';

export interface PlayerRecord {
  /** It counts all tournaments of the league that count, ever. */
  tournaments: number;
  /** The player's last tournament has this number among all of the league, from 1. */
  lastTournament: number;
  /** How many in a row there are, including that one. */
  streak: number;
  /** The key is the id of the season. */
  readonly seasons: Map<number, SeasonRecord>;
}

export interface SeasonRecord {
  tournaments: number;
  points: number;
  wins: number;
  readonly headquarters: Set<string>;
  readonly missions: Set<string>;
  readonly affiliations: Set<string>;
}

export interface SeasonSoFar {
  tournaments: number;
  readonly inPhase: Map<Phase, number>;
  readonly headquarters: Set<string>;
  readonly missions: Set<string>;
  readonly affiliations: Set<string>;
}

export interface PreviousTournament {
  readonly headquarters: ReadonlySet<string>;
  readonly missions: ReadonlySet<string>;
  readonly affiliations: ReadonlySet<string>;
  /** The number of the player in first place; negative when no scheme will ask about them. */
  readonly winner: number;
}

export interface RememberedLeague {
  /** All tournaments that count, ever. */
  readonly tournaments: number;
  /** It is null before the first of them. */
  readonly previous: PreviousTournament | null;
  /** Returns everything earlier in the season of a tournament; empty when the tournament is the first of its season. */
  seasonBefore(tournament: Pick<LeagueTournament, 'season'>): Readonly<SeasonSoFar>;
  /** Returns the player's record; null when they have played no tournament in the league yet. */
  findPlayer(player: number): Readonly<PlayerRecord> | null;
}
