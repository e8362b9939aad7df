import { getRuleSystem } from '@quadrant/rules/systems';
import { daysBetween, isAfter, localDateOf } from '@quadrant/rules/tournament';
import type { AnnouncedTournament } from './announcement.js';
import { changedFacts } from './changed-facts.js';
import { LOCK_DAYS } from './lead-time.js';

export const ANNOUNCEMENT_STATES = ['announced', 'cancelled'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** Why the number of rounds changes (000, section 6): everybody who takes part agrees, or an emergency asks for it. */
export const ROUNDS_APPROVALS = ['everybody', 'emergency'] as const;
export type RoundsApproval = (typeof ROUNDS_APPROVALS)[number];

export interface AnnouncementStanding {
  readonly state: AnnouncementState;
  readonly announced: AnnouncedTournament;
  /** Key of the tournament whose results are here; null while there are none. */
  readonly tournamentId: string | null;
}

/** A refusal names the document by whose rules the tournament was announced. */
type Ruled = Pick<AnnouncedTournament, 'ruleSystem'>;

export type ChangeRefusal =
  | { readonly kind: 'announcement-cancelled' }
  | { readonly kind: 'announcement-reported'; readonly tournamentId: string }
  /** lockedOn: local date of the last day on which date and time can change. */
  | ({ readonly kind: 'date-locked'; readonly startsAt: string; readonly lockDays: number } & Ruled)
  | ({ readonly kind: 'new-date-too-near'; readonly startsAt: string; readonly lockDays: number } & Ruled)
  | ({
      readonly kind: 'rounds-need-approval';
      readonly from: number;
      readonly to: number;
      readonly hasStarted: boolean;
    } & Ruled)
  /** Why it is needed: an emergency changes the number of rounds, or a later last day. */
  | ({ readonly kind: 'announcement-reason-needed'; readonly because: 'emergency' | 'extension' } & Ruled)
  | { readonly kind: 'tournament-began'; readonly fields: readonly string[] }
  | { readonly kind: 'not-postponed'; readonly startsAt: string };

/** Facts that stay as they were announced from the start on: they decide about sanctioning, rating and points. */
const FIXED_AT_START = [
  'game',
  'ruleSystem',
  'format',
  'cardPool',
  'rules',
  'scenario',
  'unrated',
  'kind',
  'bracket',
  'online',
  'country',
  'region',
  'league',
  'director',
  'secondaryDirector',
  'tertiaryDirector',
] as const satisfies readonly (keyof AnnouncedTournament)[];

/** Returns the reason why the announcement can be neither cancelled nor changed, or null when it can. */
export function refuseAny({ state, tournamentId }: AnnouncementStanding): ChangeRefusal | null {
  if (tournamentId !== null) return { kind: 'announcement-reported', tournamentId };
  return state === 'cancelled' ? { kind: 'announcement-cancelled' } : null;
}

// @row 36, 152
/**
 * Returns the reason why a change is refused, or null.
 *
 * - Date and time can change up to a week before the start (000, appendix A).
 * - The number of rounds needs everybody's approval, or an emergency once the tournament has begun (section 6).
 * - Everything else can change until the start, and details that decide nothing can change afterwards too.
 * - The last day can move to a later one until the results are here, if the tournament is online or was announced with
 *   several days: players have to be given an extension (13.4).
 *
 * @param terms the approval of another number of rounds, null when nobody mentioned it; and the reason, null when none is given
 * @param now ISO 8601 with offset
 */
export function refuseChange(
  standing: AnnouncementStanding,
  changed: AnnouncedTournament,
  { approval, reason }: { readonly approval: RoundsApproval | null; readonly reason: string | null },
  now: string,
): ChangeRefusal | null {
  const refusal = refuseAny(standing);
  if (refusal !== null) return refusal;
  const { announced } = standing;
  const hasStarted = !isAfter(announced.startsAt, now);
  return (
    (hasStarted ? refuseFixed(announced, changed) : null) ??
    (isExtended(announced, changed)
      ? refuseUnexplained(announced, 'extension', reason)
      : refuseDate(announced, changed, now)) ??
    refuseRounds(announced, changed, approval, hasStarted) ??
    (changesRounds(announced, changed) && approval === 'emergency'
      ? refuseUnexplained(announced, 'emergency', reason)
      : null)
  );
}

function refuseFixed(announced: AnnouncedTournament, changed: AnnouncedTournament): ChangeRefusal | null {
  const fields = changedFacts(announced, changed, FIXED_AT_START);
  return fields.length === 0 ? null : { kind: 'tournament-began', fields };
}

function refuseDate(announced: AnnouncedTournament, changed: AnnouncedTournament, now: string): ChangeRefusal | null {
  const { startsAt, ruleSystem } = announced;
  const isMoved = startsAt !== changed.startsAt || announced.endsOn !== changed.endsOn;
  if (!isMoved || isForFinals(announced, changed)) return null;
  if (daysBetween(now, startsAt) < LOCK_DAYS) return { kind: 'date-locked', startsAt, lockDays: LOCK_DAYS, ruleSystem };
  if (daysBetween(now, changed.startsAt) < LOCK_DAYS) {
    return { kind: 'new-date-too-near', startsAt: changed.startsAt, lockDays: LOCK_DAYS, ruleSystem };
  }
  return null;
}

/** Whether only the last day changes, to a later one, where there may be more days than one. */
const isExtended = (announced: AnnouncedTournament, changed: AnnouncedTournament): boolean =>
  announced.startsAt === changed.startsAt &&
  (announced.online || announced.endsOn !== null) &&
  changed.endsOn !== null &&
  changed.endsOn > (announced.endsOn ?? localDateOf(announced.startsAt));

const refuseUnexplained = (
  { ruleSystem }: AnnouncedTournament,
  because: 'emergency' | 'extension',
  reason: string | null,
): ChangeRefusal | null => (reason === null ? { kind: 'announcement-reason-needed', because, ruleSystem } : null);

/** The tournament becomes the finals of heats, later on the same day (000, appendix A, for Tribbles). */
const isForFinals = (announced: AnnouncedTournament, changed: AnnouncedTournament): boolean =>
  getRuleSystem(changed.ruleSystem).playing.continuesHeats(changed) &&
  localDateOf(announced.startsAt) === localDateOf(changed.startsAt) &&
  !isAfter(announced.startsAt, changed.startsAt) &&
  announced.endsOn === changed.endsOn;

const changesRounds = (announced: AnnouncedTournament, changed: AnnouncedTournament): boolean =>
  announced.plannedRounds !== changed.plannedRounds;

function refuseRounds(
  announced: AnnouncedTournament,
  changed: AnnouncedTournament,
  approval: RoundsApproval | null,
  hasStarted: boolean,
): ChangeRefusal | null {
  const [from, to] = [announced.plannedRounds, changed.plannedRounds];
  if (!changesRounds(announced, changed) || approval === 'everybody' || (approval === 'emergency' && hasStarted))
    return null;
  return { kind: 'rounds-need-approval', from, to, hasStarted, ruleSystem: announced.ruleSystem };
}

/**
 * Returns the reason why a tournament is not postponed to a new start, or null. Until it has begun, an emergency may
 * move it to a day that still leaves everybody a week's notice.
 *
 * @param to ISO 8601 with offset, as `now`
 */
export function refusePostponement(standing: AnnouncementStanding, to: string, now: string): ChangeRefusal | null {
  const refusal = refuseAny(standing);
  if (refusal !== null) return refusal;
  const { startsAt, ruleSystem } = standing.announced;
  if (!isAfter(startsAt, now)) return { kind: 'tournament-began', fields: ['date'] };
  if (!isAfter(to, startsAt)) return { kind: 'not-postponed', startsAt };
  return daysBetween(now, to) < LOCK_DAYS
    ? { kind: 'new-date-too-near', startsAt: to, lockDays: LOCK_DAYS, ruleSystem }
    : null;
}
