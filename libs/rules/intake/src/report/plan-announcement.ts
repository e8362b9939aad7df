import { say } from '@quadrant/rules/message';
import type { AnnouncedFacts } from '@quadrant/rules/history';
import { daysBetween, type Finding, finding, localDateOf, type TournamentReport } from '@quadrant/rules/tournament';
import { findUnconfirmed } from '@quadrant/rules/suspicions';
import type { ReportDelivery } from './delivery.js';

/** An announcement of the same director, game and day as a report, or the one that its tournament already belongs to. */
export interface FittingAnnouncement {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly state: 'announced' | 'cancelled';
  /** The reason for cancelling or postponing it; null when it was neither. */
  readonly notice: string | null;
  /** These facts replace those of the report. */
  readonly facts: AnnouncedFacts;
  /** The local date of the last day, when it was announced. Null means that it has one day, or the report says when it ends. */
  readonly endsOn: string | null;
  /** Tells whether the tournament of the report already belongs to it. */
  readonly isLinked: boolean;
}

export interface PlannedAnnouncement {
  /** The announcement that the report finishes; null when it finishes none, or the same one as before. */
  readonly finishes: Pick<FittingAnnouncement, 'id' | 'version'> | null;
  /** These facts replace those of the report; null when it belongs to no announcement. */
  readonly facts: AnnouncedFacts | null;
  readonly endsOn: string | null;
  readonly findings: readonly Finding[];
}

const NONE: PlannedAnnouncement = { finishes: null, facts: null, endsOn: null, findings: [] };

// @row 3, 5, 9
/**
 * Links a report to its announcement, which then decides about sanctioning. A report is the announced tournament when
 * it states the registration of the announcement, or when its sender says so; otherwise the sender is asked. Imports
 * are not asked. If a coordinator approves an unanswered report, it is the announced tournament, because director,
 * game and day are the same.
 */
export function planAnnouncement(
  delivery: Pick<ReportDelivery, 'report' | 'role' | 'confirmations' | 'isApproved'>,
  fitting: FittingAnnouncement | null,
): PlannedAnnouncement {
  const { report, role, confirmations = [], isApproved = false } = delivery;
  if (fitting === null) return NONE;
  const { id, version, name, state, notice, facts, endsOn, isLinked } = fitting;
  if (isLinked) return { finishes: null, facts, endsOn, findings: markFindings(report, fitting) };
  if (role === 'operator') return NONE;
  if (state === 'cancelled') {
    const message = say`"${name}" was announced for this day and cancelled${notice === null ? '' : `: ${notice}`}.`;
    const advice = say`If it was played all the same, or if this is another tournament, confirm this with the reason.`;
    return { ...NONE, findings: [finding('announced-and-cancelled', '/tournament', message, advice)] };
  }
  const belongs: PlannedAnnouncement = {
    finishes: { id, version },
    facts,
    endsOn,
    findings: markFindings(report, fitting),
  };
  const { registeredAt, startsAt } = report.tournament;
  // Sanctioning counts whole local days.
  const days = daysBetween(facts.at, startsAt);
  if (registeredAt !== null && daysBetween(registeredAt, startsAt) === days) return belongs;
  const date = localDateOf(facts.at);
  const yes = finding(
    'is-announced',
    '/tournament',
    say`It is "${name}", announced here on ${date}. The announcement counts as its registration.`,
    say`No change is needed.`,
  );
  if (findUnconfirmed([yes], confirmations).length === 0) return { ...belongs, findings: [yes, ...belongs.findings] };
  const asked = finding(
    'announced-here',
    '/tournament/registeredAt',
    say`"${name}" was announced here on ${date} for this day. Is it this one?`,
    say`If it is, confirm "is-announced"; the report need not say when it was registered. If it is another tournament, confirm "announced-here" with the reason.`,
  );
  if (isApproved && findUnconfirmed([asked], confirmations).length > 0) return belongs;
  return { ...NONE, findings: [asked] };
}

/** 000, section 2: a tournament is unrated when its listing marks it as unrated, so nobody decides that after they have lost. */
function markFindings({ tournament }: TournamentReport, { name, facts }: FittingAnnouncement): Finding[] {
  if (tournament.unrated === facts.unrated) return [];
  const [reported, announced] = facts.unrated ? ['rated', 'unrated'] : ['unrated', 'rated'];
  const message = say`The report says that the tournament is ${reported}, but "${name}" was announced as ${announced}. The announcement counts.`;
  const advice = say`If that is wrong, ask a coordinator of the place to change it.`;
  return [finding('unrated-as-announced', '/tournament/unrated', message, advice)];
}
