import type { Finding } from '@quadrant/rules/tournament';
import type { ReportDelivery } from './delivery.js';
import { type PartClosedRefusal, findClosedPart } from '../holds/closed-part.js';
import { leagueFindings } from './league-findings.js';
import type { ReportFacts } from './report-facts.js';

// @row 119
export interface PlannedLeague {
  /** Tells whether it counts for no league until the league director flags it. */
  readonly heldLeague: boolean;
  readonly findings: readonly Finding[];
}

// @reading flags-by-alternates
/** Rates a report that names a league without its flag like any other; only its league points are held (000, 12.2). */
export function planLeague(
  delivery: ReportDelivery,
  key: string,
  facts: Pick<ReportFacts, 'existing' | 'league'>,
): PlannedLeague {
  const { report } = delivery;
  const isUnflagged = isHeld(delivery, facts);
  const closed = isUnflagged ? null : findLate(delivery, facts);
  const position = { startsAt: Date.parse(report.tournament.startsAt), key };
  const findings = leagueFindings(report, facts.league, position, { isUnflagged, closed });
  return { heldLeague: isUnflagged || closed !== null, findings };
}

/**
 * Returns the closed part of a season in which a new report lies: it is rated as usual, and its league points wait
 * for a coordinator. A tournament that already counts still counts.
 */
function findLate(
  { role, report: { tournament } }: ReportDelivery,
  { existing, league }: Pick<ReportFacts, 'existing' | 'league'>,
): PartClosedRefusal | null {
  if (tournament.league === null || league === null || role !== 'director') return null;
  if (existing !== null && (existing.league ?? '') === tournament.league) return null;
  const counts = existing !== null && existing.league === null && !existing.heldLeague;
  if (counts && existing.header.league === tournament.league) return null;
  return findClosedPart(tournament, [league.rules]);
}

/**
 * A flag is an act (000, 12.2): the league director, an alternate (our reading), a coordinator or the operator sends
 * the report, or one of them flags it later. Naming the league director as a director is no flag. A revision needs no
 * second flag when the tournament already counts for that league, or its league was set.
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
