import type { Phase } from '../phase.js';
import type { Days } from '../season.js';
import type { CountedTournament, SeasonRules } from './season-rules.js';

export interface PhaseState extends Days {
  /** `complete` once all its tournaments were played, or its last day has passed. */
  readonly state: 'upcoming' | 'running' | 'complete';
  readonly played: number;
  /** Tournaments that may still count. */
  readonly remaining: number;
}

/** The state of a phase on a day (`YYYY-MM-DD`); null when the season has no such phase. */
export function phaseStateOf(
  { phases, tournamentsPerPhase }: SeasonRules,
  tournaments: readonly CountedTournament<string>[],
  phase: Phase,
  today: string,
): PhaseState | null {
  const window = phases[phase];
  if (window === null) return null;
  const played = tournaments.filter((tournament) => tournament.phase === phase).length;
  const isComplete = played >= tournamentsPerPhase || today > window.to;
  const isUpcoming = played === 0 && today < window.from;
  return {
    ...window,
    state: isComplete ? 'complete' : isUpcoming ? 'upcoming' : 'running',
    played,
    remaining: isComplete ? 0 : tournamentsPerPhase - played,
  };
}
