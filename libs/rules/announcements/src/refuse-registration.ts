import { isAfter } from '@quadrant/rules/tournament';
import { refuseAny, type AnnouncementStanding, type ChangeRefusal } from './refuse-change.js';

export interface RegistrationStanding extends AnnouncementStanding {
  readonly isClosed: boolean;
}

export type RegistrationRefusal =
  | Extract<ChangeRefusal, { kind: 'announcement-cancelled' | 'announcement-reported' }>
  | { readonly kind: 'registration-closed' }
  /** The tournament has begun: who comes now is entered there. */
  | { readonly kind: 'registration-over'; readonly startsAt: string };

// @row 151
/**
 * Players register and withdraw themselves until the start, and until a director closes the list; directors and coordinators
 * write on it until the results are here (000, appendix A).
 *
 * @param now ISO 8601 with offset
 */
export function refuseRegistration(
  standing: RegistrationStanding,
  isInCharge: boolean,
  now: string,
): RegistrationRefusal | null {
  const refusal = refuseAny(standing);
  if (refusal !== null) return refusal as RegistrationRefusal;
  if (isInCharge) return null;
  const { startsAt } = standing.announced;
  if (!isAfter(startsAt, now)) return { kind: 'registration-over', startsAt };
  return standing.isClosed ? { kind: 'registration-closed' } : null;
}
