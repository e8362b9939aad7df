import type { Place } from './may.js';
import type { Principal } from './principal.js';

/** Reports count immediately from approved directors, or from anyone. Those of coordinators and the operator always do. */
export const REPORTS_FROM = ['approved', 'anyone'] as const;
export type ReportsFrom = (typeof REPORTS_FROM)[number];

export interface ReportedPlace extends Place {
  readonly isOnline: boolean;
}

/** Whether a person is an approved director for the place of a tournament. An online tournament is inside every region. */
export const isApprovedDirector = ({ grants }: Pick<Principal, 'grants'>, place: ReportedPlace): boolean =>
  grants.some(
    (grant) =>
      grant.role === 'director' &&
      (grant.region === null ||
        place.isOnline ||
        (grant.region === place.region &&
          // Two regions may have the same name, so the continent is compared too.
          (grant.continent ?? place.continent) === (place.continent ?? grant.continent ?? null))),
  );
