import { foldHandle, type Finding } from '@quadrant/rules/tournament';
import type { ReportDelivery } from './delivery.js';
import { leagueFindings } from './league-findings.js';
import type { ReportFacts } from './report-facts.js';

// @row 119
/** Whether a report counts for its league. */
export interface PlannedLeague {
  /** Whether it counts for no league until the league director says so. */
  readonly heldLeague: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Holds a report that names a league without a word of its director (000, 12.2).
 *
 * @param key of the tournament
 */
export function planLeague(
  delivery: ReportDelivery,
  key: string,
  facts: Pick<ReportFacts, 'existing' | 'league'>,
): PlannedLeague {
  const { report } = delivery;
  const heldLeague = isHeld(delivery, facts);
  const position = { startsAt: Date.parse(report.tournament.startsAt), key };
  return { heldLeague, findings: leagueFindings(report, facts.league, position, heldLeague) };
}

/**
 * The league director flags tournaments of the league, as their primary or secondary director. Whoever may take their
 * place submits them; coordinators and the operator know what they do. A revision of what counts for that league
 * already, or whose league somebody has set, asks for no second word.
 */
function isHeld(
  { role, submitter, report: { tournament } }: ReportDelivery,
  { existing, league }: Pick<ReportFacts, 'existing' | 'league'>,
): boolean {
  const { league: slug, director, secondaryDirector } = tournament;
  if (slug === null || league === null || role !== 'director') return false;
  if (existing !== null && existing.league !== null) return false;
  if (existing !== null && !existing.heldLeague && existing.header.league === slug) return false;
  const { directorKey, alternateKeys } = league;
  if (submitter.handleKey === directorKey || alternateKeys.includes(submitter.handleKey)) return false;
  return ![director, secondaryDirector].some((handle) => handle !== null && foldHandle(handle) === directorKey);
}
