import type { PoolClient } from 'pg';
import { isHeat } from '@quadrant/rules/systems';
import { localDateOf, settleImportance, type Finding, type TournamentHeader } from '@quadrant/rules/tournament';
import type { ArrivingReport } from '../placed-report.js';
import {
  findAllotment,
  findUsedAllotment,
  releaseAllotments,
  useAllotment,
  type Allotment,
  type Claimant,
} from './allotments.js';

/** As what a report counts whose level nobody has approved. */
export const HELD_LEVEL = 1;

/** Whether a report counts as the level that it names. */
export interface SettledLevel {
  /** In place of the report's word; null: the report's stands. */
  readonly heldLevel: typeof HELD_LEVEL | null;
  /** What it uses up. */
  readonly allotment: Allotment | null;
  readonly findings: readonly Finding[];
}

const AS_REPORTED: SettledLevel = { heldLevel: null, allotment: null, findings: [] };

/**
 * Decides about the levels of reports (000, sections 11.1, 11.2 and 11.4). Level 1 is anybody's. A higher one counts where
 * a coordinator or the operator hands the report in; a director's where an approved application fits, or where the
 * tournament counts as that already. Otherwise it is held at level 1 until a coordinator sets it. So is a Champions League
 * of any level, for which nobody applies: its winner takes byes into Worlds (12.7).
 *
 * @param lock keeps what they use from others until the transaction ends
 */
export async function settleLevels(
  client: PoolClient,
  arrivals: readonly ArrivingReport[],
  lock: boolean,
): Promise<SettledLevel[]> {
  const settled: SettledLevel[] = [];
  for (const arrival of arrivals) settled.push(await settleLevel(client, arrival, lock));
  return settled;
}

async function settleLevel(
  client: PoolClient,
  { command, existing }: ArrivingReport,
  lock: boolean,
): Promise<SettledLevel> {
  const { role, submitter, report } = command;
  const header = report.tournament;
  if (role === 'operator' || (header.level === 1 && header.kind !== 'champions-league')) return AS_REPORTED;
  const claimant: Claimant = {
    tournamentRowId: existing?.rowId ?? null,
    header,
    submitterKey: submitter.handleKey,
  };
  const allotment = await findAllotment(client, claimant, lock);
  // Where a coordinator has set the level, there is nothing to be said about the report's.
  const isSet = existing !== null && existing.level !== null;
  if (allotment !== null) {
    return { heldLevel: null, allotment, findings: isSet ? [] : [approved(header, allotment)] };
  }
  if (role === 'coordinator' || (existing !== null && countsAs(existing, header))) return AS_REPORTED;
  const used = await findUsedAllotment(client, claimant);
  return { heldLevel: HELD_LEVEL, allotment: null, findings: isSet ? [] : [notApproved(header, used)] };
}

/**
 * Marks what reports use, once they have their tournaments. What a revision does not use any more is free, but not while it
 * counts as its level on the strength of that: moved to another date, it would leave the approval to a second tournament.
 */
export async function useAllotments(
  client: PoolClient,
  settled: readonly (ArrivingReport & SettledLevel & { readonly tournamentRowId: number })[],
): Promise<void> {
  await releaseAllotments(
    client,
    settled.flatMap(({ command: { role, report }, existing, allotment, heldLevel }) => {
      const isKept = role !== 'coordinator' && report.tournament.level !== 1 && heldLevel === null;
      return existing === null || allotment !== null || isKept ? [] : [existing.rowId];
    }),
  );
  for (const { command, allotment, tournamentRowId } of settled) {
    if (allotment !== null) await useAllotment(client, tournamentRowId, command.report.tournament, allotment);
  }
}

/** Whether a tournament counts as what its new revision says of it: somebody saw to that before. */
function countsAs(
  { header, level, heldLevel }: NonNullable<ArrivingReport['existing']>,
  revised: TournamentHeader,
): boolean {
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
  message: `Level ${level} (${kind}) stands: the application "${name}" for ${plannedOn} (${applicationId}) was approved.`,
  advice: 'Nothing: the application is used for this tournament.',
});

function notApproved(header: TournamentHeader, used: Allotment | null): Finding {
  const { level, kind, game, startsAt, director } = header;
  if (kind === 'champions-league') return NO_CHAMPIONS_LEAGUE;
  const reason =
    used === null
      ? `no approved application fits a ${kind} tournament in ${game} on ${localDateOf(startsAt)} of ${director ?? 'no director'}`
      : `the application "${used.name}" (${used.applicationId}) is used for tournament ${used.usedFor ?? ''} already`;
  return {
    severity: 'warning',
    code: 'level-not-approved',
    pointer: '/tournament/level',
    message: `The tournament counts as level 1, not ${level}: ${reason}.`,
    advice:
      'Ask a coordinator of the place to set its level (PATCH /api/v1/tournaments/{id}); where it was not allotted, send level 1.',
  };
}

const NO_CHAMPIONS_LEAGUE: Finding = {
  severity: 'warning',
  code: 'level-not-approved',
  pointer: '/tournament/kind',
  message:
    'The tournament counts as a local one of level 1, not as the Champions League: no coordinator says that it is.',
  advice:
    'Ask a coordinator of the place to let the report stand (PATCH /api/v1/tournaments/{id}, level null; Organized Play Guide 4.2, section 12.7); where it is another tournament, send kind local.',
};
