import { settleHeader, type Overrides } from '@quadrant/rules/outcome';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import type { Correction } from './correction.js';
import type { StoredTournament } from './stored-tournament.js';

/** What was decided about a tournament beside its report: what somebody set, and what is held until somebody does. */
export type Decided = Pick<StoredTournament, 'level' | 'rated' | 'league'> &
  Pick<StoredTournament['current'], 'heldLevel' | 'heldLeague'>;

export const decidedNow = ({ level, rated, league, current }: StoredTournament): Decided => ({
  level,
  rated,
  league,
  heldLevel: current.heldLevel,
  heldLeague: current.heldLeague,
});

/** The same after a correction. Whoever speaks about the level, or the league, ends that it is held. */
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

/** What stands in place of the report's word. */
export const overridesOf = ({ level, rated, league, heldLevel, heldLeague }: Decided): Overrides => ({
  level: level ?? heldLevel,
  rated,
  league: league ?? (heldLeague ? '' : null),
});

/** As what a tournament counts. */
export const countsAs = ({ current }: StoredTournament, decided: Decided): TournamentHeader =>
  settleHeader(current.header, { ...overridesOf(decided), announced: current.announced });
