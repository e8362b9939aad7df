import { say } from '@quadrant/rules/message';
import { isHeat } from '@quadrant/rules/systems';
import { localDateOf, settleImportance, type Finding, type TournamentHeader } from '@quadrant/rules/tournament';
import type { ReportDelivery } from './delivery.js';
import type { Allotment, ExistingTournament, ReportFacts } from './report-facts.js';

// @row 114
/** As what a report counts whose level nobody has approved. */
const HELD_LEVEL = 1;

/** Whether a report counts as the level that it names. */
export interface PlannedLevel {
  /** In place of the report's level; null: the report's level counts. */
  readonly heldLevel: typeof HELD_LEVEL | null;
  /** What it uses up. */
  readonly allotment: Allotment | null;
  /** Whether it gives back what the tournament used before. */
  readonly releases: boolean;
  readonly findings: readonly Finding[];
}

/** Whether a level needs an approval: level 1 is anybody's, and the operator imports what was played. */
export const needsApproval = ({ role, report }: Pick<ReportDelivery, 'role' | 'report'>): boolean =>
  role !== 'operator' && (report.tournament.level !== 1 || report.tournament.kind === 'champions-league');

/**
 * Decides about the level of a report (000, sections 11.1, 11.2 and 11.4). Level 1 is anybody's. A higher one counts where
 * a coordinator or the operator sends the report. A director's counts where an approved application matches, or where the
 * tournament counts as that already. Otherwise it is held at level 1 until a coordinator sets it. So is a Champions League
 * of any level, for which nobody applies: its winner takes byes into Worlds (12.7).
 */
export function planLevel(
  delivery: ReportDelivery,
  { existing, level: { free, used } }: Pick<ReportFacts, 'existing' | 'level'>,
): PlannedLevel {
  const { role, report } = delivery;
  const header = report.tournament;
  if (!needsApproval(delivery)) return asReported(delivery, existing);
  // Where a coordinator has set the level, there is nothing to be said about the report's.
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
 * What a revision does not use any more is free, but not while it counts as its level on the strength of that: moved to
 * another date, it would leave the approval to a second tournament.
 */
const asReported = ({ role, report }: ReportDelivery, existing: ExistingTournament | null): PlannedLevel => ({
  heldLevel: null,
  allotment: null,
  releases: existing !== null && (role === 'coordinator' || report.tournament.level === 1),
  findings: [],
});

/** Whether a tournament counts as what its new revision says of it: somebody saw to that before. */
function countsAs({ header, level, heldLevel }: ExistingTournament, revised: TournamentHeader): boolean {
  const { game, level: reported, kind } = revised;
  // A heat counts by the allotment of its Finals, and uses none up.
  if (isHeat(header) && !isHeat(revised)) return false;
  const now = settleImportance(header, level ?? heldLevel);
  return header.game === game && now.level === reported && now.kind === kind;
}

const approved = ({ level, kind }: TournamentHeader, { name, plannedOn, applicationId }: Allotment): Finding => ({
  severity: 'note',
  code: 'level-approved',
  pointer: '/tournament/level',
  message: say`Level ${level} (${kind}) counts: the application "${name}" for ${plannedOn} (${applicationId}) was approved.`,
  advice: say`Nothing: the application is used for this tournament.`,
});

function notApproved(header: TournamentHeader, used: Allotment | null): Finding {
  const { level, kind, game, startsAt, director } = header;
  if (kind === 'champions-league') return NO_CHAMPIONS_LEAGUE;
  const reason =
    used === null
      ? say`no approved application fits a ${kind} tournament in ${game} on ${localDateOf(startsAt)} of ${director ?? say`no director`}`
      : say`the application "${used.name}" (${used.applicationId}) is used for tournament ${used.usedFor ?? ''} already`;
  return {
    severity: 'warning',
    code: 'level-not-approved',
    pointer: '/tournament/level',
    message: say`The tournament counts as level 1, not ${level}: ${reason}.`,
    advice: say`Ask a coordinator of the place to set its level (PATCH /api/v1/tournaments/{id}); where it was not allotted, send level 1.`,
  };
}

const NO_CHAMPIONS_LEAGUE: Finding = {
  severity: 'warning',
  code: 'level-not-approved',
  pointer: '/tournament/kind',
  message: say`The tournament counts as a local one of level 1, not as the Champions League: no coordinator says that it is.`,
  advice: say`Ask a coordinator of the place to let the report stand (PATCH /api/v1/tournaments/{id}, level null; Organized Play Guide 4.2, section 12.7); where it is another tournament, send kind local.`,
};
