import type { Place } from './may.js';
import type { Principal } from './principal.js';

/** Whose reports count at once, beside those of coordinators and of the operator: those of approved directors, or of anyone. */
export const REPORTS_FROM = ['approved', 'anyone'] as const;
export type ReportsFrom = (typeof REPORTS_FROM)[number];

/** Where a report says that its tournament was played. */
export interface ReportedPlace extends Place {
  readonly isOnline: boolean;
}

/** Whether somebody is approved as a director where a tournament was played. What is played online is inside every region. */
export const isApprovedDirector = ({ grants }: Pick<Principal, 'grants'>, place: ReportedPlace): boolean =>
  grants.some(
    (grant) =>
      grant.role === 'director' &&
      (grant.region === null ||
        place.isOnline ||
        (grant.region === place.region &&
          // The name of a region alone does not tell where it lies.
          (grant.continent ?? place.continent) === (place.continent ?? grant.continent ?? null))),
  );
