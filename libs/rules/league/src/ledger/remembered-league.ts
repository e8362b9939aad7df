import type { Phase } from '../phase.js';
import type { LeagueTournament } from './league-tournament.js';

/** What somebody has behind them in one league. */
export interface PlayerRecord {
  /** Tournaments of the league that count, ever. */
  tournaments: number;
  /** Number of the last of them among all of the league, from 1. */
  lastTournament: number;
  /** How many in a row there are with that one. */
  streak: number;
  /** By id of the season. */
  readonly seasons: Map<number, SeasonRecord>;
}

/** The same within one season. */
export interface SeasonRecord {
  tournaments: number;
  points: number;
  wins: number;
  readonly headquarters: Set<string>;
  readonly missions: Set<string>;
  readonly affiliations: Set<string>;
}

/** What is known of the tournaments of one season so far. */
export interface SeasonSoFar {
  tournaments: number;
  readonly inPhase: Map<Phase, number>;
  readonly headquarters: Set<string>;
  readonly missions: Set<string>;
  readonly affiliations: Set<string>;
}

/** What the tournament before had. */
export interface PreviousTournament {
  readonly headquarters: ReadonlySet<string>;
  readonly missions: ReadonlySet<string>;
  readonly affiliations: ReadonlySet<string>;
  /** Number of the player in the first place; below 0 where nobody is going to ask about them. */
  readonly winner: number;
}

/** What a league remembers of the tournaments before one. */
export interface RememberedLeague {
  /** Tournaments that count, ever. */
  readonly tournaments: number;
  /** Null before the first of them. */
  readonly previous: PreviousTournament | null;
  /** Everything before in the season of a tournament; empty where it is the first of it. */
  seasonBefore(tournament: Pick<LeagueTournament, 'season'>): Readonly<SeasonSoFar>;
  /** Null before somebody's first tournament in the league. */
  findPlayer(player: number): Readonly<PlayerRecord> | null;
}
