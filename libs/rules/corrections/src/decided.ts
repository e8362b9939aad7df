import { settleHeader, type Overrides } from '@quadrant/rules/history';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import type { Correction } from './correction.js';
import type { StoredTournament } from './stored-tournament.js';

/** Decisions about a tournament besides its report: values that were set, and values that are held until somebody sets them. */
export type Decided = Pick<StoredTournament, 'level' | 'rated' | 'league'> &
  Pick<StoredTournament['current'], 'heldLevel' | 'heldLeague'>;

export const decidedNow = ({ level, rated, league, current }: StoredTournament): Decided => ({
  level,
  rated,
  league,
  heldLevel: current.heldLevel,
  heldLeague: current.heldLeague,
});

/** Returns the decisions after a correction. A decision about the level, or the league, ends that it is held. */
export function decidedAfter(tournament: StoredTournament, correction: Correction): Decided {
  const now = decidedNow(tournament);
  if (correction.kind === 'league') return { ...now, league: correction.league ?? '', heldLeague: false };
  if (correction.kind !== 'level') return now;
  const { level, rated } = correction;
  return {
    ...now,
    level: level === undefined ? now.level : level,
    rated: rated === undefined ? now.rated : rated,
    heldLevel: level === undefined ? now.heldLevel : null,
  };
}

/** Returns the values that override the report. */
export const overridesOf = ({ level, rated, league, heldLevel, heldLeague }: Decided): Overrides => ({
  level: level ?? heldLevel,
  rated,
  league: league ?? (heldLeague ? '' : null),
});

/** Returns the header that a tournament counts with. */
export const countsAs = ({ current }: StoredTournament, decided: Decided): TournamentHeader =>
  settleHeader(current.header, { ...overridesOf(decided), announced: current.announced });
