import type { Finding } from '@quadrant/rules/tournament';
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

// @reading flags-by-alternates
/**
 * Rates a report that names a league without its flag like any other; only its league points are held (000, 12.2).
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
 * A flag is an act (000, 12.2): the league director, an alternate (our reading), a coordinator or the operator sends the
 * report, or somebody of them flags it later. Naming the league director as a director is none. A revision of what counts
 * for that league already, or whose league somebody has set, needs no second flag.
 */
function isHeld(
  { role, submitter, report: { tournament } }: ReportDelivery,
  { existing, league }: Pick<ReportFacts, 'existing' | 'league'>,
): boolean {
  const { league: slug } = tournament;
  if (slug === null || league === null || role !== 'director') return false;
  if (existing !== null && existing.league !== null) return false;
  if (existing !== null && !existing.heldLeague && existing.header.league === slug) return false;
  return submitter.handleKey !== league.directorKey && !league.alternateKeys.includes(submitter.handleKey);
}
