import type { LeagueSeason } from '@quadrant/rules/leagues';
import { may, tournamentSubject, type Subject } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import type { Correction, CorrectionCommand, CorrectionRefusal } from './correction.js';
import { findClosedPart } from '@quadrant/rules/intake';
import type { StoredTournament } from './stored-tournament.js';

/** A league, and the people who speak for it. */
export interface FlaggingLeague {
  readonly slug: string;
  readonly director: string;
  readonly alternates: readonly string[];
  readonly seasons: readonly LeagueSeason[];
}

/** Returns the slugs of the league that a flag adds a tournament to, and of the league that it leaves. */
export function leaguesOfFlag(
  tournament: StoredTournament,
  { league: target }: Extract<Correction, { kind: 'league' }>,
): string[] {
  return [...new Set([target, leagueLeft(tournament)])].filter((slug) => slug !== null);
}

/** Returns the league that a tournament counts for, or waits to count for; null when there is none. */
export const leagueLeft = ({ league, current }: Pick<StoredTournament, 'league' | 'current'>): string | null =>
  league === null ? current.header.league : league || null;

/**
 * Says why somebody may not flag a tournament, or remove its flag; null when they may. The league director may do so
 * as primary or secondary director of the tournament (000, 12.2), and when the report names their league, because it
 * waits for their flag. An alternate may do the same (our reading). A move from one league to another needs the flags
 * of both. Coordinators of the place need none of that.
 */
export function refuseFlag(
  tournament: StoredTournament,
  correction: Extract<Correction, { kind: 'league' }>,
  { submitter }: Pick<CorrectionCommand, 'submitter'>,
  leagues: ReadonlyMap<string, FlaggingLeague>,
): CorrectionRefusal | null {
  const { header } = tournament.current;
  const { league: target } = correction;
  const concerned = leaguesOfFlag(tournament, correction);
  if (target !== null && !leagues.has(target)) return { kind: 'league-unknown', league: target };
  if (correction.from !== undefined && leagueLeft(tournament) !== correction.from) {
    return { kind: 'not-of-league', league: correction.from };
  }

  const obstacle = concerned
    .map((slug) => refuseLeague(tournament, leagues.get(slug)!, slug === target, submitter.handleKey))
    .find((refusal) => refusal !== null);
  const isTheirs = concerned.length > 0 && obstacle === undefined;
  if (may(submitter, 'tournament.flag-league', tournamentSubject(header)).allowed) return null;
  const subject: Subject = {
    ...tournamentSubject(header),
    ...(isTheirs && { leagueDirectorKey: submitter.handleKey }),
  };
  if (may(submitter, 'tournament.flag-league', subject).allowed) {
    // A closed part waits for a coordinator, and coordinators need no flags.
    return findClosedPart(
      header,
      concerned.map((slug) => leagues.get(slug)!),
    );
  }
  return obstacle ?? { kind: 'not-your-tournament' };
}

function refuseLeague(
  { current: { header } }: StoredTournament,
  { slug, director, alternates }: FlaggingLeague,
  isTarget: boolean,
  handleKey: string,
): CorrectionRefusal | null {
  const isSpeaker = [director, ...alternates].some((handle) => foldHandle(handle) === handleKey);
  if (!isSpeaker) return { kind: 'not-your-league', league: slug };
  if (!isTarget || header.league === slug) return null;
  const directs = [header.director, header.secondaryDirector].some(
    (handle) => handle !== null && foldHandle(handle) === handleKey,
  );
  return directs ? null : { kind: 'not-directed-for-league', league: slug };
}
