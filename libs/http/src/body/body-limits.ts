import type { JsonLimits } from '@quadrant/rules/report';

/**
 * The limits on the JSON body of a route. Each different name of a member costs far more than its bytes: 100,000 of
 * them delayed all other requests for seconds.
 */
export interface BodyLimits extends JsonLimits {
  readonly bytes: number;
}

/** It is for requests of forms and programs. The largest real one has a few dozen members. */
export const SMALL_BODY: BodyLimits = { bytes: 64 * 1024, values: 1000, depth: 32, names: 1000 };

/** It is for requests with a report, which holds up to 5,000 players and 5,000 matches, and has members named by player. */
export const REPORT_BODY: BodyLimits = { bytes: 2 * 1024 * 1024, values: 200_000, depth: 64, names: 10_000 };

/** It is for the files of a batch: one, or an archive of thousands. */
export const ARCHIVE_BODY: BodyLimits = { ...REPORT_BODY, bytes: 60 * 1024 * 1024 };

/** It is for tables about the files of a batch. */
export const TABLE_BODY: BodyLimits = { bytes: 8 * 1024 * 1024, values: 500_000, depth: 16, names: 10_000 };

/** It is for proposals. A patch holds up to 256 kB, and JSON may write a character of it in more bytes than the patch keeps. */
export const PATCH_BODY: BodyLimits = { bytes: 512 * 1024, values: 50_000, depth: 64, names: 10_000 };

/** It is for changes of drafts, which hold a document of 64 kB typed by a person, and the answers beside it. */
export const DRAFT_BODY: BodyLimits = { bytes: 128 * 1024, values: 50_000, depth: 64, names: 5000 };
