import { say } from '@quadrant/rules/message';
import { isHeat } from '@quadrant/rules/systems';
import {
  finding,
  localDateOf,
  settleImportance,
  type Finding,
  type TournamentHeader,
} from '@quadrant/rules/tournament';
import type { ReportDelivery } from './delivery.js';
import type { Allotment, ExistingTournament, ReportFacts } from './report-facts.js';

// @row 114
/** A report counts at this level while its own level is not approved. */
const HELD_LEVEL = 1;

export interface PlannedLevel {
  /** It replaces the report's level; null when the report's level counts. */
  readonly heldLevel: typeof HELD_LEVEL | null;
  /** It uses this approval up. */
  readonly allotment: Allotment | null;
  /** Tells whether it gives back the approval that the tournament used before. */
  readonly releases: boolean;
  readonly findings: readonly Finding[];
}

/** Tells whether a level needs an approval: anybody may report level 1, and the operator imports what was played. */
export const needsApproval = ({ role, report }: Pick<ReportDelivery, 'role' | 'report'>): boolean =>
  role !== 'operator' && (report.tournament.level !== 1 || report.tournament.kind === 'champions-league');

/**
 * Decides about the level of a report (000, sections 11.1, 11.2 and 11.4). Anybody may report level 1. A higher one
 * counts when a coordinator or the operator sends the report. A director's report counts when an approved application
 * matches, or when the tournament already counts at that level. Otherwise it is held at level 1 until a coordinator
 * sets it. A Champions League of any level is held too, because there are no applications for it: its winner takes
 * byes into Worlds (12.7).
 */
export function planLevel(
  delivery: ReportDelivery,
  { existing, level: { free, used } }: Pick<ReportFacts, 'existing' | 'level'>,
): PlannedLevel {
  const { role, report } = delivery;
  const header = report.tournament;
  if (!needsApproval(delivery)) return asReported(delivery, existing);
  // When a coordinator has set the level, the report's level does not matter.
  const isSet = existing !== null && existing.level !== null;
  if (free !== null) {
    return { heldLevel: null, allotment: free, releases: false, findings: isSet ? [] : [approved(header, free)] };
  }
  if (role === 'coordinator' || (existing !== null && countsAs(existing, header)))
    return asReported(delivery, existing);
  return {
    heldLevel: HELD_LEVEL,
    allotment: null,
    releases: existing !== null,
    findings: isSet ? [] : [notApproved(header, used)],
  };
}

/**
 * A revision frees an approval that it no longer uses, but not while it counts at its level because of that.
 * Otherwise a tournament that moved to another date would leave the approval to a second tournament.
 */
const asReported = ({ role, report }: ReportDelivery, existing: ExistingTournament | null): PlannedLevel => ({
  heldLevel: null,
  allotment: null,
  releases: existing !== null && (role === 'coordinator' || report.tournament.level === 1),
  findings: [],
});

/** Tells whether a tournament already counts at the level and kind of its new revision, because they were approved before. */
function countsAs({ header, level, heldLevel }: ExistingTournament, revised: TournamentHeader): boolean {
  const { game, level: reported, kind } = revised;
  // A heat counts by the allotment of its Finals, and does not use it up.
  if (isHeat(header) && !isHeat(revised)) return false;
  const now = settleImportance(header, level ?? heldLevel);
  return header.game === game && now.level === reported && now.kind === kind;
}

const approved = ({ level, kind }: TournamentHeader, { name, plannedOn, applicationId }: Allotment): Finding =>
  finding(
    'level-approved',
    '/tournament/level',
    say`Level ${level} (${kind}) counts: the application "${name}" for ${plannedOn} (${applicationId}) was approved.`,
    say`Nothing: the application is used for this tournament.`,
  );

function notApproved(header: TournamentHeader, used: Allotment | null): Finding {
  const { level, kind, game, startsAt, director } = header;
  if (kind === 'champions-league') return NO_CHAMPIONS_LEAGUE;
  const reason =
    used === null
      ? say`no approved application fits a ${kind} tournament in ${game} on ${localDateOf(startsAt)} of ${director ?? say`no director`}`
      : say`the application "${used.name}" (${used.applicationId}) is used for tournament ${used.usedFor ?? ''} already`;
  return finding(
    'level-not-approved',
    '/tournament/level',
    say`The tournament counts as level 1, not ${level}: ${reason}.`,
    say`Ask a coordinator of the place to set its level (PATCH /api/v1/tournaments/{id}); where it was not allotted, send level 1.`,
  );
}

const NO_CHAMPIONS_LEAGUE: Finding = finding(
  'level-not-approved',
  '/tournament/kind',
  say`The tournament counts as a local one of level 1, not as the Champions League: no coordinator says that it is.`,
  say`Ask a coordinator of the place to let the report stand (PATCH /api/v1/tournaments/{id}, level null; Organized Play Guide 4.2, section 12.7); where it is another tournament, send kind local.`,
);
